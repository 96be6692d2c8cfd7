/**
 * Whether a machine wrote a file: by a name that a generator is known to use, or by a banner in the opening comment. The
 * banner has to stand at the start of a sentence of a comment, so that code which merely speaks of banners is not one.
 */

const NAMES: readonly (readonly [shape: RegExp, rule: string])[] = [
  [/(?:\.pb|\.pulsar|_grpc\.pb)\.go$/, '*.pb.go'],
  [/(?:_mocks?\.go|(?:^|\/)mock_[^/]*\.go)$/, 'mock_*.go'],
  [/(?:^|\/)zz_generated[^/]*\.go$/, 'zz_generated*.go'],
  [/\.(?:generated|gen)\.[cm]?[jt]sx?$/, '*.generated.ts'],
  [/(?:\.pb|_pb|_grpc_pb)(?:\.d)?\.[jt]s$/, '*_pb.js'],
  [/[.-]min\.[cm]?js$/, '*.min.js'],
  [/_pb2(?:_grpc)?\.pyi?$/, '*_pb2.py'],
  [/\.pb\.(?:cc|h|swift|dart)$/, '*.pb.cc'],
  [/(?:\.g|Grpc)\.cs$/, '*.g.cs'],
  [/(?:OuterClass|Grpc)\.java$/, '*OuterClass.java'],
  [/\.(?:g|freezed|pbgrpc|chopper)\.dart$/, '*.g.dart'],
  [/\.generated\.rs$/, '*.generated.rs'],
  [/(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|composer\.lock|pubspec\.lock)$/, 'lock file'],
  [/\.min\.css$/, '*.min.css'],
];

/** The name rule that says a machine wrote the file, or null. */
export function generatedByName(path: string): string | null {
  return NAMES.find(([shape]) => shape.test(path))?.[1] ?? null;
}

/** A banner stands within this many characters and lines of the start. */
const BANNER_CHARS = 8192;
const BANNER_LINES = 60;
/** A banner line is kept as evidence up to this many characters. */
const EVIDENCE_CHARS = 120;

const COMMENT_LEADER = /^\s*(?:\/\/+!?|\/\*+!?|\*+|#+!?|--+|<!--|%+|;+|'|!|\(\*|\{-|"""|'''|=begin|<#|rem\b)[\s*]*/i;
/** Where a sentence of a comment starts: at its beginning, after a full stop, or after a warning and a colon. */
const START = '(?:^|[.!?:]\\s+|^[^a-z]*\\b(?:warning|note|caution|attention|important)\\b[\\s:!,-]*)';
const BY = '(?:by|from|with|using|via)\\b';
const AUTO = '(?:auto(?:matically)?[ -]?)';

const BANNERS: readonly RegExp[] = [
  `${START}code generated\\b.{0,200}\\bdo not (?:edit|modify|change)`,
  `${START}do not (?:edit|modify|change)\\b.{0,120}(?:code generated|${AUTO}generated|generated (?:file|code|${BY}))`,
  `${START}${AUTO}?generated ${BY}.{0,200}\\bdo not (?:edit|modify|change)`,
  `${START}${AUTO}generated\\b(?: (?:file|code|source))?(?: ${BY}|[.,;:!]|\\s*$|\\s+-)`,
  `${START}generated ${BY}.{1,80}?\\b(?:by running|compiler\\b)`,
  `${START}(?:this|the following) (?:file|class|code|module|source|source code|document|client)(?: \\S+)? (?:is|was|has been) ${AUTO}?generated\\b`,
  '<auto-?generated\\b',
  '(?:^|[^\\w@`\'"])@generated(?![\\w`\'"-])',
].map((source) => new RegExp(source, 'i'));

/** The line that says a machine wrote the file, or null. */
export function generatedByBanner(text: string): string | null {
  const head = text.slice(0, BANNER_CHARS);
  if (!/generat/i.test(head)) return null;
  const lines = head.split('\n', BANNER_LINES);
  let inBlock = false;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const leader = COMMENT_LEADER.exec(line)?.[0] ?? (inBlock ? '' : null);
    if (leader !== null && BANNERS.some((banner) => banner.test(line.slice(leader.length).trim()))) {
      return `line ${at + 1}: ${line.trim().slice(0, EVIDENCE_CHARS)}`;
    }
    inBlock = endsInBlock(line, inBlock);
  }
  return null;
}

/** Whether a block comment (C's, or a docstring at the head) is open after the line. */
function endsInBlock(line: string, inBlock: boolean): boolean {
  if (inBlock) return !/\*\/|"""|'''|-->/.test(line);
  const open = /^\s*(?:\/\*|"""|'''|<!--)/.exec(line);
  return open !== null && !/\*\/|"""|'''|-->/.test(line.slice(open[0].length));
}
