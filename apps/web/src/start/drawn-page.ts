import { holdEarlyClicks } from '../lib/early-clicks';
import { whenIdle } from '../lib/when-idle';

// Written by the build: the scripts of the landing page, each behind those that it imports.
declare const LANDING_SCRIPTS: readonly string[];

/** Whoever does one of these is about to want an answer. */
const HASTE = ['pointerdown', 'keydown'] as const;

type Load = (address: string) => Promise<unknown>;
const load: Load = (address) => import(address);

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const addressOf = (file: string): string => `/assets/${file}`;

function fetchAll(files: readonly string[]): void {
  for (const file of files)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: addressOf(file) }),
    );
}

/** One after the other, each in a task of its own: the page answers in between. */
async function runAll(files: readonly string[], run: Load): Promise<void> {
  for (const file of files) {
    await run(addressOf(file));
    await nextTask();
  }
}

/**
 * The page of `landing.html`, which the build has drawn: its code is fetched when all is shown and the browser rests,
 * or when somebody reaches for it. A file that cannot be fetched is asked for again when a visitor wants something.
 */
export function beginDrawnPage(files = LANDING_SCRIPTS, run = load): void {
  let begun = false;
  const begin = (): void => {
    if (begun) return;
    begun = true;
    fetchAll(files);
    runAll(files, run).catch(() => (begun = false));
  };
  holdEarlyClicks(begin);
  for (const kind of HASTE) window.addEventListener(kind, begin, { once: true, capture: true, passive: true });
  window.addEventListener('load', () => void whenIdle(begin));
}

/**
 * The same page out of a browser's memory where somebody is signed in by now (Back, a page that a proxy kept): it is
 * not shown, and the client draws what is theirs.
 */
export function discardDrawnPage(files = LANDING_SCRIPTS, run = load): void {
  const page = document.documentElement;
  page.hidden = true;
  document.addEventListener('DOMContentLoaded', () => {
    document.getElementById('root')?.replaceChildren();
    page.hidden = false;
    runAll(files, run).catch(() => window.location.reload());
  });
}
