import { areReadable, hasTex } from '@aivy/typeset';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { lazyDraw, type Drawing, type DrawState, type LazyDraw } from './lazy-draw';
import { sanitizeHtml } from './sanitize';

/** What draws formulas is waited for, cannot be had for now, or is here: `draw` gives safe HTML of a text. */
export type MathState =
  | { kind: 'waiting' }
  | { kind: 'failed' }
  | { kind: 'ready'; draw: (html: string) => string; Formulas?: Drawing['Formulas'] };

const WITHOUT_FORMULAS: MathState = { kind: 'ready', draw: sanitizeHtml };
const RETRY_MS = 10_000;

/** Draws formulas that were set at release. */
const light = lazyDraw(() => import('./typeset/draw'));
/** Typesets formulas itself with mathjax-react: twenty times the light one, for what's written while the page is open. */
const full = lazyDraw(() => import('./renderer/renderer'));

/** Fetches ahead of need what draws questions. */
export const prefetchMath = (): void => light.fetch();

/** Fetched when it is first needed; what fails is tried again while a formula waits for it. */
function useLazyDraw(lazy: LazyDraw, needed: boolean): DrawState {
  const current = useSyncExternalStore(lazy.subscribe, lazy.state);
  useEffect(() => {
    if (!needed || current.kind === 'ready') return undefined;
    if (current.kind === 'waiting') return lazy.fetch();
    const timer = setInterval(lazy.fetch, RETRY_MS);
    window.addEventListener('online', lazy.fetch);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', lazy.fetch);
    };
  }, [current, lazy, needed]);
  return current;
}

/**
 * What draws the formulas of some texts, fetched by the first text that needs it; texts without formulas wait for
 * nothing.
 * @param typeset their typesettings as they came with the texts; without them, or where they lack one, the browser sets all
 */
export function useMath(texts: readonly string[], typeset?: string): MathState {
  const formulas = texts.some(hasTex);
  const given = formulas && areReadable(typeset);
  const lightState = useLazyDraw(light, given);
  const lacking =
    formulas &&
    (!given ||
      (lightState.kind === 'ready' && texts.some((html) => hasTex(html) && lightState.draw(html, typeset) === null)));
  const fullState = useLazyDraw(full, lacking);
  const state = lacking ? fullState : lightState;
  return useMemo(() => {
    if (!formulas) return WITHOUT_FORMULAS;
    if (state.kind !== 'ready') return state;
    return {
      kind: 'ready',
      draw: (html) => state.draw(html, typeset) ?? sanitizeHtml(html),
      Formulas: state.Formulas,
    };
  }, [formulas, state, typeset]);
}
