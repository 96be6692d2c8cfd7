/**
 * One question, answered once under each preset of the design's history on the same index: what every file got, in the
 * presets' own order, as plain data.
 */
import { FILE_CLASSES, type FileClass } from '../../engine/classify/types.ts';
import { explore } from '../../engine/engine.ts';
import { PRESETS, type PresetName } from '../../engine/levers.ts';
import type { RenderMode } from '../../engine/render/types.ts';
import type { ExploreRequest } from '../../engine/request.ts';
import type { RepositoryIndex } from '../../engine/snapshot/types.ts';

export interface DeliveredFile {
  readonly path: string;
  readonly fileClass: FileClass;
  /** Characters of its fenced body. */
  readonly delivered: number;
  /** Percent of the delivered source. */
  readonly share: number;
  readonly mode: RenderMode;
  /** True only when every line of the file is shown. */
  readonly complete: boolean;
}

export interface PresetAnswer {
  readonly preset: PresetName;
  /** Characters of the answer, and of the source in it. */
  readonly chars: number;
  readonly source: number;
  readonly envelope: number;
  /** In the order of the answer. */
  readonly files: readonly DeliveredFile[];
  readonly pointers: readonly string[];
}

export const PRESET_NAMES = Object.keys(PRESETS) as readonly PresetName[];

/** A request without its levers, answered under every preset. */
export function answerUnderPresets(
  index: RepositoryIndex,
  request: Omit<ExploreRequest, 'levers' | 'report'>,
): readonly PresetAnswer[] {
  const { files: table, strings } = index.graph;
  const classes = new Map(
    Array.from(table.path, (path, file) => [strings.at(path), FILE_CLASSES[table.fileClass[file]]] as const),
  );
  return PRESET_NAMES.map((preset) => {
    const { answer } = explore(index, { ...request, levers: preset });
    const files = answer.files.map(({ path, delivered, share, mode, complete }) => ({
      path,
      fileClass: classes.get(path) ?? 'source',
      delivered,
      share,
      mode,
      complete,
    }));
    return {
      preset,
      chars: answer.markdown.length,
      source: files.reduce((sum, { delivered }) => sum + delivered, 0),
      envelope: answer.envelope,
      files,
      pointers: answer.pointers.map(({ path }) => path),
    };
  });
}
