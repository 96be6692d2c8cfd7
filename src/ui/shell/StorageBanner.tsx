import { useSession } from '../session/context.ts';

/** Says that nothing will be kept, and why, when the browser gives no storage. */
export function StorageBanner() {
  const { storage } = useSession();
  const state = storage.value;
  if (state?.kind !== 'memory') return null;
  return (
    <p class="banner" role="status">
      <strong>Kept in memory only.</strong> {state.why} Repositories are gone when this tab closes.
    </p>
  );
}
