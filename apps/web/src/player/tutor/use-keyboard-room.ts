import { useEffect } from 'react';

/** A window this much lower than before has a keyboard in it. */
const KEYBOARD_PX = 120;
/** Of the question above the sheet; less where the talk would have no room. */
const QUESTION_PX = 212;
const TALK_PX = 260;

/**
 * Makes room for the question and a sheet above a phone's keyboard, which covers the page on some phones and pushes it up
 * on others. While there is one, the page has `data-keyboard`, and `--room-top` and `--room-height` are the sheet's place.
 */
export function useKeyboardRoom(open: boolean): void {
  useEffect(() => {
    const seen = globalThis.visualViewport;
    if (!open || !seen) return;
    const page = document.documentElement;
    let [width, tallest] = [window.innerWidth, window.innerHeight];
    const fit = (): void => {
      if (window.innerWidth !== width) [width, tallest] = [window.innerWidth, 0];
      tallest = Math.max(tallest, window.innerHeight);
      // Zooming in with two fingers is no keyboard.
      const keyboard = tallest - seen.height * seen.scale > KEYBOARD_PX;
      const began = keyboard && page.dataset.keyboard === undefined;
      if (keyboard) page.dataset.keyboard = 'true';
      else delete page.dataset.keyboard;
      const top = Math.max(0, Math.min(QUESTION_PX, seen.height - TALK_PX));
      page.style.setProperty('--room-top', `${seen.offsetTop + top}px`);
      page.style.setProperty('--room-height', `${seen.height - top}px`);
      if (began) document.querySelector('[data-shown-question] [data-region="question"]')?.scrollIntoView?.();
    };
    fit();
    seen.addEventListener('resize', fit);
    seen.addEventListener('scroll', fit);
    return () => {
      seen.removeEventListener('resize', fit);
      seen.removeEventListener('scroll', fit);
      delete page.dataset.keyboard;
    };
  }, [open]);
}
