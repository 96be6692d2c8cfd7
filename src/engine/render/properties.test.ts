/** What holds for every repository, ranking and bound. Repositories are written in the notation, so a failure reads as one. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Asked, ask, readSections, reportOf } from '../../testing/answers.ts';
import { rankedRepository } from '../../testing/ranked-repository.ts';
import { NODE_KINDS } from '../extract/types.ts';
import { readLevers } from '../levers.ts';

/** A heading's newline, both fences with `ts`, their newlines and the blank line: characters of a section around its body. */
const FRAME = 1 + 3 + 2 + 1 + 3 + 2;

const importance = fc.constantFrom('', '', '★1', '★3', '★7', '★10', '★10 named', '★9 exact', '★5 entry');
const definition = fc.record({
  gap: fc.nat(6),
  doc: fc.nat(3),
  length: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 10, max: 150 })),
  kind: fc.constantFrom('function', 'function', 'variable', 'class'),
  members: fc.array(fc.record({ length: fc.integer({ min: 2, max: 40 }), mark: importance }), { maxLength: 4 }),
  mark: importance,
});
const file = fc.record({
  width: fc.oneof(fc.constantFrom(30, 40, 60), fc.integer({ min: 1, max: 300 })),
  definitions: fc.array(definition, { maxLength: 8 }),
  tail: fc.nat(30),
  score: fc.oneof(fc.integer({ min: 0, max: 90 }), fc.constantFrom(0, 0.001)),
  flags: fc.constantFrom('', '', '', 'named', 'pinned', 'spine', '×.3'),
});

/** Definitions one after another; a class holds its members one after another. */
function write(files: readonly (typeof file extends fc.Arbitrary<infer T> ? T : never)[]): string {
  return files
    .map(({ width, definitions, tail, score, flags }, at) => {
      const rows: string[] = [];
      let line = 1;
      definitions.forEach(({ gap, doc, length, kind, members, mark }, index) => {
        const docLine = line + gap;
        const start = docLine + doc;
        const name = `d${at}x${index}`;
        if (kind !== 'class') {
          rows.push(`${kind} ${name} ${start}–${start + length - 1} doc ${docLine} ${mark}`);
          line = start + length;
          return;
        }
        let next = start + 1;
        const inner = members.map((member, each) => {
          const row = `method ${name}m${each} ${next}–${next + member.length - 1} ${member.mark}`;
          next += member.length + 1;
          return row;
        });
        rows.push(`class ${name} ${start}–${next} doc ${docLine} body ${start} ${mark}`, ...inner);
        line = next + 1;
      });
      return [`dir/f${at}.ts | ${line - 1 + tail} × ${width} | ${score} ${flags}`, ...rows].join('\n');
    })
    .join('\n');
}

const notation = fc.array(file, { minLength: 1, maxLength: 10 }).map(write);
const options = fc.record({
  indexedFiles: fc.constantFrom(10, 200, 900),
  maxFiles: fc.constantFrom(null, 1, 3, 20),
});
const bound = fc.integer({ min: 2_000, max: 25_000 });

