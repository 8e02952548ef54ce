import { useSyncExternalStore } from 'react';

/** jsdom has none. */
const narrow = (): MediaQueryList | undefined => globalThis.matchMedia?.('(max-width: 767px)');

function watch(onChange: () => void): () => void {
  const query = narrow();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** There is room for one thing at a time: tutor and tools are sheets, the test's tools are in one menu. */
export const useNarrow = (): boolean => useSyncExternalStore(watch, () => narrow()?.matches ?? false);
