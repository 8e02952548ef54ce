export interface StackPlace {
  /** All in CSS pixels of the page's view. */
  height: number;
  viewTop: number;
  viewHeight: number;
  /** The field in use, null for none. */
  field: { top: number; bottom: number } | null;
}

/** From the edge of the view. */
const EDGE = 16;
/** The field's label stands above it, its fault below. */
const AROUND = 32;

/** Top of the messages: at the upper edge of the view, or at the lower one where they would cover the field in use. */
export function placeStack({ height, viewTop, viewHeight, field }: StackPlace): number {
  const upper = viewTop + EDGE;
  const lower = viewTop + viewHeight - EDGE - height;
  if (!field) return upper;
  const covered = (top: number): number =>
    Math.max(0, Math.min(top + height, field.bottom + AROUND) - Math.max(top, field.top - AROUND));
  return covered(lower) < covered(upper) ? lower : upper;
}
