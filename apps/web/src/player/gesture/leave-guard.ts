import { hearFirst } from '../../lib/before-router';

/**
 * The browser's Back button in front of a running test. The router is a declarative one and cannot hold a navigation,
 * so the history holds it: a second entry of the same page is put on top, Back lands on the first, and before the
 * router hears of it the page goes forward again and asks.
 */

/** What the router keeps of an entry; the rest is passed on as it is. */
interface EntryState {
  idx?: number;
  /** The first of the two entries. */
  guard?: true | undefined;
}

const stateOf = (value: unknown): EntryState => (typeof value === 'object' && value !== null ? value : {});
const indexHere = (): number => stateOf(window.history.state).idx ?? 0;

const KEY = 'aivy.test-entry';

/** Index of the first entry. It holds from module to module, whose addresses replace the second, and over reloads. */
const firstEntry = {
  read(): number | null {
    try {
      const kept = sessionStorage.getItem(KEY);
      return kept === null ? null : Number(kept);
    } catch {
      return null;
    }
  },
  write(index: number | null): void {
    try {
      if (index === null) sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, String(index));
    } catch {
      // Blocked storage costs an entry of the history for each reload.
    }
  },
};

let ask: (() => void) | null = null;
let returning = false;

function onPopState(event: PopStateEvent): void {
  const { idx, guard } = stateOf(event.state);
  const first = firstEntry.read();
  if (first === null || idx === undefined) return;
  if (returning && idx === first + 1) {
    returning = false;
    event.stopImmediatePropagation();
  } else if (idx === first && guard === true && ask) {
    event.stopImmediatePropagation();
    returning = true;
    window.history.forward();
    ask();
  } else if (idx <= first) {
    firstEntry.write(null);
    if (guard !== true || idx === 0) return;
    // The test is over: Back from its result leads to the page before the test.
    event.stopImmediatePropagation();
    window.history.back();
  }
}

/**
 * Starts to ask before Back leaves this page. Called again on the same place of the history it adds no entry.
 * @param onBack Back was pressed; the page has stayed
 * @returns stops asking
 */
export function guardBack(onBack: () => void): () => void {
  const { history } = window;
  const first = firstEntry.read();
  if (first === null || indexHere() !== first + 1) {
    const here = indexHere();
    firstEntry.write(here);
    history.replaceState({ ...stateOf(history.state), idx: here, guard: true }, '');
    history.pushState({ ...stateOf(history.state), idx: here + 1, guard: undefined }, '');
  }
  ask = onBack;
  hearFirst(onPopState);
  return () => {
    // The listener stays: the entries do too.
    if (ask === onBack) ask = null;
  };
}
