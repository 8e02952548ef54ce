import { useEffect, useState } from 'react';
import type { SaveState } from '../../../../player/save-state';

/** How long a save is told of (specification). */
const SAVED_FLAG_MS = 3_000;

/** A save is told for a moment and then no more; what is not well is told as long as it is so. */
export function useSavedFlag(state: SaveState): SaveState {
  const [flag, setFlag] = useState(false);
  const [before, setBefore] = useState(state.kind);
  if (before !== state.kind) {
    setBefore(state.kind);
    setFlag(state.kind === 'saved');
  }
  useEffect(() => {
    if (!flag) return undefined;
    const timer = setTimeout(() => setFlag(false), SAVED_FLAG_MS);
    return () => clearTimeout(timer);
  }, [flag]);
  if (state.kind !== 'saved') return state;
  return { kind: flag ? 'just-saved' : 'quiet' };
}
