/** The one way in for a reader's own code: drop, or pick by button. It looks like the envelope that it will fill. */
import { useRef } from 'preact/hooks';
import { Scale } from '../budget/Scale.tsx';
import { useSession } from '../session/context.ts';
import { sourceOfFiles } from './gather.ts';
import { takeSource } from './take.ts';

/** Makes a file picker take a folder; in every browser, in no type. */
const WHOLE_FOLDER = { webkitdirectory: true };

export function DropZone() {
  const session = useSession();
  const archive = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);

  const picked = (input: HTMLInputElement) => {
    if (input.files?.length) void takeSource(session, sourceOfFiles(input.files));
    // The same pick again must be news.
    input.value = '';
  };

  return (
    <section class="drop" aria-labelledby="drop-title" data-over={session.held.value}>
      <h2 id="drop-title">Drop a zip, a tar.gz or a folder</h2>
      <p class="drop-buttons">
        <button type="button" onClick={() => archive.current?.click()}>
          Choose an archive
        </button>
        <button type="button" onClick={() => folder.current?.click()}>
          Choose a folder
        </button>
      </p>
      <p class="quiet">
        It is read in this tab and kept on this device; nothing is sent anywhere. <code>.git</code> and{' '}
        <code>node_modules</code> are not read.
      </p>
      <div class="drop-scale" aria-hidden="true">
        <div class="bar-track">
          <div class="envelope" />
        </div>
        <Scale here={0} />
      </div>
      <input
        ref={archive}
        class="picker"
        type="file"
        tabIndex={-1}
        aria-label="Archive"
        accept=".zip,.tgz,.gz,application/zip,application/gzip"
        onChange={(event) => picked(event.currentTarget)}
      />
      <input
        ref={folder}
        class="picker"
        type="file"
        tabIndex={-1}
        aria-label="Folder"
        multiple
        {...WHOLE_FOLDER}
        onChange={(event) => picked(event.currentTarget)}
      />
    </section>
  );
}
