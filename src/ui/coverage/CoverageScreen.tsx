/** What of a repository can answer and what cannot, with the reason for every file. */
import type { RepositorySummary } from '../../protocol/worker.ts';
import { useSession } from '../session/context.ts';
import { ProblemNote } from '../shell/ProblemNote.tsx';
import { count, counted, size } from '../words.ts';
import { CoverageBar } from './CoverageBar.tsx';
import { FileList } from './FileList.tsx';
import { IndexFile } from './IndexFile.tsx';
import { Languages } from './Languages.tsx';
import { ParseErrors } from './ParseErrors.tsx';

function Files({ repository }: { repository: RepositorySummary }) {
  const { listing } = useSession();
  const { value } = listing;
  if (value?.id !== repository.id) return <p class="quiet">Listing files…</p>;
  if (value.outcome.tag === 'problem') return <ProblemNote problem={value.outcome.problem} />;
  return <FileList indexed={value.outcome.value} skipped={repository.coverage.skipped} />;
}

export function CoverageScreen({ repository }: { repository: RepositorySummary }) {
  const { name, bytes, coverage } = repository;
  const { filesSeen, filesIndexed, definitions, edges, languages, classes, parseErrors } = coverage;
  return (
    <div class="coverage">
      <h1>What {name} was read as</h1>
      <p class="lead">
        {count(filesIndexed)} of {counted(filesSeen, 'file')} indexed, {count(filesSeen - filesIndexed)} left out.{' '}
        {counted(definitions, 'definition')}, {counted(edges, 'edge')}. The index takes {size(bytes)}.
      </p>
      <CoverageBar coverage={coverage} />
      <Languages languages={languages} />
      <section aria-labelledby="classes-title">
        <h2 id="classes-title">Classes of indexed files</h2>
        <ul class="reasons">
          {classes
            .filter(({ files }) => files > 0)
            .map(({ fileClass, files }) => (
              <li key={fileClass}>
                {fileClass} <strong>{count(files)}</strong>
              </li>
            ))}
        </ul>
      </section>
      <ParseErrors errors={parseErrors} />
      <Files repository={repository} />
      <IndexFile repository={repository} />
    </div>
  );
}
