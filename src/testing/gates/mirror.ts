/**
 * Sources of the self-query in small: one large file that answers, a small helper half as relevant, and scripts that have
 * the words of the question by accident. The same roles and sizes as where the defect was first measured, and fixed, so
 * that its figures do not drift (seed CG-14, "Where the coverage lives").
 */
import type { NotedFile } from '../edge-notation.ts';

const functions = (many: number, write: (at: number) => string): string =>
  Array.from({ length: many }, (_, at) => write(at)).join('\n');

const STEPS = ['Weigh', 'Admit', 'Reserve', 'Spend', 'Settle', 'Clip', 'Point', 'Carry'];

const allocator = `/** Divides the output budget of explore across files: weighs, admits, reserves, spends. */
export interface BudgetShare { path: string; weight: number; budget: number }

/** Allocates the output budget of one explore call across its files. */
export function allocateExploreBudget(files: BudgetShare[], budget: number): BudgetShare[] {
  let left = budget;
  for (const file of files) {
    file.budget = ${STEPS.map((step) => `${step.toLowerCase()}Budget0(file, left)`).join(' + ')};
    left -= file.budget;
  }
  return files;
}

${functions(
  64,
  (at) => `/** ${STEPS[at % STEPS.length]}s a file's share of the output budget, step ${at}. */
export function ${STEPS[at % STEPS.length].toLowerCase()}Budget${Math.floor(at / STEPS.length)}(file: BudgetShare, budget: number): number {
  const share = Math.max(0, budget) * file.weight;
  if (share > budget) {
    file.budget = budget;
    return budget;
  }
  const rest = budget - share;
  const files = rest > share ? 2 : 1;
  file.budget = Math.floor(share / files);
  return file.budget;
}
`,
)}`;

const helper = `/** Sums and bounds that a budget is computed with. */
${functions(
  24,
  (at) => `export function boundBudget${at}(value: number, least: number, most: number): number {
  const bounded = value < least ? least : value > most ? most : value;
  return Math.round(bounded * ${at + 1});
}
`,
)}`;

const script = (name: string): string => `#!/usr/bin/env node
import { readFileSync } from 'node:fs';

const exploreFiles = process.argv.slice(2);
const outputBudget = Number(process.env.BUDGET ?? 20);
${functions(
  18,
  (at) => `
export function ${name}Row${at}(line) {
  const cells = line.split(',').map((cell) => cell.trim());
  if (cells.length < ${at + 1}) return null;
  return { name: cells[0], tokens: Number(cells[${at}] ?? 0), cost: Number(cells[1] ?? 0) };
}`,
)}

for (const path of exploreFiles) console.log(readFileSync(path, 'utf8').length / outputBudget);
`;

const bystander = (name: string): string =>
  `${functions(
    6,
    (at) => `export function ${name}${at}(value: string): string {
  return value.trim().slice(${at});
}
`,
  )}`;

/** The repository of the mirror, in path order. */
export const MIRROR: readonly NotedFile[] = [
  { path: 'scripts/eval/hook.mjs', text: script('hook') },
  { path: 'scripts/eval/metrics.mjs', text: script('metrics') },
  { path: 'scripts/eval/session.mjs', text: script('session') },
  { path: 'src/mcp/allocator.ts', text: allocator },
  {
    path: 'src/mcp/server.ts',
    text: `import { allocateExploreBudget } from './allocator';
/** Answers an explore call. */
export function handleExplore(paths: string[]) {
  return allocateExploreBudget(paths.map((path) => ({ path, weight: 1, budget: 0 })), 18000);
}
`,
  },
  { path: 'src/text/trim.ts', text: bystander('trim') },
  { path: 'src/text/wrap.ts', text: bystander('wrap') },
  { path: 'src/util/budget-math.ts', text: helper },
];

const part = (name: string, calls: string): string => `/** ${name}: a part of the indexing pipeline. */
export class ${name} {
${functions(
  8,
  (at) => `  /** Step ${at} of this part of the pipeline. */
  step${at}(input: string[]): string[] {
    const kept = input.filter((each) => each.length > ${at});
    return kept.map((each) => \`\${each}:${name}\`);
  }
`,
)}
  run(input: string[]): string[] {
    ${calls}
    return this.step0(input);
  }
}
`;

const PARTS = ['Scanner', 'Parser', 'Resolver', 'Linker', 'Writer', 'Watcher'];

/** Six parts of the same size and standing: a question about all of them has no one file that answers. */
export const DIFFUSE: readonly NotedFile[] = PARTS.map((name) => ({
  path: `src/${name.toLowerCase()}.ts`,
  text: part(name, `this.step1(input);`),
}));

/** A file of about 450,000 characters that says the question's words a thousand times, among small peers that do. */
export const GOD: readonly NotedFile[] = [
  {
    path: 'src/everything.ts',
    text: `/** Ships orders. */\n${functions(
      2_000,
      (at) => `/** Ships an order to a customer, the way number ${at}. */
export function shipOrder${at}(order: number, customer: number): number {
  const shipped = order * ${at} + customer;
  if (shipped > ${at * 7}) return shipOrder${(at * 13) % 2_000}(shipped - 1, customer);
  return shipped;
}
`,
    )}`,
  },
  ...['invoice', 'label', 'parcel'].map((name) => ({
    path: `src/${name}.ts`,
    text: `/** The ${name} of an order that is shipped to a customer. */
export function ${name}OfShippedOrder(order: number, customer: number): string {
  return \`${name} \${order} for \${customer}\`;
}
`,
  })),
];

/** A repository in which everything was generated: nothing ranks below anything for it. */
export const GENERATED: readonly NotedFile[] = ['order', 'customer', 'invoice', 'parcel'].map((name) => ({
  path: `src/${name}.ts`,
  text: `// Code generated by a schema. DO NOT EDIT.
/** Creates ${name === 'order' ? 'an' : 'a'} ${name}. */
export function create${name[0].toUpperCase()}${name.slice(1)}(${name}: string): string {
  return ${name}.trim();
}
`,
}));

/** A repository of tests alone. */
export const TESTS: readonly NotedFile[] = ['order', 'customer', 'invoice'].map((name) => ({
  path: `test/${name}.test.ts`,
  text: `/** Says how ${name}s are created. */
export function creates${name[0].toUpperCase()}${name.slice(1)}(${name}: string): boolean {
  return ${name}.length > 0;
}
`,
}));
