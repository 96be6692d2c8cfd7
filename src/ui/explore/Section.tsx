/** One file of the answer: verbatim lines behind their numbers, gaps where lines were left out. */
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { runsOf, type Section } from '../answer/sections.ts';
import type { Highlight } from '../code/highlight.ts';
import { marksOf } from '../code/marks.ts';
import { markTokens, type Token } from '../code/tokens.ts';
import { useSession } from '../session/context.ts';
import { Prose } from './Prose.tsx';

function Line({ number, tokens, words }: { number: number; tokens: readonly Token[]; words: readonly string[] }) {
  const text = tokens.map((token) => token.text).join('');
  return (
    <span class="line">
      <span class="line-number">{number}</span>
      <span class="line-text">
        {markTokens(tokens, marksOf(text, words)).map(({ text, kind, marked }, index) =>
          marked ? (
            <mark key={index} class={kind || undefined}>
              {text}
            </mark>
          ) : kind ? (
            <span key={index} class={kind}>
              {text}
            </span>
          ) : (
            text
          ),
        )}
        {'\n'}
      </span>
    </span>
  );
}

interface BodyProps {
  readonly section: Section;
  readonly highlight: Highlight | null;
  readonly words: readonly string[];
}

interface RunProps {
  readonly first: number;
  readonly text: string;
  readonly language: string;
  readonly highlight: Highlight | null;
  readonly words: readonly string[];
}

/** One stretch of the file. Most stretches stay as they are while the envelope changes: they are not drawn again. */
function RunLines({ first, text, language, highlight, words }: RunProps) {
  return useMemo(() => {
    const lines = highlight?.(text, language) ?? text.split('\n').map((line): Token[] => [{ text: line, kind: '' }]);
    return (
      <>
        {lines.map((tokens, index) => (
          <Line key={first + index} number={first + index} tokens={tokens} words={words} />
        ))}
      </>
    );
  }, [first, text, language, highlight, words]);
}

function Body({ section, highlight, words }: BodyProps) {
  const { rows, language } = section;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <pre class="code" tabIndex={0}>
      <code>
        {runsOf(rows).map((run, index) =>
          run.tag === 'gap' ? (
            <span key={`gap ${index}`} class="line gap">
              <span class="line-number" />
              <span class="line-text">{`${run.text}\n`}</span>
            </span>
          ) : (
            <RunLines
              key={run.first}
              first={run.first}
              text={run.texts.join('\n')}
              language={language}
              highlight={highlight}
              words={words}
            />
          ),
        )}
      </code>
    </pre>
  );
}

function Frame({ path, hue, children }: { path: string; hue: number; children: ComponentChildren }) {
  const { pointed } = useSession();
  const point = (to: string | null) => () => {
    pointed.value = to;
  };
  return (
    <section
      class="source"
      aria-label={path}
      data-path={path}
      data-hue={hue}
      data-pointed={pointed.value === path}
      onPointerEnter={point(path)}
      onPointerLeave={point(null)}
      onFocusCapture={point(path)}
      onBlurCapture={point(null)}
    >
      {children}
    </section>
  );
}

export function SourceSection({ hue, ...body }: { hue: number } & BodyProps) {
  const { section, highlight, words } = body;
  // The lines are drawn once an answer; pointing at a file draws its frame alone.
  const inside = useMemo(
    () => (
      <>
        <h2 class="source-head" tabIndex={-1}>
          {section.path}
        </h2>
        <p class="source-says">
          <Prose text={section.says} />
        </p>
        {section.notes.trim() && <Prose text={section.notes} />}
        <Body {...body} />
      </>
    ),
    [section, highlight, words],
  );
  return (
    <Frame path={section.path} hue={hue}>
      {inside}
    </Frame>
  );
}
