import type { OpenSource } from '../../protocol/worker.ts';
import { problemOf } from '../problem.ts';
import type { Session } from '../session/session.ts';

/** Opens what was dropped or picked once it is gathered; says so when the browser could not gather it. */
export async function takeSource(session: Session, gathering: Promise<OpenSource>): Promise<void> {
  try {
    await session.open(await gathering);
  } catch (thrown) {
    session.say(
      problemOf('storage', thrown, 'The browser could not read what was given', 'Pack it as a zip and open that.'),
    );
  }
}
