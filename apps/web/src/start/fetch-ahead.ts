/** A screen's addresses, and the files that it needs beside the entry's: `[pattern, indexes into FILES]`. */
type Hint = readonly [string, readonly number[]];

// Written by the build (`build/start-script.ts`).
declare const AHEAD_FILES: readonly string[];
declare const AHEAD_HINTS: readonly Hint[];

const KINDS: Record<string, Record<string, string>> = {
  js: { rel: 'modulepreload' },
  css: { rel: 'preload', as: 'style' },
  woff2: { rel: 'preload', as: 'font', type: 'font/woff2' },
};

/** Has the browser fetch the files of the screen at an address, without running them. Screens ask by `lib/fetch-screen-ahead`. */
export function fetchAhead(pathname: string): void {
  const [, wanted = []] = AHEAD_HINTS.find(([pattern]) => new RegExp(pattern).test(pathname)) ?? [];
  for (const index of wanted) {
    const file = AHEAD_FILES[index] ?? '';
    const link = Object.assign(document.createElement('link'), KINDS[file.slice(file.lastIndexOf('.') + 1)], {
      crossOrigin: '',
      href: `/assets/${file}`,
    });
    document.head.append(link);
  }
}
