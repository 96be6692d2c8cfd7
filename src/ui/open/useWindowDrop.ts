import { useEffect } from 'preact/hooks';
import { useSession } from '../session/context.ts';
import { sourceOfDrop } from './gather.ts';
import { takeSource } from './take.ts';

/** Opens what is dropped anywhere on the page: left alone, a browser would leave the page and show the file. */
export function useWindowDrop(): void {
  const session = useSession();
  useEffect(() => {
    const onOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      session.held.value = true;
    };
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) session.held.value = false;
    };
    const onDrop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      session.held.value = false;
      if (!session.opening.value) void takeSource(session, sourceOfDrop(event.dataTransfer));
    };
    window.addEventListener('dragover', onOver);
    window.addEventListener('dragleave', onLeave);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onOver);
      window.removeEventListener('dragleave', onLeave);
      window.removeEventListener('drop', onDrop);
    };
  }, [session]);
}
