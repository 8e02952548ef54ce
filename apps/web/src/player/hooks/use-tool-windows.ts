import { useCallback, useEffect, useState } from 'react';
import type { ToolName } from '../components/section-tools';

export interface ToolWindows {
  open: ReadonlySet<ToolName>;
  toggle(tool: ToolName): void;
}

/** Of a window that is open and shows its title alone. */
const restoreButton = (tool: ToolName): HTMLButtonElement | null =>
  document.querySelector(`#window-${tool} [data-restore]`);

/**
 * Which tools are open. Closing one returns the focus to its button, a button of a minimised one shows it again; F6 goes
 * round the page and the open tools.
 */
export function useToolWindows(): ToolWindows {
  const [open, setOpen] = useState<ReadonlySet<ToolName>>(new Set());
  const toggle = useCallback((tool: ToolName) => {
    const restore = restoreButton(tool);
    // Closed from its own bar, the window has the focus.
    if (restore && !restore.closest('section')?.contains(document.activeElement)) return restore.click();
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(tool)) after.add(tool);
      return after;
    });
    // On a phone it stands in a menu.
    document.querySelector<HTMLElement>(`[data-tool="${tool}"], [data-tool="menu"]`)?.focus();
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'F6') return;
      const stops = [
        document.querySelector<HTMLElement>('main h2'),
        ...document.querySelectorAll<HTMLElement>('[data-tool-window]'),
      ].filter((stop) => stop !== null);
      const here = stops.findLastIndex((stop) => stop.contains(document.activeElement));
      event.preventDefault();
      stops[(Math.max(here, 0) + (event.shiftKey ? stops.length - 1 : 1)) % stops.length]?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return { open, toggle };
}
