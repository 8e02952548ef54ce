import { useRef, type PointerEvent } from 'react';
import { pan, toX, toY, zoom, type Frame, type Point, type View } from '../engine/index.js';

interface DragOptions {
  view: View;
  frame: Frame;
  onView(view: View): void;
  onTap(place: Point, byFinger: boolean): void;
  /** A press at a place: true takes hold of a curve there, and moves go to `onTrace`. */
  onGrab(place: Point, byFinger: boolean): boolean;
  onTrace(place: Point): void;
}

/** One finger or the mouse moves the plane or follows a curve, two fingers zoom; a press without moving is a tap. */
export function useDrag({ view, frame, onView, onTap, onGrab, onTrace }: DragOptions) {
  const pointers = useRef(new Map<number, Point>());
  const moved = useRef(false);
  const grabbed = useRef(false);
  const at = (event: PointerEvent<HTMLElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const isFinger = (event: PointerEvent): boolean => event.pointerType === 'touch';
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, at(event));
      if (pointers.current.size === 1) {
        moved.current = false;
        grabbed.current = onGrab(at(event), isFinger(event));
      } else grabbed.current = false;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (Math.hypot(now.x - before.x, now.y - before.y) > (isFinger(event) ? 6 : 2)) moved.current = true;
      if (!moved.current) return;
      pointers.current.set(event.pointerId, now);
      if (grabbed.current) onTrace(now);
      else if (other) {
        const factor =
          Math.hypot(before.x - other.x, before.y - other.y) /
          Math.max(1, Math.hypot(now.x - other.x, now.y - other.y));
        onView(
          zoom(view, factor, {
            x: toX((now.x + other.x) / 2, view, frame),
            y: toY((now.y + other.y) / 2, view, frame),
          }),
        );
      } else onView(pan(view, (before.x - now.x) / frame.width, (now.y - before.y) / frame.height));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (pointers.current.size === 1 && !moved.current) onTap(at(event), isFinger(event));
      pointers.current.delete(event.pointerId);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      pointers.current.delete(event.pointerId);
    },
  };
}
