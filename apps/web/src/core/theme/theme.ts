export type Theme = 'light' | 'dark' | 'system';

const KEY = 'aivy.theme';
const CHANGED = 'aivy:theme';

export function currentTheme(): Theme {
  const value = document.documentElement.dataset.theme;
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** Applies a theme at once and keeps it on this device (`public/theme.js` applies it before the first paint). */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
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
