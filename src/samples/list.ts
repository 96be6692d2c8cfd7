/** Repositories that come with the product, so that a first question needs no network. Folders are relative to the project's root. */
export interface Sample {
  /** Stem of the archive, and the repository's name. */
  readonly name: string;
  /** One sentence for the page. */
  readonly says: string;
  /** A question that the sample answers well. */
  readonly question: string;
  readonly folders: readonly string[];
  readonly files: readonly string[];
  /** Path prefix inside the archive that is cut, so that the sample has its own root. */
  readonly root: string;
}

export const SAMPLES: readonly Sample[] = [
  {
    name: 'payroll-go',
    says: 'A small Go service: hand-written payroll code beside generated code with the same names.',
    question: 'how does payroll cycle create and calculate payslips?',
    folders: ['src/testing/fixtures/payroll-go'],
    files: [],
    root: 'src/testing/fixtures/payroll-go/',
  },
  {
    name: 'codegraph-web',
    says: 'This product’s own sources in TypeScript.',
    question: 'how does explore allocate its output budget across files',
    folders: ['src/engine', 'src/ingest', 'src/protocol', 'src/ui', 'src/samples', 'worker', 'edge'],
    files: ['package.json', 'tsconfig.json', 'vite.config.ts'],
    root: '',
  },
];
