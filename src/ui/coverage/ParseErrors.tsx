import type { Coverage } from '../../engine/graph/types.ts';
import { count } from '../words.ts';

/** Files whose syntax was not understood all through. */
export function ParseErrors({ errors }: { errors: Coverage['parseErrors'] }) {
  if (errors.length === 0) return null;
  return (
    <section aria-labelledby="errors-title">
      <h2 id="errors-title">Syntax errors</h2>
      <table class="words">
        <thead>
          <tr>
            <th scope="col">Path</th>
            <th scope="col">Errors</th>
            <th scope="col">First on line</th>
            <th scope="col">Effect</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ path, errors, firstErrorLine, lost }) => (
            <tr key={path}>
              <th scope="row">{path}</th>
              <td>{count(errors)}</td>
              <td>{count(firstErrorLine)}</td>
              <td>{lost ? <strong>nothing was found</strong> : 'the rest was read'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
