/** Every fixture with gates, ready to be opened. */
import { DIVISION } from './division.ts';
import { type Fixture, type OpenFixture, openFixture } from './gate.ts';
import { SCORING } from './scoring.ts';
import { SPENDING } from './spending.ts';
import { STORIES } from './stories.ts';
import { TEXT } from './text.ts';

const opening =
  <Seen>(fixture: Fixture<Seen>) =>
  (): Promise<OpenFixture> =>
    openFixture(fixture);

/** Stories first, then in the order of the pipeline. */
export const FIXTURES: readonly (() => Promise<OpenFixture>)[] = [
  ...STORIES.map(opening),
  ...SCORING.map(opening),
  ...DIVISION.map(opening),
  ...SPENDING.map(opening),
  ...TEXT.map(opening),
];
