import { useLayoutEffect, useSyncExternalStore, type KeyboardEvent, type PointerEvent } from 'react';
import { followPointer } from '../../lib/follow-pointer';
import type { DockSide, Frame } from './arrange';
import { clampPlace, EDGE_REACH, edgeAt, fitSize, stepPlace, topPlace, type Point } from './geometry';
import {
  arrangementNow,
  changeWindow,
  closeWindow,
  openWindow,
  restoreWindow,
  viewportNow,
  watchWindows,
  windowsNow,
  type WantedWindow,
} from './window-store';

/** A press that moves no further is a click. */
const DRAG_PX = 6;

export interface PlacedWindow {
  /** Undefined until it has been placed, before the first paint. */
  frame: Frame | undefined;
  /** The side against which it stands; null where it floats, or is a sheet or a bar. */
  dockedAt: DockSide | null;
  expanded: boolean;
  snap(side: DockSide | 'top'): void;
  toggleSize(): void;
  /** Between a bar with its title and the whole window. */
  toggleMinimised(): void;
  onBarPointerDown(event: PointerEvent<HTMLElement>): void;
  onMoveKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/**
 * Placement of one tool window: against a side by itself, moved by pointer and arrows, always whole on the stage. Let go
 * of at an edge it stands against that side again, where the question makes room for it.
 */
export function useToolWindow({ id, small, large, docked, least, home }: WantedWindow): PlacedWindow {
  useLayoutEffect(() => {
    openWindow({ id, small, large, docked, least, home });
    return () => closeWindow(id);
  }, [id, small, large, docked, least, home]);
  const { frames } = useSyncExternalStore(watchWindows, arrangementNow);
  const frame = frames.get(id);
  const own = windowsNow().find((each) => each.id === id);
  const expanded = own?.expanded ?? false;
  const size = fitSize(expanded ? large : small, viewportNow());

  const float = (at: Point): void => changeWindow(id, { place: { kind: 'floating', at } });
  const settle = (to: Point, reach: number): void => {
    const at = clampPlace(to, size, viewportNow());
    const side = edgeAt(at, size, viewportNow(), reach);
    if (side) changeWindow(id, { place: { kind: 'docked', side } });
    else float(at);
  };

  const onBarPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0 || (event.target as Element).closest('button')) return;
    if (frame?.kind !== 'floating' && frame?.kind !== 'docked') return;
    const pressed: Point = { x: event.clientX, y: event.clientY };
    // A docked window is wider or narrower than it will be when it floats: held where it is held, as far as that goes.
    const grip: Point = { x: Math.min(pressed.x - frame.x, size.width - 1), y: pressed.y - frame.y };
    let at: Point | null = null;
    const onMove = (moved: globalThis.PointerEvent): void => {
      if (at === null && Math.hypot(moved.clientX - pressed.x, moved.clientY - pressed.y) < DRAG_PX) return;
      at = { x: moved.clientX - grip.x, y: moved.clientY - grip.y };
      float(clampPlace(at, size, viewportNow()));
    };
    followPointer(event.currentTarget, event.pointerId, onMove, () => {
      if (at !== null) settle(at, EDGE_REACH.pointer);
    });
  };

  const onMoveKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (frame?.kind !== 'floating' && frame?.kind !== 'docked') return;
    const next = stepPlace(clampPlace(frame, size, viewportNow()), event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    settle(next, EDGE_REACH.keys);
  };

  return {
    frame,
    dockedAt: frame?.kind === 'docked' ? (frame.x === 0 ? 'left' : 'right') : null,
    expanded,
    snap: (side) =>
      side === 'top' ? float(topPlace(size, viewportNow())) : changeWindow(id, { place: { kind: 'docked', side } }),
    toggleSize: () => changeWindow(id, { expanded: !expanded }),
    toggleMinimised: () => (frame?.kind === 'bar' ? restoreWindow(id) : changeWindow(id, { minimised: true })),
    onBarPointerDown,
    onMoveKeyDown,
  };
}
