import { useEffect } from 'react';
import { belongsToGesture, type Click } from './one-gesture';

/** Tools are typed on: two quick presses of the keypad's 7 are 77. */
const TOOLS = '[data-tool-window]';
const PRESSED = 'button, a[href], [role="button"]';

/** Lets each gesture press one button of the test page and its dialogs once. */
export function useOneGesture(): void {
  useEffect(() => {
    let last: Click | null = null;
    let touch = false;
    const onPointerDown = (event: PointerEvent): void => {
      touch = event.pointerType === 'touch';
    };
    const onClick = (event: MouseEvent): void => {
      if (!(event.target instanceof Element) || event.target.closest(TOOLS) || !event.target.closest(PRESSED)) return;
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
    document.addEventListener('pointerdown', onPointerDown, true);
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown, true);
      document.removeEventListener('click', onClick, true);
    };
  }, []);
}
