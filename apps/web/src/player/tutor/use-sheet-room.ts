import { useEffect } from 'react';

/** A window this much lower than before has a keyboard in it. */
const KEYBOARD_PX = 120;
/** Of the question above the sheet; less where the talk would have no room. */
const QUESTION_PX = 212;
const TALK_PX = 260;

const shownQuestion = (): Element | null => document.querySelector('[data-shown-question] [data-region="question"]');

/**
 * Makes room for the question above a phone's sheet, and for both above a keyboard, which covers the page on some phones
 * and pushes it up on others. The page has `data-sheet` while the sheet is open. While there's a keyboard it also has
 * `data-keyboard`, and `--room-top` and `--room-height` are the sheet's place.
 */
export function useSheetRoom(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const page = document.documentElement;
    const question = shownQuestion();
    const top = question?.getBoundingClientRect().top ?? -1;
    page.dataset.sheet = 'true';
    // A question that was in sight stays in sight. Who reads further up or down isn't moved.
    if (top >= 0 && top < window.innerHeight) question?.scrollIntoView?.({ block: 'nearest' });
    return () => {
      delete page.dataset.sheet;
    };
  }, [open]);

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
      if (began) shownQuestion()?.scrollIntoView?.();
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
