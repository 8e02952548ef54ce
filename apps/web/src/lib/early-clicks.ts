declare global {
  interface Window {
    /** Lets clicks through again and does the one that was held; set by the start script while it holds them. */
    aivyLetClicksThrough?: () => void;
  }
}

/**
 * Holds clicks on buttons of a page that the build has drawn and no code answers yet: the last one is done once it
 * does. Links go where they lead in any case.
 * @param onHeld a visitor waits
 */
export function holdEarlyClicks(onHeld: () => void): void {
  const { style } = document.documentElement;
  let held: HTMLElement | null = null;
  const hold = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('#root button') : null;
    if (!button) return;
    event.stopImmediatePropagation();
    held = button;
    style.cursor = 'progress';
    onHeld();
  };
  window.addEventListener('click', hold, true);
  window.aivyLetClicksThrough = () => {
    delete window.aivyLetClicksThrough;
    window.removeEventListener('click', hold, true);
    style.cursor = '';
    if (held?.isConnected) held.click();
  };
}

/** The page answers from now on. */
export const letClicksThrough = (): void => window.aivyLetClicksThrough?.();
