/**
 * Finds a Chromium for the browser tests, or provides one: the address in CHROMIUM, one that is installed, Debian's package
 * when this is root on a machine with apt, else Playwright's own download.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const run = (command: string, args: readonly string[]): void => {
  execFileSync(command, args, { stdio: 'inherit' });
};

/** Path of a Chromium, or undefined when Playwright's own is to be used. Throws with what to do when none can be had. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM names ${named}, which does not exist. Set it to a Chromium or leave it unset.`);
  }
  const found = INSTALLED.find((path) => existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    return INSTALLED[0];
  }
  run('npx', ['playwright', 'install', 'chromium']);
  return undefined;
}

/** Flags for a headless Chromium on a closed machine. */
export const BROWSER_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
