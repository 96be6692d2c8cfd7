/**
 * What the page knows, as signals, and what a reader can do. The address is the only place where repository, question,
 * characters and view are kept; everything asked of the worker follows from it, so back and forward need no code of their own.
 */
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { WhyNot } from '../../engine/diagnose/why.ts';
import type { Problem } from '../../engine/problem.ts';
import type { ExploreRequest } from '../../engine/request.ts';
import type {
  ExploreOutcome,
  IndexedFile,
  OpenSource,
  Outcome,
  RepositorySummary,
  StorageState,
} from '../../protocol/worker.ts';
import type { RepositoryClient } from '../client.ts';
import { foldProgress, type Opening, startOpening } from '../progress/fold.ts';
import { type RepositoryRoute, type Route, readRoute, writeRoute } from '../route.ts';
import { createLatest } from './latest.ts';
import { fetchSample, fetchSamples, type Sample } from './samples.ts';

/** The question that is shown and what came of it. */
export interface Asked {
  readonly id: string;
  readonly question: string;
  readonly chars: number | null;
  readonly outcome: Outcome<ExploreOutcome>;
}

/** The list of indexed files, of one repository. */
export interface Listing {
  readonly id: string;
  readonly outcome: Outcome<readonly IndexedFile[]>;
}

export interface Session {
  readonly route: ReadonlySignal<Route>;
  /** Repositories on this device; null until the worker has said. */
  readonly shelf: Signal<readonly RepositorySummary[] | null>;
  readonly shelfProblem: Signal<Problem | null>;
  readonly storage: Signal<StorageState | null>;
  readonly samples: Signal<readonly Sample[]>;
  /** Null when nothing is being opened. */
  readonly opening: Signal<Opening | null>;
  /** What came of the last open or forget, when it failed. */
  readonly openProblem: Signal<Problem | null>;
  /** Milliseconds that repositories took which this tab has opened, by id; others came from the device, unparsed. */
  readonly parsed: Signal<ReadonlyMap<string, number>>;
  readonly asked: Signal<Asked | null>;
  /** True while an answer is awaited. */
  readonly asking: Signal<boolean>;
  readonly listing: Signal<Listing | null>;
  /** The repository that the address means; null when it is not on this device or not known yet. */
  readonly repository: ReadonlySignal<RepositorySummary | null>;
  /** True while files are held over the page. */
  readonly held: Signal<boolean>;
  /** Path of the file under the pointer or the focus, in bar, ledger and source. */
  readonly pointed: Signal<string | null>;

  go(route: Route, how?: 'push' | 'replace'): void;
  /** Changes part of the repository's address. */
  wish(part: Partial<Omit<RepositoryRoute, 'tag'>>, how?: 'push' | 'replace'): void;
  /** Opens a repository and goes to it, with `question` asked when it is not empty. */
  open(source: OpenSource, question?: string): Promise<void>;
  openSample(sample: Sample): Promise<void>;
  cancel(): Promise<void>;
  forget(id: string): Promise<void>;
  snapshot(id: string): Promise<Outcome<Uint8Array<ArrayBuffer>>>;
  /** Fetches the list of a repository's indexed files, unless it is there. */
  listFiles(id: string): void;
  /** Why a path is not in the answer that is shown. */
  explain(path: string): Promise<Outcome<WhyNot>>;
  say(problem: Problem): void;
}

/** What is drawn anew from its beginning when it changes. */
const screenOf = (route: Route): string => (route.tag === 'open' ? 'open' : `${route.id} ${route.view}`);

const NO_ANSWER: Problem = {
  code: 'bad-request',
  seen: 'There is no answer yet.',
  todo: 'Ask a question first.',
  where: 'question',
};

const requestOf = (
  { question, chars }: { readonly question: string; readonly chars: number | null },
  more: Partial<ExploreRequest>,
): ExploreRequest => ({ query: question, ...(chars === null ? {} : { maxChars: chars }), ...more });