describe('every answer', () => {
  it('is within its hard ceiling, and over its envelope by no more than all purchases together', () => {
    fc.assert(
      fc.property(notation, options, (text, how) => {
        const { answer, tier } = ask(rankedRepository(text), how);
        expect(answer.markdown.length).toBeLessThanOrEqual(tier.hardCeiling);
        const overshoot = Math.round(readLevers(undefined).buyOvershoot * tier.envelope);
        expect(answer.markdown.length).toBeLessThanOrEqual(tier.envelope + overshoot);
      }),
      { numRuns: 200 },
    );
  });

  it('is within the ceiling whatever guard is off', () => {
    const switches = fc.record({
      fundingGuard: fc.boolean(),
      ceilingGuard: fc.boolean(),
      memberShrink: fc.boolean(),
      carryForward: fc.boolean(),
      flatCap: fc.constantFrom(0, 3_800),
      slackBar: fc.constantFrom(0, 1),
    });
    fc.assert(
      fc.property(notation, options, switches, fc.option(bound), (text, how, levers, maxChars) => {
        const { answer } = ask(rankedRepository(text), { ...how, maxChars, levers });
        expect(answer.markdown.length).toBeLessThanOrEqual(maxChars ?? answer.hardCeiling);
      }),
      { numRuns: 100 },
    );
  });

  it('is within the bound of its request, and no longer for a smaller one', () => {
    fc.assert(
      fc.property(notation, options, bound, bound, (text, how, one, other) => {
        const repository = rankedRepository(text);
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map(
          (maxChars) => ask(repository, { ...how, maxChars }).answer.markdown.length,
        );
        expect(less).toBeLessThanOrEqual(Math.min(one, other));
        expect(more).toBeLessThanOrEqual(Math.max(one, other));
        expect(less).toBeLessThanOrEqual(more);
      }),
      { numRuns: 60 },
    );
  });

  it('delivers lines as they are in the file, in order, each once, and says which', () => {
    fc.assert(
      fc.property(notation, options, fc.option(bound), (text, how, maxChars) => {
        const repository = rankedRepository(text);
        const { answer } = ask(repository, { ...how, maxChars });
        const sections = readSections(answer.markdown);
        expect(sections.map(({ path }) => path)).toEqual(answer.files.map(({ path }) => path));
        for (const [at, { path, lines }] of sections.entries()) {
          const source = repository.texts[fileOf(repository, path)].split('\n');
          const numbers = [...lines.keys()];
          expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
          for (const [number, line] of lines) expect(line).toBe(source[number - 1]);
          const spanned = answer.files[at].spans.flatMap(({ startLine, endLine }) =>
            Array.from({ length: endLine - startLine + 1 }, (_, each) => startLine + each),
          );
          expect(numbers).toEqual(spanned);
          expect(answer.files[at].complete).toBe(numbers.length === answer.files[at].lines);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('cuts no body but in a window that it declares', () => {
    fc.assert(
      fc.property(notation, options, fc.option(bound), (text, how, maxChars) => {
        const repository = rankedRepository(text);
        const asked = ask(repository, { ...how, maxChars });
        for (const { path, lines, heading } of readSections(asked.answer.markdown)) {
          const windows = new Set(windowsOf(asked, path));
          for (const { name, startLine, endLine } of bodiesOf(asked, path)) {
            const numbers = Array.from({ length: endLine - startLine + 1 }, (_, at) => startLine + at);
            const shown = numbers.filter((line) => lines.has(line)).length;
            if (shown === 0 || shown === numbers.length || windows.has('beginning')) continue;
            expect(windows).toContain(name);
            expect(asked.answer.files.find((each) => each.path === path)?.mode, heading).toBe('window');
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('gives a file the smaller of its reservation and its size, or the report says why not', () => {
    fc.assert(
      fc.property(notation, options, (text, how) => {
        const asked = ask(rankedRepository(text), how);
        for (const row of reportOf(asked).files) {
          if (row.reservation === null || row.skipped !== null) continue;
          if (row.delivered >= Math.min(row.reservation, row.size ?? 0)) continue;
          expect(row.detail).toMatch(/\d+ of its reservation left: (no other piece|no further line|nothing else)/);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('lends a file what files above it left over and no more, and nothing while an overshoot is not made good', () => {
    fc.assert(
      fc.property(notation, options, (text, how) => {
        const { page, allocation, spending, answer } = ask(rankedRepository(text), how);
        const sections = new Map(readSections(answer.markdown).map((section) => [section.path, section]));
        const { fileOverhead } = page.levers;
        let [promised, spent] = [0, 0];
        page.ranking.files.forEach(({ path }, at) => {
          const grant = allocation.grants[at];
          if (grant.tag !== 'reserved') return;
          const { spendable, paidBy } = spending.files[at];
          // A body that is finished or a file that is bought is paid for by the overshoot pool and not by slack.
          if (paidBy === 'own')
            expect(spendable).toBeLessThanOrEqual(grant.chars + fileOverhead + Math.max(0, promised - spent));
          promised += grant.chars + fileOverhead;
          const section = sections.get(path);
          if (section) spent += section.heading.length + section.body + FRAME;
        });
      }),
      { numRuns: 200 },
    );
  });

  it('is the same every time', () => {
    fc.assert(
      fc.property(notation, options, (text, how) => {
        expect(ask(rankedRepository(text), how).answer).toEqual(ask(rankedRepository(text), how).answer);
      }),
      { numRuns: 30 },
    );
  });
});

describe('every report', () => {
  it('adds up to the answer, and has each file in one place', () => {
    fc.assert(
      fc.property(notation, options, fc.option(bound), (text, how, maxChars) => {
        const asked = ask(rankedRepository(text), { ...how, maxChars });
        const before = JSON.stringify(asked.answer);
        const report = reportOf(asked);
        expect(JSON.stringify(asked.answer)).toBe(before);
        const sum = report.files.reduce((total, { delivered }) => total + delivered, 0);
        expect(sum + report.envelope.meta).toBe(asked.answer.markdown.length);
        expect(report.envelope.source).toBe(sum);
        expect(report.envelope.allocated).toBe(report.envelope.delivered);
        const delivered = new Set(asked.answer.files.map(({ path }) => path));
        const pointed = new Set(asked.answer.pointers.map(({ path }) => path));
        expect(report.files).toHaveLength(asked.page.ranking.files.length);
        for (const { path, place, skipped, delivered: chars } of report.files) {
          expect(place).toBe(delivered.has(path) ? 'delivered' : pointed.has(path) ? 'pointer' : 'omitted');
          expect(delivered.has(path) && pointed.has(path)).toBe(false);
          expect(skipped === null).toBe(place === 'delivered');
          expect(chars).toBe(asked.answer.files.find((each) => each.path === path)?.delivered ?? 0);
        }
      }),
      { numRuns: 150 },
    );
  });
});

const fileOf = ({ graph }: { readonly graph: Asked['page']['graph'] }, path: string): number =>
  Array.from({ length: graph.files.count }, (_, at) => at).find(
    (at) => graph.strings.at(graph.files.path[at]) === path,
  ) ?? -1;

const windowsOf = ({ page, spending }: Asked, path: string): readonly string[] =>
  spending.files[page.ranking.files.findIndex((each) => each.path === path)].windows;

/** Bodies that nothing else is inside of: functions, methods and variables. */
function bodiesOf({ page }: Asked, path: string) {
  const { nodes, files } = page.graph;
  const at = fileOf(page, path);
  const bodies: { name: string; startLine: number; endLine: number }[] = [];
  for (let node = files.firstNode[at] + 1; node < files.firstNode[at + 1]; node++) {
    if (NODE_KINDS[nodes.kind[node]] === 'class') continue;
    bodies.push({ name: page.name(node), startLine: nodes.startLine[node], endLine: nodes.endLine[node] });
  }
  return bodies;
}
