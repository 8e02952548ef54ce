export type Theme = 'light' | 'dark' | 'system';

const KEY = 'aivy.theme';
const CHANGED = 'aivy:theme';

export function currentTheme(): Theme {
  const value = document.documentElement.dataset.theme;
  return value === 'light' || value === 'dark' ? value : 'system';
}

const BAR = 'meta[name="theme-color"]';
const MEDIA = { light: '(prefers-color-scheme: light)', dark: '(prefers-color-scheme: dark)' } as const;

/** Colors the browser's own bar: by the chosen theme, else by the system's. */
export function colorBar(): void {
  const theme = currentTheme();
  const bars = document.querySelectorAll<HTMLMetaElement>(BAR);
  // The page names the light one first.
  (['light', 'dark'] as const).forEach((each, index) => {
    const bar = bars[index];
    if (bar) bar.media = theme === 'system' ? MEDIA[each] : theme === each ? 'all' : 'not all';
  });
}

/** Applies a theme at once and keeps it on this device (`public/theme.js` applies it before the first paint). */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  colorBar();
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Blocked storage: the theme holds for this page load.
  }
  window.dispatchEvent(new Event(CHANGED));
}

export function onThemeChange(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}
