/** Puts text on the clipboard. Pages without permission, or without https, still have the old way through a selection. */
export async function copyText(page: Document, text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = page.createElement('textarea');
    area.value = text;
    area.className = 'sr-only';
    page.body.append(area);
    const before = page.activeElement;
    area.select();
    const copied = page.execCommand('copy');
    area.remove();
    if (before instanceof HTMLElement) before.focus();
    return copied;
  }
}
