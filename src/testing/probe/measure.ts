/** Fixtures measured: gates under today's levers, and for a story what each preset gave to its groups. Plain data. */
import { PRESETS } from '../../engine/levers.ts';
import { FIXTURES } from '../gates/fixtures.ts';
import { type Bound, type Check, type Gate, judged, type OpenFixture, type Verdict } from '../gates/gate.ts';
import type { Seen } from '../gates/look.ts';
import { MUTATIONS } from '../gates/mutations.ts';
import { SELF_QUERY, STORIES, type StoryFixture } from '../gates/stories.ts';

export interface GateFigures extends Verdict {
  readonly says: string;
  readonly bound: Bound;
}

export interface PresetFigures {
  readonly preset: string;
  /** Shares of the delivered source, 0 … 1. */
  readonly answer: number;
  readonly incidental: number;
  /** Of the whole answer. */
  readonly chars: number;
  readonly files: readonly { readonly path: string; readonly delivered: number; readonly mode: string }[];
}

export interface FixtureFigures {
  readonly name: string;
  readonly seed: string;
  /** Empty for a fixture that tells no story. */
  readonly question: string;
  readonly presets: readonly PresetFigures[];
  /** Shape first, then the gates. */
  readonly gates: readonly GateFigures[];
}

export interface MutationFigures {
  readonly says: string;
  readonly seed: string;
  readonly off: Readonly<Record<string, number | boolean | undefined>>;
  readonly red: readonly { readonly gate: string; readonly figure: number; readonly isRed: boolean }[];
}

/** Names that `measure` knows. */
export async function fixtureNames(): Promise<readonly string[]> {
  return [...(await Promise.all(FIXTURES.map((open) => open()))).map(({ name }) => name), SELF_QUERY.name];
}

/** The fixtures of these names; all of them for none. The live one reads the project's own sources as they are. */
export async function measure(names: readonly string[]): Promise<readonly FixtureFigures[]> {
  const wanted = (name: string): boolean => names.length === 0 || names.includes(name);
  const figures: FixtureFigures[] = [];
  for (const fixture of [...STORIES, SELF_QUERY]) if (wanted(fixture.name)) figures.push(await measureStory(fixture));
  const told = new Set(STORIES.map(({ name }) => name));
  for (const open of FIXTURES) {
    const fixture = await open();
    if (!told.has(fixture.name) && wanted(fixture.name)) figures.push(measured(fixture, '', []));
  }
  return figures;
}

async function measureStory(fixture: StoryFixture): Promise<FixtureFigures> {
  const look = await fixture.open();
  const today = look('current');
  const taken = ({ says, bound, figure }: Gate<Seen>): GateFigures => ({
    says,
    bound,
    ...judged(bound, figure(today)),
  });
  return {
    name: fixture.name,
    seed: fixture.seed,
    question: fixture.story.question,
    presets: Object.keys(PRESETS).map((preset) => presetFigures(preset, look(preset), fixture.story.groups)),
    gates: [...fixture.shape, ...fixture.gates].map(taken),
  };
}

function presetFigures(preset: string, seen: Seen, groups: StoryFixture['story']['groups']): PresetFigures {
  return {
    preset,
    answer: seen.share(groups.answer),
    incidental: seen.share(groups.incidental),
    chars: seen.answer.markdown.length,
    files: seen.answer.files.map(({ path, delivered, mode }) => ({ path, delivered, mode })),
  };
}

const measured = (
  { name, seed, shape, gates }: OpenFixture,
  question: string,
  presets: readonly PresetFigures[],
): FixtureFigures => ({ name, seed, question, presets, gates: [...shape, ...gates].map(figuresOf) });

const figuresOf = ({ says, bound, under }: Check): GateFigures => ({ says, bound, ...under({}) });

/** The mutation table, taken. */
export async function measureMutations(): Promise<readonly MutationFigures[]> {
  const gates = new Map(
    (await Promise.all(FIXTURES.map((open) => open()))).flatMap((fixture) =>
      fixture.gates.map((gate) => [gate.name, gate] as const),
    ),
  );
  return MUTATIONS.map(({ says, seed, off, red }) => ({
    says,
    seed,
    off,
    red: red.map((gate) => {
      const verdict = gates.get(gate)?.under(off);
      return { gate, figure: verdict?.figure ?? Number.NaN, isRed: verdict?.holds === false };
    }),
  }));
}
