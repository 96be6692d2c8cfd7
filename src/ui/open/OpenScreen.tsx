/** The first screen: one sentence, one drop zone, samples, and what is on this device. */
import { useSession } from '../session/context.ts';
import { ProblemNote } from '../shell/ProblemNote.tsx';
import { DropZone } from './DropZone.tsx';
import { OnThisDevice } from './OnThisDevice.tsx';
import { Samples } from './Samples.tsx';

export function OpenScreen() {
  const { openProblem } = useSession();
  return (
    <div class="open">
      <div class="open-in">
        <h1>Ask a repository a question and read the source that answers it, in the space you give it.</h1>
        {openProblem.value && <ProblemNote problem={openProblem.value} />}
        <DropZone />
      </div>
      <div class="open-aside">
        <Samples />
        <OnThisDevice />
      </div>
    </div>
  );
}
