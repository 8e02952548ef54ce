import { useSyncExternalStore } from 'react';

/** A hook for whether the window is narrower than this. jsdom has no media queries, and counts as wide. */
function below(px: number): () => boolean {
  const query = (): MediaQueryList | undefined => globalThis.matchMedia?.(`(max-width: ${px - 1}px)`);
  const watch = (onChange: () => void): (() => void) => {
    const watched = query();
    watched?.addEventListener('change', onChange);
    return () => watched?.removeEventListener('change', onChange);
  };
  return () => useSyncExternalStore(watch, () => query()?.matches ?? false);
}

/** There's room for one thing at a time: tutor and tools are sheets, the test's tools are in one menu. */
export const useNarrow = below(768);
/** The workbench shows its list or a mistake, not both. */
export const useNarrowBench = below(900);
