/** Which language a file is in: by its extension, or by the interpreter its first line names when it has none. */
import type { LanguageKey } from './types.ts';

/** The extension in lower case with its dot: `.ts`; empty when the name has none (`Makefile`, `.bashrc`). */
export function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot).toLowerCase();
}

/** The language that claims the file's extension. */
export function languageByExtension(path: string, languages: readonly LanguageKey[]): LanguageKey | null {
  const extension = extensionOf(path);
  if (extension === '') return null;
  return languages.find(({ extensions }) => extensions.includes(extension)) ?? null;
}

/** How much of a text says which language it is in, in UTF-16 code units. */
const HEAD = 8_192;
const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

/** The language of a file whose extension two languages share, by its text. */
export function languageByText(
  path: string,
  text: string,
  claimed: LanguageKey,
  languages: readonly LanguageKey[],
): LanguageKey {
  const extension = extensionOf(path);
  for (const language of languages) {
    const { looksLike } = language;
    if (looksLike?.extension !== extension) continue;
    if (new RegExp(looksLike.text, 'm').test(text.slice(0, HEAD).replace(COMMENTS, ' '))) return language;
  }
  return claimed;
}

const SHEBANG = /^#!\s*(\S+)(?:[ \t]+([^\r\n]*))?/;

/** The language whose interpreter a `#!` line names: `#!/usr/bin/env -S node --flag`, `#!/usr/bin/python3.11`. */
export function languageByShebang(text: string, languages: readonly LanguageKey[]): LanguageKey | null {
  const match = SHEBANG.exec(text);
  if (match === null) return null;
  const program = baseName(match[1] ?? '');
  const words = (match[2] ?? '').split(/[ \t]+/);
  const named =
    program === 'env' ? words.find((word) => word !== '' && !word.startsWith('-') && !word.includes('=')) : program;
  if (named === undefined) return null;
  const interpreter = baseName(named);
  const plain = interpreter.replace(/[\d.]+$/, '');
  const asks = (name: string) => (language: LanguageKey) => language.interpreters.includes(name);
  return languages.find(asks(interpreter)) ?? languages.find(asks(plain)) ?? null;
}

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
