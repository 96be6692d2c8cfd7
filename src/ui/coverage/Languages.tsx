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
              <td colSpan={4} />
              <th scope="colgroup" colSpan={7} class="over">
                Calls
              </th>
              <td colSpan={2} />
            </tr>
            <tr>
              <th scope="col">Language</th>
              <th scope="col">Files</th>
              <th scope="col">Definitions</th>
              <th scope="col">Routes</th>
              <th scope="col">Exact</th>
              <th scope="col">Inferred</th>
              <th scope="col">Guess</th>
              <th scope="col">Foreign</th>
              <th scope="col">Unresolved</th>
              <th scope="col">
                Explained <span class="unit">%</span>
              </th>
              <th scope="col">
                Of files <span class="unit">%</span>
              </th>
              <th scope="col">Files with errors</th>
              <th scope="col">Files lost</th>
            </tr>
          </thead>
          <tbody>
            {languages.map((row) => {
              const { language, files, definitions, routes, callsOfFiles, filesWithErrors, filesLost } = row;
              const { exact, inferred, guess, foreign, unresolved } = row.calls;
              const all = exact + inferred + guess + foreign + unresolved;
              return (
                <tr key={language}>
                  <th scope="row">{language}</th>
                  <td>{count(files)}</td>
                  <td>{count(definitions)}</td>
                  <td>{count(routes)}</td>
                  <td>{count(exact)}</td>
                  <td>{count(inferred)}</td>
                  <td>{count(guess)}</td>
                  <td>{count(foreign)}</td>
                  <td>{count(unresolved)}</td>
                  <td>{all === 0 ? '–' : percent((all - unresolved) / all)}</td>
                  <td>{all === 0 ? '–' : percent(callsOfFiles / all)}</td>
                  <td>{count(filesWithErrors)}</td>
                  <td>{count(filesLost)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p class="quiet note">
        <em>Exact</em>: by scope, import or declared type. <em>Inferred</em>: by initialiser, result, field or owner.{' '}
        <em>Guess</em>: the only definition of that name. <em>Foreign</em>: a library or the language itself.{' '}
        <em>Of files</em>: made by no definition, at the level of their file.
      </p>
    </section>
  );
}
