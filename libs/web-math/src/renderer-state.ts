import { useEffect, useSyncExternalStore } from 'react';
import { sanitizeHtml } from './sanitize';

/** Safe HTML of a text with its formulae drawn. */
type Draw = (html: string) => string;

/** Fetching the renderer: not yet begun or under way, given up for now, or here. */
export type MathState = { kind: 'waiting' } | { kind: 'failed' } | { kind: 'ready'; draw: Draw };

const WAITING: MathState = { kind: 'waiting' };
const READY_WITHOUT: MathState = { kind: 'ready', draw: sanitizeHtml };
/** A fetch that takes longer counts as failed until it comes: a question in source is better than none, while time runs. */
const PATIENCE_MS = 20_000;
const RETRY_MS = 10_000;

let state: MathState = WAITING;
let running = false;
const listeners = new Set<() => void>();

function set(next: MathState): void {
  state = next;
  for (const tell of listeners) tell();
}

/** Fetches the renderer ahead of need, or again after a failure. What fails is tried again while a formula waits for it. */
export function prefetchMath(): void {
  if (running || state.kind === 'ready') return;
  running = true;
  const patience = setTimeout(() => set({ kind: 'failed' }), PATIENCE_MS);
  import('./renderer/renderer')
    .then(({ draw }) => set({ kind: 'ready', draw }))
    .catch(() => set({ kind: 'failed' }))
    .finally(() => {
      clearTimeout(patience);
      running = false;
    });
}

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** The renderer, fetched by the first formula that needs it. @param needed without formulae there is nothing to wait for */
export function useMath(needed: boolean): MathState {
  const current = useSyncExternalStore(subscribe, () => state);
  useEffect(() => {
    if (!needed || current.kind === 'ready') return undefined;
    if (current.kind === 'waiting') return prefetchMath();
    const timer = setInterval(prefetchMath, RETRY_MS);
    window.addEventListener('online', prefetchMath);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', prefetchMath);
    };
  }, [current, needed]);
  return needed ? current : READY_WITHOUT;
}
