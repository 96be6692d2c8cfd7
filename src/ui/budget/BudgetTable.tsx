import { count } from '../words.ts';
import type { Bar } from './bar.ts';

/** The budget bar in words and numbers, for a screen reader. */
export function BudgetTable({ bar }: { bar: Bar }) {
  const paths = [...new Set(bar.stretches.flatMap(({ path }) => path ?? []))];
  const charsOf = (path: string | null, tag: string) =>
    count(bar.stretches.find((stretch) => stretch.path === path && stretch.tag === tag)?.chars ?? 0);
  return (
    <div class="sr-only">
      <table>
        <caption>
          How the envelope of {count(bar.envelope)} characters is divided. The ceiling is {count(bar.ceiling)}.
        </caption>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Delivered, characters</th>
            <th scope="col">Reserved and unspent, characters</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Text around the source</th>
            <td>{charsOf(null, 'around')}</td>
            <td>0</td>
          </tr>
          {paths.map((path) => (
            <tr key={path}>
              <th scope="row">{path}</th>
              <td>{charsOf(path, 'delivered')}</td>
              <td>{charsOf(path, 'unspent')}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Left of the envelope</th>
            <td>{count(Math.max(0, bar.envelope - bar.length))}</td>
            <td />
          </tr>
        </tbody>
      </table>
    </div>
  );
}
