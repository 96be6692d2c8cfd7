/** What is shown of a file and around the files, in shapes that each mechanism was made for. */
import { atLeast, atMost, type Fixture, type Gate, holds } from './gate.ts';
import { type Seen, spending } from './look.ts';

const fixture = (
  name: string,
  notation: string,
  maxChars: number | null,
  ...gates: readonly Gate<Seen>[]
): Fixture<Seen> => ({ name, seed: 'ours', given: {}, open: spending(notation, { maxChars }), shape: [], gates });

const shows = (path: string, line: number) => (seen: Seen) => seen.lines(path).includes(line);
const says = (text: string) => (seen: Seen) => seen.answer.markdown.includes(text);

const MANY = Array.from(
  { length: 6 },
  (_, at) => `a/directory/with/a/rather/long/name/other${at}.ts | 9 × 9 | 1\nfunction f${at} 1–9 ★2`,
).join('\n');

export const TEXT: readonly Fixture<Seen>[] = [
  fixture(
    'a definition that matters a fiftieth of the best',
    'a.ts | 900 × 40 | 40\nfunction a 1–20 ★100\nfunction b 30–40 ★2',
    null,
    holds('is not bought at all', (seen) => !shows('a.ts', 35)(seen)),
  ),
  fixture(
    'a named body a little over what its file may spend',
    'a.ts | 900 × 40 | 40\nfunction a 1–225 ★10 named',
    null,
    holds('is finished', (seen) => seen.row('a.ts').render === 'definitions'),
  ),
  fixture(
    'a gathered class with money left over',
    'a.ts | 900 × 40 | 40\nclass Service 1–60 ★10\nmethod m 5–50',
    null,
    holds('is shown with members that were not gathered', shows('a.ts', 30)),
  ),
  fixture(
    'a line that the question asked for',
    'a.ts | 200 × 40 | 40 pinned @100',
    4_000,
    atLeast('stands in a window of twelve', 12, (seen) => seen.lines('a.ts').length),
  ),
  fixture(
    'a body larger than its file may spend, and a helper',
    'a.ts | 500 × 40 | 40\nfunction big 1–400 ★10\nfunction helper 410–440 ★1',
    6_000,
    holds('the window leaves room for the helper', shows('a.ts', 430)),
  ),
  fixture(
    'lines left out between two definitions',
    'a.ts | 300 × 40 | 40\nfunction a 1–20 ★10\nfunction b 30–200\nfunction c 210–220 ★9',
    4_000,
    holds('are named in their gap', (seen) => seen.gaps('a.ts').join('').includes('b:30')),
  ),
  fixture(
    'a call between two definitions of the question',
    'a.ts | 60 × 40 | 40\nfunction a 1–20 ★10\nfunction b 30–40 ★9\na → b @5',
    null,
    holds('is told before the source', says('**Call path**')),
  ),
  fixture(
    'a caller that is not in the answer',
    'a.ts | 60 × 40 | 40\nfunction a 1–20\nfunction b 30–40 ★9\na → b @5',
    null,
    holds('is told before the source', says('**Callers of what is shown**')),
  ),
  fixture(
    'a full answer with six files left over',
    `a.ts | 700 × 40 | 40 named\nfunction a 1–690 ★10\n${MANY}`,
    null,
    atLeast('points to three of them at least', 3, ({ answer }) => answer.pointers.length),
    atMost('and stays within its ceiling', 19_500, ({ answer }) => answer.markdown.length),
  ),
];