/** A session over a client, in `view`'s address bar. Runs as long as the page does. */
export function createSession(client: RepositoryClient, view: Window): Session {
  const route = signal<Route>(readRoute(view.location.hash));
  const shelf = signal<readonly RepositorySummary[] | null>(null);
  const shelfProblem = signal<Problem | null>(null);
  const storage = signal<StorageState | null>(null);
  const samples = signal<readonly Sample[]>([]);
  const opening = signal<Opening | null>(null);
  const openProblem = signal<Problem | null>(null);
  const parsed = signal<ReadonlyMap<string, number>>(new Map());
  const asked = signal<Asked | null>(null);
  const asking = signal(false);
  const listing = signal<Listing | null>(null);
  const held = signal(false);
  const pointed = signal<string | null>(null);
  const repository = computed(() => {
    const { value } = route;
    return value.tag === 'open' ? null : (shelf.value?.find(({ id }) => id === value.id) ?? null);
  });
  const base = new URL('.', view.location.href).href;

  const refresh = async (): Promise<void> => {
    const list = await client.list();
    shelf.value = list.tag === 'ok' ? list.value : [];
    shelfProblem.value = list.tag === 'ok' ? null : list.problem;
    const state = await client.storage();
    storage.value = state.tag === 'ok' ? state.value : null;
  };

  const go: Session['go'] = (next, how = 'push') => {
    const address = writeRoute(next);
    if (how === 'push' && address !== view.location.hash) view.history.pushState(null, '', address);
    else view.history.replaceState(null, '', address);
    if (how === 'push' && screenOf(next) !== screenOf(route.value)) view.scrollTo(0, 0);
    route.value = next;
  };

  const listFiles: Session['listFiles'] = (id) => {
    if (listing.peek()?.id === id) return;
    void client.files(id).then((outcome) => {
      listing.value = { id, outcome };
    });
  };

  const open: Session['open'] = async (source, question = '') => {
    const started = view.performance.now();
    openProblem.value = null;
    opening.value = startOpening(source.name);
    const outcome = await client.open(source, (progress) => {
      if (opening.value) opening.value = foldProgress(opening.value, progress, view.performance.now());
    });
    if (outcome.tag === 'ok') {
      const { id } = outcome.value;
      parsed.value = new Map(parsed.value).set(id, view.performance.now() - started);
      // Only a window may ask that what it keeps outlasts a shortage of space; the browser decides, and either way works.
      void view.navigator.storage?.persist?.();
      await refresh();
      go({ tag: 'repository', id, view: 'answer', question, chars: null });
    } else {
      openProblem.value = outcome.problem;
    }
    opening.value = null;
  };

  const questions = createLatest(
    async (wanted: { id: string; question: string; chars: number | null }): Promise<Asked> => ({
      ...wanted,
      outcome: await client.explore(wanted.id, requestOf(wanted, { report: true })),
    }),
    (answer, _, final) => {
      asked.value = answer;
      if (final) asking.value = false;
    },
  );

  view.addEventListener('popstate', () => {
    route.value = readRoute(view.location.hash);
  });

  effect(() => {
    const { value } = route;
    pointed.value = null;
    if (value.tag === 'open' || !value.question.trim()) {
      questions.drop();
      asked.value = null;
      asking.value = false;
      return;
    }
    const { id, question, chars } = value;
    const shown = asked.peek();
    const same = shown?.id === id && shown.question === question && shown.chars === chars;
    if (same && shown.outcome.tag === 'ok' && !asking.peek()) return;
    if (shown && shown.id !== id) asked.value = null;
    asking.value = true;
    questions.want({ id, question, chars });
  });

  effect(() => {
    const { value } = route;
    if (value.tag === 'repository' && value.view === 'coverage') listFiles(value.id);
  });

  void refresh();
  void fetchSamples(base).then((list) => {
    samples.value = list;
  });

  return {
    route,
    shelf,
    shelfProblem,
    storage,
    samples,
    opening,
    openProblem,
    parsed,
    asked,
    asking,
    listing,
    repository,
    held,
    pointed,
    go,
    wish(part, how) {
      const { value } = route;
      if (value.tag === 'repository') go({ ...value, ...part }, how);
    },
    open,
    async openSample(sample) {
      openProblem.value = null;
      opening.value = startOpening(sample.name);
      const blob = await fetchSample(base, sample);
      if (blob.tag === 'ok') return open({ tag: 'archive', name: sample.name, blob: blob.value }, sample.question);
      opening.value = null;
      openProblem.value = blob.problem;
    },
    async cancel() {
      if (opening.value) opening.value = { ...opening.value, cancelling: true };
      await client.cancel();
    },
    async forget(id) {
      const outcome = await client.forget(id);
      openProblem.value = outcome.tag === 'ok' ? null : outcome.problem;
      await refresh();
    },
    snapshot: (id) => client.snapshot(id),
    listFiles,
    async explain(path) {
      const shown = asked.peek();
      if (!shown) return { tag: 'problem', problem: NO_ANSWER };
      const outcome = await client.explore(shown.id, requestOf(shown, { why: [path] }));
      return outcome.tag === 'ok' ? { tag: 'ok', value: outcome.value.why[0] } : outcome;
    },
    say(problem) {
      openProblem.value = problem;
    },
  };
}
