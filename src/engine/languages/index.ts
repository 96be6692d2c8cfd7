/** The languages that are parsed. A new one is a folder with a manifest, a query and cases, and a line here. */
import { c } from './c/manifest.ts';
import { cpp } from './cpp/manifest.ts';
import { go } from './go/manifest.ts';
import { javascript } from './javascript/manifest.ts';
import { python } from './python/manifest.ts';
import { rust } from './rust/manifest.ts';
import { swift } from './swift/manifest.ts';
import { tsx } from './tsx/manifest.ts';
import type { LanguageManifest } from './types.ts';
import { typescript } from './typescript/manifest.ts';
import { zig } from './zig/manifest.ts';

/** Every language, in the order of their ids. */
export const LANGUAGES: readonly LanguageManifest[] = [
  c,
  cpp,
  go,
  javascript,
  python,
  rust,
  swift,
  tsx,
  typescript,
  zig,
];
