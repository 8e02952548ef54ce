/** What a student sees of a question before anything is scrolled. */
export interface Seen {
  /** Words of the question, with every table in them, are wholly on the screen. */
  stem: boolean;
  /** So is its figure; true where there is none. */
  figure: boolean;
  /** How many choices are, from the first on; a field to type into counts as one. */
  answers: number;
  /** Answers that there are. */
  outOf: number;
  /** How much lower than its pane the last of them ends, px; 0 or less when all is seen. */
  over: number;
}

/** Half a pixel is rounding. */
const ROUNDING_PX = 0.5;

/** The part of the screen that a pane's content can be seen in: no scrollbar, and no window that stands over it. */
function visibleBox(pane: Element): DOMRect {
  const { left, top } = pane.getBoundingClientRect();
  return new DOMRect(left + pane.clientLeft, top + pane.clientTop, pane.clientWidth, pane.clientHeight);
}

const isWithin = (inner: DOMRect, outer: DOMRect): boolean =>
  inner.bottom <= outer.bottom + ROUNDING_PX &&
  inner.right <= outer.right + ROUNDING_PX &&
  inner.top >= outer.top - ROUNDING_PX &&
  inner.left >= outer.left - ROUNDING_PX;

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Nothing in it is reached by scrolling sideways alone. */
const isWhole = (element: Element): boolean =>
  [element, ...element.querySelectorAll('*:not(svg *)')].every(
    (each) =>
      each.scrollWidth <= each.clientWidth + 1 || !['auto', 'scroll'].includes(getComputedStyle(each).overflowX),
  );

/** Measures the question on the screen. @throws Error when none is there */
export function seen(): Seen {
  const pane = document.querySelector('section[aria-label="Question and answers"]');
  const stem = pane?.querySelector('#question');
  const answers = [...(pane?.querySelectorAll('#answers [data-choice], #answers input') ?? [])];
  if (!pane || !stem || answers.length === 0) throw new Error('No question is on the screen');
  const box = visibleBox(pane);
  const windows = [...document.querySelectorAll('[data-tool-window]:not([hidden])')].map((each) =>
    each.getBoundingClientRect(),
  );
  const isSeen = (element: Element): boolean => {
    const own = element.getBoundingClientRect();
    return isWithin(own, box) && isWhole(element) && !windows.some((window) => overlap(own, window));
  };
  const figure = pane.querySelector('[data-figure]');
  const firstHidden = answers.findIndex((each) => !isSeen(each));
  const lowest = Math.max(...[stem, ...answers, ...(figure ? [figure] : [])].map((each) => bottomOf(each)));
  return {
    stem: isSeen(stem),
    figure: figure === null || isSeen(figure),
    answers: firstHidden === -1 ? answers.length : firstHidden,
    outOf: answers.length,
    over: Math.round(lowest - box.bottom),
  };
}

const bottomOf = (element: Element): number => element.getBoundingClientRect().bottom;

/** Heights of the bars above and below a question, CSS px. */
export const barHeights = (): { header: number; footer: number } => ({
  header: document.querySelector('header')?.getBoundingClientRect().height ?? 0,
  footer: document.querySelector('footer')?.getBoundingClientRect().height ?? 0,
});
