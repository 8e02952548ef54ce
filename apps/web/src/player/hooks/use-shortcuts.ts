import { useEffect, useRef } from 'react';
import { shortcutOf, takesKeys, type ShortcutAction } from '../shortcuts';

/**
 * Where the keys go. When the focused control disappears (a deleted line of the calculator) the browser sends them to
 * the body: they still belong to the place that was worked in last, for as long as that is on the screen.
 */
const placeOf = (target: EventTarget | null, last: Element | null): EventTarget | null =>
  target === document.body && last?.isConnected && !last.closest('[hidden]') ? last : target;

/** The tool or dialog around an element: it stays when what is in it goes. */
const surroundings = (target: EventTarget | null): Element | null =>
  target instanceof Element ? (target.closest('[data-tool-window], [role="dialog"]') ?? target) : null;

/** Listens to the test's keys while no dialog is open. */
export function useShortcuts(
  onAction: (action: ShortcutAction) => void,
  { singleKeys, enabled }: { singleKeys: boolean; enabled: boolean },
): void {
  const latest = useRef(onAction);
  useEffect(() => {
    latest.current = onAction;
  }, [onAction]);
  useEffect(() => {
    if (!enabled) return undefined;
    let last: Element | null = null;
    const onTouched = (event: Event): void => {
      last = surroundings(event.target);
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat) return;
      const action = shortcutOf(event, { takesKeys: takesKeys(placeOf(event.target, last)), singleKeys });
      if (!action) return;
      event.preventDefault();
      latest.current(action);
    };
    document.addEventListener('focusin', onTouched);
    document.addEventListener('pointerdown', onTouched);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('focusin', onTouched);
      document.removeEventListener('pointerdown', onTouched);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [enabled, singleKeys]);
}
