import { inlineOf } from '../answer/inline.ts';

/** Text of an answer outside its fences, with code and bold set as such. */
export function Prose({ text }: { text: string }) {
  return (
    <>
      {inlineOf(text).map(({ tag, text }, index) => {
        if (tag === 'code') return <code key={index}>{text}</code>;
        if (tag === 'strong') return <strong key={index}>{text}</strong>;
        return text;
      })}
    </>
  );
}
