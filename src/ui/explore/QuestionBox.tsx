/** The question in plain words. Enter asks; a line break needs Shift. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { REQUEST_LIMITS } from '../../engine/request.ts';
import type { RepositoryRoute } from '../route.ts';
import { useSession } from '../session/context.ts';

/** Questions that most repositories can answer, for a reader who has none yet. */
const COMMON: readonly string[] = [
  'where does the program start?',
  'how are errors handled?',
  'how is the configuration read?',
];

export function QuestionBox({ route, name }: { route: RepositoryRoute; name: string }) {
  const session = useSession();
  const [text, setText] = useState(route.question);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => setText(route.question), [route.question]);
  // A repository that was just opened is there to be asked.
  useEffect(() => {
    if (!route.question) box.current?.focus();
  }, [route.id]);
  const ask = (question: string) => {
    if (question.trim())
      session.wish({ question: question.trim(), view: route.view === 'coverage' ? 'answer' : route.view });
  };
  const own = session.samples.value.find((sample) => sample.name === name)?.question;
  const examples = own ? [own, ...COMMON.slice(0, 2)] : COMMON;
  return (
    <form
      class="question"
      onSubmit={(event) => {
        event.preventDefault();
        ask(text);
      }}
    >
      <label for="question" class="sr-only">
        Question about {name}
      </label>
      <textarea
        ref={box}
        id="question"
        rows={1}
        value={text}
        maxLength={REQUEST_LIMITS.queryChars}
        placeholder="Ask in plain words"
        spellcheck={false}
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
          event.preventDefault();
          ask(text);
        }}
      />
      <button type="submit" class="strong" disabled={!text.trim()}>
        Ask
      </button>
      {!route.question && (
        <p class="examples">
          <span class="quiet">For example:</span>
          {examples.map((question) => (
            <button key={question} type="button" class="plain" onClick={() => ask(question)}>
              {question}
            </button>
          ))}
        </p>
      )}
    </form>
  );
}
