/** A place of the page as a link: an address to copy or open in another tab, without loading the page anew when clicked. */
import type { ComponentChildren } from 'preact';
import { type Route, writeRoute } from '../route.ts';
import { useSession } from '../session/context.ts';

export function Link({ to, current, children }: { to: Route; current?: boolean; children: ComponentChildren }) {
  const session = useSession();
  return (
    <a
      href={writeRoute(to)}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
        event.preventDefault();
        session.go(to);
      }}
    >
      {children}
    </a>
  );
}
