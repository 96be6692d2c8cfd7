/**
 * Routes that a decorator declares lie before the name of the function that answers: the link to it is drawn here. A route
 * that is declared by a call names what answers in its arguments, and references find that.
 */
import type { EdgeRow } from './edges.ts';
import { isCallable } from './kinds.ts';
import type { Repository } from './repository.ts';

/** A row for each decorated handler. */
export function findRouteLinks({ units }: Repository): EdgeRow[] {
  const rows: EdgeRow[] = [];
  for (const { extraction, firstNode, file } of units) {
    extraction.definitions.forEach((route, index) => {
      const handler = extraction.definitions[route.parent];
      if (route.kind !== 'route' || handler === undefined || !isCallable(handler.kind)) return;
      if (handler.kind === 'route' || route.end > handler.nameStart) return;
      rows.push({
        source: firstNode + index,
        target: firstNode + route.parent,
        kind: 'references',
        confidence: 'exact',
        strategy: 'scope',
        line: route.startLine,
        column: route.start - (file.text.lastIndexOf('\n', route.start - 1) + 1),
        name: handler.name,
      });
    });
  }
  return rows;
}
