/**
 * A gate is a promise about answers: a figure that stays within a bound, taken again under any levers. What must stay true:
 * a fixture's *shape* holds before its gates are believed, because a gate passes on nothing once its fixture has drifted to
 * where another rule covers it.
 */
import type { LeverSettings } from '../../engine/levers.ts';

/** A preset's name, or settings upon `current`. */
export type Setting = string | LeverSettings;

export type Bound =
  | { readonly tag: 'least'; readonly value: number }
  | { readonly tag: 'most'; readonly value: number };

export interface Gate<Seen> {
  readonly says: string;
  readonly bound: Bound;
  figure(seen: Seen): number;
}

export const atLeast = <Seen>(says: string, value: number, figure: (seen: Seen) => number): Gate<Seen> => ({
  says,
  bound: { tag: 'least', value },
  figure,
});

export const atMost = <Seen>(says: string, value: number, figure: (seen: Seen) => number): Gate<Seen> => ({
  says,
  bound: { tag: 'most', value },
  figure,
});

/** A gate that holds or does not: its figure is 1 or 0. */
export const holds = <Seen>(says: string, of: (seen: Seen) => boolean): Gate<Seen> =>
  atLeast(says, 1, (seen) => (of(seen) ? 1 : 0));

/** Parts of an answer whose shares of the delivered source tell the fixture's story. */
export interface Groups {
  readonly answer: RegExp;
  readonly incidental: RegExp;
}

/** The question of a fixture whose answer tells a story, and the parts that the story is about. */
export interface Story {
  readonly question: string;
  readonly groups: Groups;
}

/** What a fixture shows under some levers: gates read it. */
export interface Fixture<Seen> {
  readonly name: string;
  /** Section of the design history that it comes from, or `ours`. */
  readonly seed: string;
  /** Levers under which its gates are read, where another mechanism would hide the one that they are about. */
  readonly given: LeverSettings;
  open(): Promise<(setting: Setting) => Seen>;
  readonly shape: readonly Gate<Seen>[];
  readonly gates: readonly Gate<Seen>[];
}

export interface Verdict {
  readonly figure: number;
  readonly holds: boolean;
}

/** Whether a figure is within its bound. */
export const judged = ({ tag, value }: Bound, figure: number): Verdict => ({
  figure,
  holds: tag === 'least' ? figure >= value : figure <= value,
});

/** A gate that can be taken, whatever its fixture shows. */
export interface Check {
  /** `fixture: what the gate says`, unique among all. */
  readonly name: string;
  readonly says: string;
  readonly bound: Bound;
  under(setting: Setting): Verdict;
}

export interface OpenFixture {
  readonly name: string;
  readonly seed: string;
  readonly shape: readonly Check[];
  readonly gates: readonly Check[];
}

/** Makes a fixture's gates ready to be taken. Each setting is looked at once, however many gates read it. */
export async function openFixture<Seen>(fixture: Fixture<Seen>): Promise<OpenFixture> {
  const look = await fixture.open();
  const seen = new Map<string, Seen>();
  const see = (setting: Setting): Seen => {
    const whole = typeof setting === 'string' ? setting : { ...fixture.given, ...setting };
    const key = JSON.stringify(whole);
    const known = seen.get(key);
    if (known !== undefined) return known;
    const fresh = look(whole);
    seen.set(key, fresh);
    return fresh;
  };
  const check = ({ says, bound, figure }: Gate<Seen>): Check => ({
    name: `${fixture.name}: ${says}`,
    says,
    bound,
    under: (setting) => judged(bound, figure(see(setting))),
  });
  return {
    name: fixture.name,
    seed: fixture.seed,
    shape: fixture.shape.map(check),
    gates: fixture.gates.map(check),
  };
}
