/**
 * The fixture that allocation was designed on: hand-written payroll code beside generated code that collides with it on
 * every word of the question. Its gates are in `gates/stories.ts`; here is what they rest on.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { explore } from '../engine/engine.ts';
import { CONFIDENCES, EDGE_KINDS } from '../engine/graph/types.ts';
import type { RepositoryIndex } from '../engine/snapshot/types.ts';
import { indexFixture } from './index-folder.ts';

const QUESTION = 'how does payroll cycle create and calculate payslips?';

let repository: RepositoryIndex;
beforeAll(async () => {
  repository = (await indexFixture('fixtures/payroll-go')).index;
});

describe('payroll-go', () => {
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

  it('answers the same with and without the report', () => {
    expect(explore(repository, { query: QUESTION }).answer).toEqual(
      explore(repository, { query: QUESTION, report: true }).answer,
    );
  });
});
