/** Chooses the screen: what is being opened comes before what the address says. */
import { useEffect, useRef } from 'preact/hooks';
import { CoverageScreen } from '../coverage/CoverageScreen.tsx';
import { ExploreScreen } from '../explore/ExploreScreen.tsx';
import { OpenScreen } from '../open/OpenScreen.tsx';
import { useWindowDrop } from '../open/useWindowDrop.ts';
import { ProgressScreen } from '../progress/ProgressScreen.tsx';
import { useSession } from '../session/context.ts';
import { Header } from './Header.tsx';
import { MissingRepository } from './MissingRepository.tsx';
import { StorageBanner } from './StorageBanner.tsx';

/** A screen that goes takes the focus with it: the next one has it from its beginning. */
function useFocusOnNewScreen(screen: string): void {
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    if (document.activeElement === document.body) document.getElementById('main')?.focus();
  }, [screen]);
}

function Screen() {
  const { route, opening, repository, shelf } = useSession();
  const { value } = route;
  if (opening.value) return <ProgressScreen opening={opening.value} />;
  if (value.tag === 'open') return <OpenScreen />;
  if (!repository.value) return shelf.value ? <MissingRepository /> : <p class="waiting">Looking on this device…</p>;
  return value.view === 'coverage' ? (
    <CoverageScreen repository={repository.value} />
  ) : (
    <ExploreScreen repository={repository.value} route={value} />
  );
}

function useTitle(): void {
  const { route, repository, opening } = useSession();
  const question = route.value.tag === 'repository' ? route.value.question : '';
  const place = opening.value
    ? `Opening ${opening.value.name}`
    : [question, repository.value?.name].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = place ? `${place} · Codegraph Web` : 'Codegraph Web';
  }, [place]);
}

export function App() {
  const { route, opening } = useSession();
  useTitle();
  useWindowDrop();
  useFocusOnNewScreen(opening.value ? 'progress' : route.value.tag === 'open' ? 'open' : route.value.view);
  return (
    <>
      <button type="button" class="skip" onClick={() => document.getElementById('main')?.focus()}>
        Skip to the content
      </button>
      <Header />
      <main id="main" tabIndex={-1}>
        <StorageBanner />
        <Screen />
      </main>
    </>
  );
}
