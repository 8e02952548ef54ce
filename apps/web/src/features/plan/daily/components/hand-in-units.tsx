import { useHandIn } from '../hooks/use-hand-in';

// In this piece, which the dashboard has loaded by the time it's offline.
export { KeptSet } from './kept-set';

/** Hands in, without a word, what was finished on this device while the network was away. */
export function HandInUnits() {
  useHandIn();
  return null;
}
