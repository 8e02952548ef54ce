import type { Annotation, AnnotationStyle } from './annotations-slice';
import { rangeOf } from './text-offsets';

export const STYLES: readonly { style: AnnotationStyle; name: string }[] = [
  { style: 'yellow', name: 'Yellow' },
  { style: 'blue', name: 'Blue' },
  { style: 'pink', name: 'Pink' },
  { style: 'underline', name: 'Underline' },
  { style: 'dashed', name: 'Dashed underline' },
  { style: 'dotted', name: 'Dotted underline' },
];

const nameOf = (style: AnnotationStyle): string => `aivy-${style}`;

/** Can this browser paint over text without touching it? Without, highlights stand in the list alone. */
export const canPaint = (): boolean =>
  typeof CSS !== 'undefined' && 'highlights' in CSS && typeof Highlight === 'function';

export const regionElement = (region: Annotation['region']): HTMLElement | null =>
  document.querySelector(`[data-region="${region}"]`);

/** Paints the annotations of the question on the screen; the passage's own elements stay as they are. */
export function paint(annotations: readonly Annotation[]): void {
  if (!canPaint()) return;
  for (const { style } of STYLES) {
    const ranges = annotations
      .filter((each) => each.style === style)
      .flatMap(({ region, start, end }) => {
        const root = regionElement(region);
        return (root && rangeOf(root, start, end)) ?? [];
      });
    if (ranges.length > 0) CSS.highlights.set(nameOf(style), new Highlight(...ranges));
    else CSS.highlights.delete(nameOf(style));
  }
}
