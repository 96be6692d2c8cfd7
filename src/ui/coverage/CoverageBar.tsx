/** The bar again, of files instead of characters: indexed is solid, what was left out is hatched by reason. */
import type { Coverage } from '../../engine/graph/types.ts';
import { count, reasonWords } from '../words.ts';

/** Share of all files that a reason must have for its name to stand under it. */
const LABELLED = 0.06;

export function CoverageBar({ coverage }: { coverage: Coverage }) {
  const { filesSeen, filesIndexed, skipped } = coverage;
  if (filesSeen === 0) return null;
  const reasons = new Map<string, number>();
  for (const { reason } of skipped) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  const parts = [
    { name: 'indexed', files: filesIndexed },
    ...[...reasons].map(([reason, files]) => ({ name: reasonWords(reason), files })).sort((a, b) => b.files - a.files),
  ];
  return (
    <div class="files-bar" aria-hidden="true">
      {parts.map(({ name, files }, index) => (
        <div key={name} class="files-part" style={{ flexGrow: files }}>
          <div class={index === 0 ? 'files-in' : 'files-out'} />
          <span class="files-label">
            {files / filesSeen >= LABELLED && (
              <>
                {name} <b>{count(files)}</b>
              </>
            )}
          </span>
        </div>
      ))}
    </div>
  );
}
