/** Starts the page: only wires. */
import './look/index.css';
import { render } from 'preact';
import { RepositoryClient } from './client.ts';
import { SessionProvider } from './session/context.ts';
import { createSession } from './session/session.ts';
import { App } from './shell/App.tsx';
import { applyTheme, readTheme } from './theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id “root”.');

applyTheme(window, readTheme(window));
const client = new RepositoryClient(
  () => new Worker(new URL('../../worker/index.ts', import.meta.url), { type: 'module', name: 'repository' }),
);
// For the browser's console: `await codegraph.explore(id, { query })` asks without the page.
Object.assign(window, { codegraph: client });
render(
  <SessionProvider value={createSession(client, window)}>
    <App />
  </SessionProvider>,
  root,
);
