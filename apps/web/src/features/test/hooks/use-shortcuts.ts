import { useEffect, useRef } from 'react';
import { isTypingIn, shortcutOf, type ShortcutAction } from '../shortcuts';

/** Listens to the test's keys while no dialog is open. */
export function useShortcuts(onAction: (action: ShortcutAction) => void, { singleKeys, enabled }: { singleKeys: boolean; enabled: boolean }): void {
  const latest = useRef(onAction);
  useEffect(() => {
    latest.current = onAction;
  }, [onAction]);
  useEffect(() => {
    if (!enabled) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat) return;
      const action = shortcutOf(event, { typing: isTypingIn(event.target), singleKeys });
      if (!action) return;
      event.preventDefault();
      latest.current(action);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled, singleKeys]);
}
