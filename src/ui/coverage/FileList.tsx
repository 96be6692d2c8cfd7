/** Every file with its reason, filtered by state and by text, a page at a time. */
import { useMemo, useState } from 'preact/hooks';
import type { Coverage } from '../../engine/graph/types.ts';
import type { IndexedFile } from '../../protocol/worker.ts';
import { count, counted, reasonWords } from '../words.ts';
import { fileRows, filterRows, INDEXED, statesOf } from './files.ts';

/** Rows that one page adds. */
const PAGE = 200;

export function FileList({ indexed, skipped }: { indexed: readonly IndexedFile[]; skipped: Coverage['skipped'] }) {
  const rows = useMemo(() => fileRows(indexed, skipped), [indexed, skipped]);
  const states = useMemo(() => statesOf(rows), [rows]);
  const [state, setState] = useState('');
  const [text, setText] = useState('');
  const [shown, setShown] = useState(PAGE);
  const found = useMemo(() => filterRows(rows, state, text), [rows, state, text]);
  const again = (set: (value: string) => void) => (value: string) => {
    set(value);
    setShown(PAGE);
  };
  return (
    <section aria-labelledby="files-title">
      <h2 id="files-title">Files</h2>
      <div class="filters">
        <label>
          State{' '}
          <select value={state} onChange={(event) => again(setState)(event.currentTarget.value)}>
            <option value="">all, {count(rows.length)}</option>
            {states.map(({ state, files }) => (
              <option key={state} value={state}>
                {state === INDEXED ? 'indexed' : reasonWords(state)}, {count(files)}
              </option>
            ))}
          </select>
        </label>
        <label>
          Path or detail{' '}
          <input type="search" value={text} onInput={(event) => again(setText)(event.currentTarget.value)} />
        </label>
        <p role="status" class="quiet">
          {counted(found.length, 'file')}
        </p>
      </div>
      <table class="words">
        <thead>
          <tr>
            <th scope="col">Path</th>
            <th scope="col">State</th>
            <th scope="col">Seen</th>
          </tr>
        </thead>
        <tbody>
          {found.slice(0, shown).map(({ path, state, detail }) => (
            <tr key={path} data-state={state === INDEXED ? 'in' : 'out'}>
              <th scope="row">{path}</th>
              <td>{state === INDEXED ? 'indexed' : reasonWords(state)}</td>
              <td>{detail}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {found.length > shown && (
        <button type="button" onClick={() => setShown(shown + PAGE)}>
          Show {count(Math.min(PAGE, found.length - shown))} more
        </button>
      )}
    </section>
  );
}
