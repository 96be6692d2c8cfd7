/** The top line: the product's name, the repository that is open with its views, the theme. */
import type { RepositoryRoute, View } from '../route.ts';
import { useSession } from '../session/context.ts';
import { count, counted, duration } from '../words.ts';
import { Link } from './Link.tsx';
import { ThemeButton } from './ThemeButton.tsx';

const VIEW_WORDS: Readonly<Record<View, string>> = { answer: 'Answer', text: 'As sent', coverage: 'Coverage' };

function Views({ route }: { route: RepositoryRoute }) {
  return (
    <nav class="views" aria-label="Views">
      {(['answer', 'text', 'coverage'] as const).map((view) => (
        <Link key={view} to={{ ...route, view }} current={route.view === view}>
          {VIEW_WORDS[view]}
        </Link>
      ))}
    </nav>
  );
}

function RepositoryFacts() {
  const { repository, parsed } = useSession();
  const summary = repository.value;
  if (!summary) return null;
  const { id, name, coverage } = summary;
  const took = parsed.value.get(id);
  return (
    <p class="facts">
      <strong>{name}</strong>{' '}
      <span class="quiet">
        {counted(coverage.filesIndexed, 'file')}, {count(coverage.definitions)} definitions.{' '}
        {took === undefined ? 'From this device, nothing parsed.' : `Read and parsed in ${duration(took)}.`}
      </span>
    </p>
  );
}

export function Header() {
  const { route } = useSession();
  const { value } = route;
  return (
    <header class="top">
      <div class="top-name">
        <Link to={{ tag: 'open' }}>
          <svg class="sign" viewBox="0 0 32 16" aria-hidden="true">
            <rect class="sign-1" x="0" width="15" height="16" />
            <rect class="sign-2" x="17" width="9" height="16" />
            <rect x="28" width="4" height="16" />
          </svg>
          Codegraph Web
        </Link>
      </div>
      <RepositoryFacts />
      {value.tag === 'repository' && <Views route={value} />}
      <ThemeButton />
    </header>
  );
}
