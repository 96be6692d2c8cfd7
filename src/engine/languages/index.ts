/** Every language, in the order in which endings are tried. A new one is a folder and a line here. */
import { go } from './go/manifest.ts';
import { javascript } from './javascript/manifest.ts';
import { python } from './python/manifest.ts';
import { tsx } from './tsx/manifest.ts';
import type { LanguageManifest } from './types.ts';
import { typescript } from './typescript/manifest.ts';

export const LANGUAGES: readonly LanguageManifest[] = [typescript, tsx, javascript, python, go];
