import { useSession } from '../session/context.ts';

/** Repositories to begin with. Each opens with its question asked. */
export function Samples() {
  const session = useSession();
  const list = session.samples.value;
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="samples-title">
      <h2 id="samples-title">Begin with a sample</h2>
      <ul class="samples">
        {list.map((sample) => (
          <li key={sample.file}>
            <button type="button" class="sample" onClick={() => void session.openSample(sample)}>
              <strong>{sample.name}</strong>
              <span>{sample.says}</span>
              <span class="sample-question">“{sample.question}”</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
