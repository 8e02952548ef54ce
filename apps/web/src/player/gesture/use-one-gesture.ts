import { useEffect } from 'react';
import { belongsToGesture, type Click } from './one-gesture';

/** Tools are typed on: two quick presses of the keypad's 7 are 77. */
const TOOLS = '[data-tool-window]';
const PRESSED = 'button, a[href], [role="button"]';

const isPressed = (target: EventTarget | null): boolean =>
  target instanceof Element && !target.closest(TOOLS) && target.closest(PRESSED) !== null;

/** Lets each gesture press one button of the test page and its dialogs once. */
export function useOneGesture(): void {
  useEffect(() => {
    let last: Click | null = null;
    let touch = false;
    const onPointerDown = (event: PointerEvent): void => {
      touch = event.pointerType === 'touch';
    };
    const onClick = (event: MouseEvent): void => {
      if (!isPressed(event.target)) return;
      const click: Click = {
        count: event.detail,
        touch: touch && event.detail > 0,
        timeMs: event.timeStamp,
        x: event.clientX,
        y: event.clientY,
      };
      if (!belongsToGesture(click, last)) {
        last = click;
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    };
    // A held Enter presses its button again and again: Next would hand in question after question, unread.
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.repeat && event.key === 'Enter' && isPressed(event.target)) event.preventDefault();
    };
    document.addEventListener('pointerdown', onPointerDown, true);
    document.addEventListener('click', onClick, true);
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown, true);
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('keydown', onKeyDown, true);
    };
  }, []);
}
