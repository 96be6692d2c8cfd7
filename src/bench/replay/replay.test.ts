import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BenchCommands, buildBenchCommands } from '../../testing/bench-command.ts';

const FOLDER = 'src/testing/fixtures/payroll-go';
const QUESTION = 'how does payroll cycle create and calculate payslips?';

let commands: BenchCommands;
beforeAll(async () => {
  commands = await buildBenchCommands();
});
afterAll(() => commands.remove());

/** Rows of a table by their first word, as cells. */
const rowsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(text.split('\n').map((line) => [line.trim().split(/\s{2,}/)[0], line.trim()]));

describe('npm run replay', () => {
  it('prints one table of what each preset delivered, with the same bytes each time', () => {
    const { status, stdout, stderr } = commands.run('replay', FOLDER, QUESTION);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.split('\n')[0]).toBe(`payroll-go, 23 files: ${QUESTION}`);
    const rows = rowsOf(stdout);
    // The file that the question is about; and generated code, which only the first preset gave source.
    expect(rows.get('internal/payroll/cycle.go')).toMatch(/ [DWP]$/);
    expect(rows.get('internal/gen/fkit/payroll/payslip_crud.go')).toMatch(/crud\.go\s+[\d,]+\s+[\d.]+ W[\s·]*$/);
    expect(commands.run('replay', FOLDER, QUESTION).stdout).toBe(stdout);
  });

  it('keeps to the bounds of the question', () => {
    const { stdout } = commands.run('replay', FOLDER, QUESTION, '--maxFiles', '1', '--maxChars', '4000', '--json');
    const { answers, ...said } = JSON.parse(stdout);
    expect(said).toEqual({ repository: 'payroll-go', indexedFiles: 23, query: QUESTION, maxFiles: 1, maxChars: 4000 });
    expect(answers.map(({ preset }: { preset: string }) => preset)).toEqual([
      'flat-cap',
      'scored',
      'proportional',
      'spent',
      'current',
    ]);
    for (const { chars, files } of answers) {
      expect(chars).toBeLessThanOrEqual(4000);
      expect(files.length).toBeLessThanOrEqual(1);
    }
  });

  it.each([
    ['no folder', [], 'No folder is named. Write: npm run replay -- <folder>'],
    ['no question', [FOLDER], 'No question is asked. Write: npm run replay -- <folder>'],
    ['a blank question', [FOLDER, ' '], 'The question is blank. Ask something in plain words'],
    ['a missing folder', ['no/such/folder', 'why?'], 'There is no folder “no/such/folder”. Name a folder that exists.'],
    ['a file for a folder', ['package.json', 'why?'], 'There is no folder “package.json”.'],
    ['a question in pieces', [FOLDER, 'how', 'so?'], 'The question came in 2 pieces. Put it in quotation marks.'],
    ['a bound that is no number', [FOLDER, 'why?', '--maxFiles', 'few'], 'The field “maxFiles” is "few".'],
    ['a bound out of range', [FOLDER, 'why?', '--maxChars', '100'], 'The field “maxChars” is 100.'],
    ['an option that nobody knows', [FOLDER, 'why?', '--loud'], "Unknown option '--loud'"],
  ])('refuses %s', (_, args, words) => {
    const { status, stdout, stderr } = commands.run('replay', ...args);
    expect(stderr).toContain(words);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });
});
