import { holdEarlyInput } from '../lib/early-input';
import { whenIdle } from '../lib/when-idle';

/** Whoever does one of these is about to want an answer. */
const HASTE = ['pointerdown', 'keydown'] as const;

/** Wait before code that could not be fetched is asked for again for a click that is held. */
const REFETCH_MS = 5_000;

type Load = (address: string) => Promise<unknown>;
const load: Load = (address) => import(address);

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function fetchAll(scripts: readonly string[]): void {
  for (const href of scripts)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
}

/** One after the other, each in a task of its own: the page answers in between. */
async function runAll(scripts: readonly string[], run: Load): Promise<void> {
  for (const address of scripts) {
    await run(address);
    await nextTask();
  }
}

/**
 * A page that the build has drawn for visitors: its code is fetched when all is shown and the browser rests, or when
 * somebody reaches for it. A file that cannot be fetched is asked for again when a visitor wants something, and until it
 * has come from then on: the click that is held was heard, and need not be repeated.
 * @param scripts their addresses, each behind those that it imports
 */
export function beginDrawnPage(scripts: readonly string[], run = load): void {
  let begun = false;
  let wanted = false;
  const begin = (): void => {
    if (begun) return;
    begun = true;
    fetchAll(scripts);
    runAll(scripts, run).catch(() => {
      begun = false;
      if (wanted) setTimeout(begin, REFETCH_MS);
    });
  };
  holdEarlyInput(() => {
    wanted = true;
    begin();
  });
  for (const kind of HASTE) window.addEventListener(kind, begin, { once: true, capture: true, passive: true });
  window.addEventListener('load', () => void whenIdle(begin));
}

/**
 * The same page out of a browser's memory where somebody is signed in by now (Back, a page that a proxy kept): it is
 * not shown, and the client draws what is theirs.
 */
export function discardDrawnPage(scripts: readonly string[], run = load): void {
  const page = document.documentElement;
  page.hidden = true;
  document.addEventListener('DOMContentLoaded', () => {
    document.getElementById('root')?.replaceChildren();
    page.hidden = false;
    runAll(scripts, run).catch(() => window.location.reload());
  });
}
