/** What is known of a click. */
export interface Click {
  /** How many clicks the platform counts as this gesture; 0 for one made by a key. */
  count: number;
  /** A finger: some platforms count every tap as the first. */
  touch: boolean;
  timeMs: number;
  x: number;
  y: number;
}

/** The second click of a double click comes within this time, on every platform's default. */
export const GESTURE_MS = 500;
/** Two taps of one finger are never in quite the same place. */
const NEAR_PX = 24;

/**
 * Is the click one gesture with the last one that acted, so that it must not act again? Whatever the first one put
 * under the pointer (another question's Next, the dialog it opened) was not what the student meant to press.
 */
export function belongsToGesture(click: Click, last: Click | null): boolean {
  if (!last || click.count === 0 || click.timeMs - last.timeMs >= GESTURE_MS) return false;
  return click.count > 1 || (click.touch && last.touch && Math.hypot(click.x - last.x, click.y - last.y) <= NEAR_PX);
}
