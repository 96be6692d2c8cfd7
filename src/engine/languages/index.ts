/** The languages that are parsed. A new one is a folder with a manifest, a query and cases, and a line here. */
import { bash } from './bash/manifest.ts';
import { c } from './c/manifest.ts';
import { cpp } from './cpp/manifest.ts';
import { csharp } from './csharp/manifest.ts';
import { dart } from './dart/manifest.ts';
import { go } from './go/manifest.ts';
import { java } from './java/manifest.ts';
import { javascript } from './javascript/manifest.ts';
import { kotlin } from './kotlin/manifest.ts';
import { lua } from './lua/manifest.ts';
import { php } from './php/manifest.ts';
import { PLAIN } from './plain/manifest.ts';
import { python } from './python/manifest.ts';
import { ruby } from './ruby/manifest.ts';
import { rust } from './rust/manifest.ts';
import { scala } from './scala/manifest.ts';
import { svelte } from './svelte/manifest.ts';
import { swift } from './swift/manifest.ts';
import { tsx } from './tsx/manifest.ts';
import type { LanguageManifest } from './types.ts';
import { typescript } from './typescript/manifest.ts';
import { vue } from './vue/manifest.ts';
import { zig } from './zig/manifest.ts';

/** Every language that is parsed, in the order of their ids. */
export const PARSED: readonly LanguageManifest[] = [
  bash,
  c,
  cpp,
  csharp,
  dart,
  go,
  java,
  javascript,
  kotlin,
  lua,
  php,
  python,
  ruby,
  rust,
  scala,
  svelte,
  swift,
  tsx,
  typescript,
  vue,
  zig,
];

/** All languages and formats that files are taken in as. */
export const LANGUAGES: readonly LanguageManifest[] = [...PARSED, ...PLAIN];
