/** Who was promised what and what came of it: one row a file, each with its reasons on demand. */
import { useId, useState } from 'preact/hooks';
import { useSession } from '../session/context.ts';
import { count, counted, MODE_WORDS, percent, points, reasonWords, splitPath } from '../words.ts';
import type { LedgerRow } from './rows.ts';
import { Why } from './Why.tsx';

const COLUMNS = 6;

interface Links {
  readonly hues: ReadonlyMap<string, number>;
  readonly onChoose: (path: string) => void;
}

function factsOf(row: LedgerRow): string {
  const facts = [
    splitPath(row.path).folder,
    row.mode && MODE_WORDS[row.mode],
    row.termHits > 0 && counted(row.termHits, 'term hit'),
    ...row.flags,
    row.place !== 'delivered' && reasonWords(row.reason),
  ];
  return facts.filter(Boolean).join(' · ');
}

function Row({ row, hues, onChoose }: { row: LedgerRow } & Links) {
  const { pointed } = useSession();
  const [open, setOpen] = useState(false);
  const whyId = useId();
  const { path, rank, score, reserved, delivered, share, place } = row;
  const { name } = splitPath(path);
  const figures = place === 'delivered' ? [count(reserved), count(delivered), percent(share)] : ['–', '–', '–'];
  const point = (to: string | null) => () => {
    pointed.value = to;
  };
  return (
    <tbody
      class="row"
      data-place={place}
      data-hue={hues.get(path) ?? 0}
      data-pointed={pointed.value === path}
      onPointerEnter={point(path)}
      onPointerLeave={point(null)}
      onFocusCapture={point(path)}
      onBlurCapture={point(null)}
    >
      <tr>
        <td class="row-rank">{rank ?? ''}</td>
        <th scope="row">
          {place === 'delivered' ? (
            <button type="button" class="row-file" title={path} onClick={() => onChoose(path)}>
              {name}
            </button>
          ) : (
            <span class="row-file" title={path}>
              {name}
            </span>
          )}
        </th>
        <td>
          <button
            type="button"
            class="row-score"
            aria-expanded={open}
            aria-controls={open ? whyId : undefined}
            aria-label={`Score ${points(score)}: why ${name}`}
            onClick={() => setOpen(!open)}
          >
            {points(score)}
          </button>
        </td>
        {figures.map((figure, index) => (
          <td key={index}>{figure}</td>
        ))}
      </tr>
      <tr class="row-facts">
        <td />
        <td colSpan={COLUMNS - 1}>{factsOf(row)}</td>
      </tr>
      {open && (
        <tr class="row-why" id={whyId}>
          <td colSpan={COLUMNS}>
            <Why row={row} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

function Group({ title, rows, ...links }: { title: string; rows: readonly LedgerRow[] } & Links) {
  if (rows.length === 0) return null;
  return (
    <>
      <tbody>
        <tr class="group">
          <th scope="rowgroup" colSpan={COLUMNS}>
            {title}
          </th>
        </tr>
      </tbody>
      {rows.map((row) => (
        <Row key={row.path} row={row} {...links} />
      ))}
    </>
  );
}

export function Ledger({ rows, ...links }: { rows: readonly LedgerRow[] } & Links) {
  const [all, setAll] = useState(false);
  const of = (place: LedgerRow['place']) => rows.filter((row) => row.place === place);
  const omitted = of('omitted');
  return (
    <div class="ledger">
      <table class="figures">
        <caption class="sr-only">Ledger: characters reserved and delivered, file by file</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">File</th>
            <th scope="col">Score</th>
            <th scope="col">
              Reserved <span class="unit">chars</span>
            </th>
            <th scope="col">
              Delivered <span class="unit">chars</span>
            </th>
            <th scope="col">
              Share <span class="unit">%</span>
            </th>
          </tr>
        </thead>
        <Group title="Delivered" rows={of('delivered')} {...links} />
        <Group title="Named without source" rows={of('pointer')} {...links} />
        {all && <Group title="Considered and left out" rows={omitted} {...links} />}
      </table>
      {omitted.length > 0 && (
        <button type="button" class="plain" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Hide what was left out' : `${counted(omitted.length, 'more file')} considered and left out`}
        </button>
      )}
    </div>
  );
}
