import type { Point, Size } from './geometry';

export type DockSide = 'left' | 'right';

const MARGIN = 8;
/** Below this the stage has no room to give. */
const LEAST_VIEWPORT = 1024;
/** A window that takes more would leave too little beside it. */
const MOST_SHARE = 0.45;

/** The side at which a window stands against the edge, so that the stage makes room for it; null for one that floats. */
export function dockSide(place: Point, size: Size, viewport: Size): DockSide | null {
  if (viewport.width < LEAST_VIEWPORT || size.width > viewport.width * MOST_SHARE) return null;
  if (place.x <= MARGIN) return 'left';
  return place.x + size.width >= viewport.width - MARGIN ? 'right' : null;
}

const docked = new Map<string, { side: DockSide; width: number }>();

/** Tells the stage how much room the docked windows take on each side. */
export function dock(id: string, side: DockSide | null, width: number): void {
  if (side) docked.set(id, { side, width });
  else docked.delete(id);
  for (const each of ['left', 'right'] as const) {
    const widest = Math.max(
      0,
      ...[...docked.values()].filter((entry) => entry.side === each).map((entry) => entry.width),
    );
    document.documentElement.style.setProperty(`--dock-${each}`, `${widest === 0 ? 0 : widest + MARGIN}px`);
  }
}
