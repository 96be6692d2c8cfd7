/** Light, dark, or as the system has it: one attribute on the document, kept on this device where that is allowed. */

export const THEMES = ['automatic', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'theme';
const isTheme = (text: string | null): text is Theme => THEMES.some((theme) => theme === text);

/** The theme that was chosen here before. Storage may be refused: then it is automatic. */
export function readTheme(view: Window): Theme {
  try {
    const kept = view.localStorage.getItem(KEY);
    return isTheme(kept) ? kept : 'automatic';
  } catch {
    return 'automatic';
  }
}

export function applyTheme(view: Window, theme: Theme): void {
  view.document.documentElement.dataset.theme = theme;
  try {
    view.localStorage.setItem(KEY, theme);
  } catch {
    // Refused storage: the choice holds until the page is closed.
  }
}
