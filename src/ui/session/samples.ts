/** Sample repositories that are served beside the page, so that a first answer needs nothing from anywhere else. */
import type { Problem } from '../../engine/problem.ts';
import type { Outcome } from '../../protocol/worker.ts';

export interface Sample {
  /** File name under `samples/`. */
  readonly file: string;
  readonly name: string;
  /** One sentence on what it is. */
  readonly says: string;
  /** A question it answers well. */
  readonly question: string;
}

const isSample = (value: unknown): value is Sample =>
  typeof value === 'object' &&
  value !== null &&
  ['file', 'name', 'says', 'question'].every((key) => typeof Reflect.get(value, key) === 'string');

/** The list of samples; empty when it is not served. */
export async function fetchSamples(base: string): Promise<readonly Sample[]> {
  try {
    const response = await fetch(new URL('samples/index.json', base));
    const list: unknown = response.ok ? await response.json() : [];
    return Array.isArray(list) ? list.filter(isSample) : [];
  } catch {
    return [];
  }
}

const unserved = (sample: Sample, why: string): Problem => ({
  code: 'internal',
  seen: `The sample ${sample.name} could not be read: ${why}.`,
  todo: 'Reload the page, or open a repository of your own.',
  where: `samples/${sample.file}`,
});

/** The archive of a sample. */
export async function fetchSample(base: string, sample: Sample): Promise<Outcome<Blob>> {
  try {
    const response = await fetch(new URL(`samples/${encodeURIComponent(sample.file)}`, base));
    if (response.ok) return { tag: 'ok', value: await response.blob() };
    return { tag: 'problem', problem: unserved(sample, `the server answered ${response.status}`) };
  } catch {
    return { tag: 'problem', problem: unserved(sample, 'the server did not answer') };
  }
}
