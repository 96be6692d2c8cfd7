/** What a probe found, as text: the same figures give the same bytes. */
import { table } from '../../bench/table.ts';
import type { Bound } from '../gates/gate.ts';
import type { FixtureFigures, GateFigures, MutationFigures, PresetFigures } from './measure.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
const figure = (value: number): string => (Number.isInteger(value) ? grouped(value) : value.toFixed(3));
const bound = ({ tag, value }: Bound): string => `${tag === 'least' ? '≥' : '≤'} ${figure(value)}`;
const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const gateRow = ({ says, holds, bound: within, figure: value }: GateFigures): readonly string[] => [
  `${holds ? 'ok  ' : 'RED '} ${says}`,
  figure(value),
  bound(within),
];

const presetRow = ({ preset, answer, incidental, chars, files }: PresetFigures): readonly string[] => [
  preset,
  percent(answer),
  percent(incidental),
  grouped(chars),
  `${files.map(({ path, delivered, mode }) => `${baseName(path)} ${grouped(delivered)} ${mode}`).join(', ') || '-'}`,
];

/** A fixture's story, a row a preset, and its gates. */
export function printFixture({ name, seed, question, presets, gates }: FixtureFigures): string {
  const title = question === '' ? `${name} (${seed})` : `${name} (${seed}): ${question}`;
  const rows = presets.map(presetRow);
  const story = rows.length === 0 ? '' : table(['preset', 'answer', 'incidental', 'chars', ''], rows);
  return `${title}\n${story}${table(['gate', 'figure', 'bound'], gates.map(gateRow))}\n`;
}

/** Every mutation with the gates that it turns red. */
export function printMutations(mutations: readonly MutationFigures[]): string {
  return mutations
    .map(({ says, seed, off, red }) => {
      const settings = Object.entries(off).map(([name, value]) => `${name} = ${value}`);
      const rows = red.map(({ gate, isRed }) => `    ${isRed ? 'red  ' : 'GREEN'} ${gate}\n`);
      return `${says} (${seed}; ${settings.join(', ')})\n${rows.join('')}`;
    })
    .join('');
}
