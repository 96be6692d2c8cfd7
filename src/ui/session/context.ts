/** Hands the session to every part of the page. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Session } from './session.ts';

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext.Provider;

/** The session that the page runs on. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('A part of the page was drawn outside the session.');
  return session;
}
