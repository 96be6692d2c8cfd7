import type { LanguageCoverage } from '../../engine/graph/types.ts';
import { count, percent } from '../words.ts';

/** How sure each language's calls are. */
export function Languages({ languages }: { languages: readonly LanguageCoverage[] }) {
  return (
    <section aria-labelledby="languages-title">
      <h2 id="languages-title">Languages</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div class="wide" tabIndex={0}>
        <table class="figures">
          <thead>
            <tr>
              <td colSpan={3} />
              <th scope="colgroup" colSpan={6} class="over">
                Calls
              </th>
              <td />
            </tr>
            <tr>
              <th scope="col">Language</th>
              <th scope="col">Files</th>
              <th scope="col">Definitions</th>
              <th scope="col">Exact</th>
              <th scope="col">Inferred</th>
              <th scope="col">Guess</th>
              <th scope="col">Foreign</th>
              <th scope="col">Unresolved</th>
              <th scope="col">
                Explained <span class="unit">%</span>
              </th>
              <th scope="col">Files with errors</th>
            </tr>
          </thead>
          <tbody>
            {languages.map(({ language, files, definitions, calls, filesWithErrors }) => {
              const { exact, inferred, guess, foreign, unresolved } = calls;
              const all = exact + inferred + guess + foreign + unresolved;
              return (
                <tr key={language}>
                  <th scope="row">{language}</th>
                  <td>{count(files)}</td>
                  <td>{count(definitions)}</td>
                  <td>{count(exact)}</td>
                  <td>{count(inferred)}</td>
                  <td>{count(guess)}</td>
                  <td>{count(foreign)}</td>
                  <td>{count(unresolved)}</td>
                  <td>{all === 0 ? '–' : percent((all - unresolved) / all)}</td>
                  <td>{count(filesWithErrors)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p class="quiet note">
        <em>Exact</em>: by scope, import or declared type. <em>Inferred</em>: by initialiser, result, field or owner.{' '}
        <em>Guess</em>: the only definition of that name. <em>Foreign</em>: a library or the language itself.
      </p>
    </section>
  );
}
