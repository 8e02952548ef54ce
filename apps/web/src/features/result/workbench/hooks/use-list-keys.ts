import { useEffect, useRef } from 'react';
import { readSettings } from '../../../../player/layout';

export interface ListKeys {
  next(): void;
  before(): void;
  tryAgain(): void;
  close(): void;
}

const ACTIONS: Readonly<Record<string, keyof ListKeys>> = {
  j: 'next',
  k: 'before',
  t: 'tryAgain',
  Escape: 'close',
};

/** Where keys write or choose they are not ours; letters do neither among choices. */
const OWN_KEYS =
  'input:not([type="radio"]), select, textarea, [contenteditable], [data-own-keys], dialog, [popover], [role="menu"], [role="slider"]';
const isTheirs = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(OWN_KEYS) !== null;

/** Letters are keys only where they are not switched off, as in a test (WCAG 2.1.4). */
export const hasLetterKeys = (): boolean => readSettings().singleKeys;

/** j and k walk through the list, t tries the open question again, Escape goes back to the list. */
export function useListKeys(keys: ListKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isTheirs(event.target)) return;
      const action = ACTIONS[event.key];
      if (!action || (event.key.length === 1 && !hasLetterKeys())) return;
      event.preventDefault();
      latest.current[action]();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
