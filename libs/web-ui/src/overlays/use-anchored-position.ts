import { useLayoutEffect, useState, type RefObject } from 'react';

export type Side = 'top' | 'bottom';
export type Align = 'start' | 'center' | 'end';

export interface AnchoredPosition {
  left: number;
  top: number;
  side: Side;
  /** Where the arrow points, px from the left edge of the box. */
  arrow: number;
  maxHeight: number;
}

export interface AnchorOptions {
  side: Side;
  align: Align;
}

const GAP = 10;
const MARGIN = 12;

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom' | 'width'>;

/**
 * Places a box of `size` beside `anchor` inside a viewport: on the wished side, on the other one when there is more
 * room, never across an edge. All values in px.
 */
export function placeBeside(
  anchor: Box,
  size: { width: number; height: number },
  viewport: { width: number; height: number },
  { side, align }: AnchorOptions,
): AnchoredPosition {
  const room = { top: anchor.top - GAP - MARGIN, bottom: viewport.height - anchor.bottom - GAP - MARGIN };
  const other: Side = side === 'top' ? 'bottom' : 'top';
  const used = room[side] >= size.height || room[side] >= room[other] ? side : other;
  const maxHeight = Math.max(120, room[used]);
  const height = Math.min(size.height, maxHeight);
  const centre = anchor.left + anchor.width / 2;
  const wished =
    align === 'start' ? anchor.left : align === 'end' ? anchor.right - size.width : centre - size.width / 2;
  const left = Math.max(MARGIN, Math.min(wished, viewport.width - size.width - MARGIN));
  const top = used === 'bottom' ? anchor.bottom + GAP : anchor.top - GAP - height;
  return { left, top, side: used, maxHeight, arrow: Math.max(20, Math.min(centre - left, size.width - 20)) };
}

/** Keeps a fixed box beside its anchor while the page scrolls or changes its size; null before the first measure. */
export function useAnchoredPosition(
  anchor: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
  open: boolean,
  { side, align }: AnchorOptions,
): AnchoredPosition | null {
  const [position, setPosition] = useState<AnchoredPosition | null>(null);
  useLayoutEffect(() => {
    if (!open) return undefined;
    const update = () => {
      if (!anchor.current || !box.current) return;
      // Where it stands now must not squeeze what is measured.
      const { style } = box.current;
      const { left } = style;
      style.left = '0';
      const size = { width: box.current.offsetWidth, height: box.current.scrollHeight };
      style.left = left;
      const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
      setPosition(placeBeside(anchor.current.getBoundingClientRect(), size, viewport, { side, align }));
    };
    update();
    window.addEventListener('resize', update);
    window.addEventListener('scroll', update, true);
    // Content that comes late has another size.
    const observer = new ResizeObserver(update);
    if (box.current) observer.observe(box.current);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', update);
      window.removeEventListener('scroll', update, true);
    };
  }, [anchor, box, open, side, align]);
  return position;
}
