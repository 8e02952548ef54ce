import { passagePlace } from './passage-lines';

/** Where each piece of the passage is drawn, px. */
const TOPS: Record<string, number> = { 'Above.': 10, 'First line.': 60, 'Unseen.': 100, 'Hidden.': 140, 'Last.': 220 };
const at = (top: number) => new DOMRect(0, top, 400, 20);

it('finds the lines of the text with its pictures, and none that only screen readers read', () => {
  document.body.innerHTML = `<section id="passage"><p>Above.</p><div data-region="passage">
    <p>First line.</p><p class="vh">Unseen.</p><p hidden>Hidden.</p><img alt=""><p>Last.</p></div></section>`;
  document.getElementById('passage')!.getBoundingClientRect = () => new DOMRect(0, 50, 500, 300);
  document.querySelector('img')!.getBoundingClientRect = () => at(180);
  Range.prototype.getClientRects = function (this: Range) {
    const top = TOPS[this.toString()];
    return (top === undefined ? [] : [at(top)]) as never;
  };
  const { lines } = passagePlace()!;
  /** Middles of the pieces, from the pane's upper edge: is there a line? */
  const isOnLine = [-30, 20, 60, 100, 140, 180].map((y) => lines.some(({ top, bottom }) => top < y && y < bottom));
  expect(isOnLine).toEqual([false, true, false, false, true, true]);
});
