/**
 * The fixture that allocation was designed on: hand-written payroll code beside generated code that collides with it on
 * every word of the question. These gates are the design's own (seed, "The regression fixtures", and design §9).
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { explore } from '../engine/engine.ts';
import { CONFIDENCES, EDGE_KINDS } from '../engine/graph/types.ts';
import type { RepositoryIndex } from '../engine/snapshot/types.ts';
import { indexFixture } from './index-folder.ts';

const QUESTION = 'how does payroll cycle create and calculate payslips?';
const isGenerated = (path: string): boolean => path.includes('/gen/') || path.includes('payrollpb/');

let repository: RepositoryIndex;
beforeAll(async () => {
  repository = (await indexFixture('fixtures/payroll-go')).index;
});

const ask = (levers?: string) => explore(repository, { query: QUESTION, report: true, ...(levers ? { levers } : {}) });

describe('payroll-go', () => {
  it('has the shape that its gates depend on', () => {
    const { files, strings } = repository.graph;
    const paths = Array.from(files.path, (id) => strings.at(id));
    const linesOf = (end: string): number => files.lines[paths.findIndex((path) => path.endsWith(end))];
    expect(paths.length).toBeGreaterThanOrEqual(19);
    expect(linesOf('payroll/cycle.go')).toBeGreaterThan(220);
    const generated = paths.filter(isGenerated);
    expect(generated.filter((path) => !path.endsWith('.pb.go')).length).toBeGreaterThanOrEqual(4);
    for (const path of generated) expect(files.lines[paths.indexOf(path)]).toBeLessThan(220);
  });

  it('gives at least three quarters of the source to the hand-written use-case and its types, and none to generated files', () => {
    const { answer } = ask();
    const total = answer.files.reduce((sum, file) => sum + file.delivered, 0);
    const generated = answer.files
      .filter(({ path }) => isGenerated(path))
      .reduce((sum, file) => sum + file.delivered, 0);
    expect(generated).toBe(0);
    const byHand = answer.files
      .filter(({ path }) => /^internal\/(?:payroll|domain)\//.test(path))
      .reduce((sum, file) => sum + file.delivered, 0);
    expect(byHand / total).toBeGreaterThanOrEqual(0.75);
  });

  it('delivers cycle.go and payslip_builder.go', () => {
    const delivered = ask().answer.files.map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
    expect(delivered).toContain('cycle.go');
    expect(delivered).toContain('payslip_builder.go');
  });

  it.each(['runPayrollCycleAll', 'BuildPayslip(', 's.store.Upsert(ctx, slip)'])('shows %s', (needle) => {
    expect(ask().answer.markdown).toContain(needle);
  });

  it('resolves s.store.Upsert to the hand-written store and to nothing else', () => {
    const { edges, nodes, files, strings } = repository.graph;
    const targets: string[] = [];
    for (let edge = 0; edge < edges.count; edge++) {
      const from = strings.at(files.path[nodes.file[edges.source[edge]]]);
      if (!from.endsWith('internal/payroll/cycle.go') || strings.at(edges.name[edge]) !== 'Upsert') continue;
      if (EDGE_KINDS[edges.kind[edge]] !== 'calls') continue;
      const target = edges.target[edge];
      const to = target < 0 ? 'nothing' : strings.at(files.path[nodes.file[target]]);
      targets.push(`${to} ${CONFIDENCES[edges.confidence[edge]]}`);
    }
    expect(new Set(targets)).toEqual(new Set(['internal/payroll/payslipstore/store.go inferred']));
  });

  it('gave more than half to generated files before relevance divided the envelope', () => {
    const { answer } = ask('flat-cap');
    const total = answer.files.reduce((sum, file) => sum + file.delivered, 0);
    const generated = answer.files
      .filter(({ path }) => isGenerated(path))
      .reduce((sum, file) => sum + file.delivered, 0);
    expect(generated / total).toBeGreaterThan(0.5);
  });

  it('answers the same with and without the report', () => {
    expect(explore(repository, { query: QUESTION }).answer).toEqual(ask().answer);
  });
});
