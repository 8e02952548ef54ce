/** A screen whose code cannot be fetched must not keep the rest of the page away. */
const LATEST_MS = 5_000;

let tell: () => void = () => undefined;

/** The first screen of this page is drawn: what stands around it may fetch its code now. */
export const screenShown = new Promise<void>((resolve) => {
  tell = resolve;
  // Where the build draws, nothing is ever mounted.
  if (typeof document === 'undefined') resolve();
  else setTimeout(resolve, LATEST_MS);
});

/** For an effect beside the screen. One that the build has drawn answers from now on (`lib/early-input`). */
export function tellScreenShown(): void {
  tell();
  window.aivyLetInputThrough?.();
}
