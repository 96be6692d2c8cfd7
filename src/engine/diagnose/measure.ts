/**
 * What a reader finds in an answer, read from its text alone: so a section that was chosen and did not arrive is noticed.
 */

/** Sections in the order of the text: path as the heading spells it, and characters between the fences. */
export function measureSections(markdown: string): readonly { readonly path: string; readonly chars: number }[] {
  const sections: { path: string; chars: number }[] = [];
  let fence: string | null = null;
  for (const line of markdown.split('\n')) {
    if (fence !== null) {
      if (line === fence) fence = null;
      else if (sections.length > 0) sections[sections.length - 1].chars += line.length + 1;
      continue;
    }
    const heading = line.match(/^\*\*(`+)( ?)(.+?)\2\1\*\* — /);
    if (heading !== null) sections.push({ path: heading[3], chars: 0 });
    fence = line.match(/^(`{3,})/)?.[1] ?? null;
  }
  return sections;
}
