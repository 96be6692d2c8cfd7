/** Under which key an extraction is kept: nothing that could change it is missing, nothing else is in it. */
import type { SourceFile } from '../../src/engine/classify/types.ts';
import { EXTRACTOR_VERSION } from '../../src/engine/extract/types.ts';

/** Content, language, and the version of the extractor. */
export function extractionKey(file: Pick<SourceFile, 'hash' | 'language'>): string {
  return `${EXTRACTOR_VERSION} ${file.language} ${file.hash}`;
}
