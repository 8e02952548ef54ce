import type { ComponentType, RefObject } from 'react';

export interface FormulasProps {
  host: RefObject<HTMLElement | null>;
  /** The host's content. */
  html: string;
}

export interface Drawing {
  /** Safe HTML of a text with its formulas; null when one of them isn't among the given typesettings. */
  draw(html: string, typeset?: string): string | null;
  /** Draws the formulas on the page when the HTML only has places for them. */
  Formulas?: ComponentType<FormulasProps>;
}

/** Fetching what draws: not yet begun or under way, given up for now, or here. */
export type DrawState = { kind: 'waiting' } | { kind: 'failed' } | ({ kind: 'ready' } & Drawing);

export interface LazyDraw {
  readonly state: () => DrawState;
  /** Fetches ahead of need, or again after a failure. */
  readonly fetch: () => void;
  /** @returns to be called to listen no more */
  readonly subscribe: (tell: () => void) => () => void;
}

/** A fetch that takes longer counts as failed until it comes: a question in source is better than none, while time runs. */
const PATIENCE_MS = 20_000;

/** Something that draws, fetched once for the whole page. */
export function lazyDraw(load: () => Promise<Drawing>): LazyDraw {
  let state: DrawState = { kind: 'waiting' };
  let running = false;
  const listeners = new Set<() => void>();
  const set = (next: DrawState): void => {
    state = next;
    for (const tell of listeners) tell();
  };
  return {
    state: () => state,
    fetch() {
      if (running || state.kind === 'ready') return;
      running = true;
      const patience = setTimeout(() => set({ kind: 'failed' }), PATIENCE_MS);
      load()
        .then(({ draw, Formulas }) => set({ kind: 'ready', draw, ...(Formulas ? { Formulas } : {}) }))
        .catch(() => set({ kind: 'failed' }))
        .finally(() => {
          clearTimeout(patience);
          running = false;
        });
    },
    subscribe(tell) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}
