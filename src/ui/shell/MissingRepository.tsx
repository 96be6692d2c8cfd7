import { useSession } from '../session/context.ts';
import { Link } from './Link.tsx';
import { ProblemNote } from './ProblemNote.tsx';

/** An address of a repository that this device does not have: links carry no source. */
export function MissingRepository() {
  const { route, shelfProblem } = useSession();
  const id = route.value.tag === 'repository' ? route.value.id : '';
  return (
    <section class="column">
      <h1>Not on this device</h1>
      <ProblemNote
        problem={
          shelfProblem.value ?? {
            code: 'unknown-repository',
            seen: 'This address names a repository that is not kept here.',
            todo: 'Open its folder or archive again; the same files get the same address.',
            where: id,
          }
        }
      />
      <p>
        <Link to={{ tag: 'open' }}>Open a repository</Link>
      </p>
    </section>
  );
}
