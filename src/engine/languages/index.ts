/** The languages that are parsed. A new one is a folder with a manifest, a query and cases, and a line here. */
import { csharp } from './csharp/manifest.ts';
import { go } from './go/manifest.ts';
import { java } from './java/manifest.ts';
import { javascript } from './javascript/manifest.ts';
import { kotlin } from './kotlin/manifest.ts';
import { python } from './python/manifest.ts';
import { scala } from './scala/manifest.ts';
import { tsx } from './tsx/manifest.ts';
import type { LanguageManifest } from './types.ts';
import { typescript } from './typescript/manifest.ts';

/** Every language, in the order of their ids. */
export const LANGUAGES: readonly LanguageManifest[] = [
  csharp,
  go,
  java,
  javascript,
  kotlin,
  python,
  scala,
  tsx,
  typescript,
];
