import { useHandIn } from '../hooks/use-hand-in';

/** Hands in, without a word, what was finished on this device while the network was away. */
export function HandInUnits() {
  useHandIn();
  return null;
}
