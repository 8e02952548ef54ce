import { useCallback, useEffect, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { followPointer } from '../../lib/follow-pointer';
import { dock, dockSide } from './dock';
import { clampPlace, fitSize, snapPlace, stepPlace, type Point, type Size, type SnapSide } from './geometry';

const viewportSize = (): Size => ({ width: window.innerWidth, height: window.innerHeight });

/** Last place of each tool while the page lives: closing and opening a tool finds it where it was. */
const lastPlaces = new Map<string, Point>();

export interface FloatingWindow {
  place: Point;
  size: Size;
  snap(side: SnapSide): void;
  onBarPointerDown(event: PointerEvent<HTMLElement>): void;
  onMoveKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/**
 * Placement of one tool window: drag by pointer, move by arrows, snap, always whole on the stage. Against the left or
 * right edge the stage makes room for it, so that it covers no question.
 */
export function useFloatingWindow(id: string, wanted: Size, home: SnapSide, hidden: boolean): FloatingWindow {
  const { width, height } = wanted;
  const [viewport, setViewport] = useState(viewportSize);
  const size = fitSize({ width, height }, viewport);
  const [raw, setRaw] = useState<Point>(() => lastPlaces.get(id) ?? snapPlace(home, size, viewport));
  const place = clampPlace(raw, size, viewport);

  const side = hidden ? null : dockSide(place, size, viewport);
  useEffect(() => {
    dock(id, side, size.width);
    return () => dock(id, null, 0);
  }, [id, side, size.width]);

  const move = useCallback(
    (next: Point) => {
      lastPlaces.set(id, next);
      setRaw(next);
    },
    [id],
  );

  useEffect(() => {
    const onResize = (): void => setViewport(viewportSize());
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);

  const onBarPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0 || (event.target as Element).closest('button')) return;
    const grip = { x: event.clientX - place.x, y: event.clientY - place.y };
    followPointer(event.currentTarget, event.pointerId, (moved) =>
      move(clampPlace({ x: moved.clientX - grip.x, y: moved.clientY - grip.y }, size, viewportSize())),
    );
  };

  const onMoveKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const next = stepPlace(place, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    move(clampPlace(next, size, viewport));
  };

  return { place, size, snap: (side) => move(snapPlace(side, size, viewport)), onBarPointerDown, onMoveKeyDown };
}
