import { offsetAt } from './offset-at';

/** A picture whose glyphs have places, which jsdom gives none. */
function picture(glyphs: readonly { html: string; box: readonly [x: number, y: number, w: number, h: number] }[]) {
  const host = document.createElement('div');
  host.innerHTML = glyphs.map(({ html }) => html).join('');
  [...host.children].forEach((element, index) => {
    element.getBoundingClientRect = () => new DOMRect(...glyphs[index]!.box);
  });
  return host;
}
const NUMBER = picture([{ html: '<i data-from="0" data-to="4">1234</i>', box: [0, 20, 40, 20] }]);
// 12+π, and then a fraction whose parts stand above each other.
const LINE = picture([
  { html: '<i data-from="0" data-to="2">12</i>', box: [0, 20, 20, 20] },
  { html: '<i data-from="3" data-to="5">π</i>', box: [30, 20, 10, 20] },
  { html: '<i data-from="5" data-to="6">3</i>', box: [50, 5, 10, 20] },
  { html: '<i data-from="7" data-to="8">4</i>', box: [50, 35, 10, 20] },
  { html: '<b data-edges="5 8"></b>', box: [48, 5, 14, 50] },
]);

describe('a press on the picture of a line', () => {
  it('is between the letters that it is nearest to', () => {
    expect([1, 9, 21, 39].map((x) => offsetAt(NUMBER, x, 30, 4))).toEqual([0, 1, 2, 4]);
  });

  it('is before or behind a glyph that stands for several', () => {
    expect([32, 38].map((x) => offsetAt(LINE, x, 30, 8))).toEqual([3, 5]);
  });

  it('is in the part of a fraction that it is at, and behind the whole of it beside it', () => {
    expect([offsetAt(LINE, 58, 12, 8), offsetAt(LINE, 52, 48, 8), offsetAt(LINE, 80, 30, 8)]).toEqual([6, 7, 8]);
  });

  it('is at the end of a line without a picture', () => {
    expect(offsetAt(document.createElement('div'), 5, 5, 7)).toBe(7);
  });
});
