import { useState } from 'preact/hooks';
import { applyTheme, readTheme, THEMES } from '../theme.ts';

/** Goes through the themes, one a press. */
export function ThemeButton() {
  const [theme, setTheme] = useState(() => readTheme(window));
  return (
    <button
      type="button"
      class="plain"
      onClick={() => {
        const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
        applyTheme(window, next);
        setTheme(next);
      }}
    >
      Theme: {theme}
    </button>
  );
}
