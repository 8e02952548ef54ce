import { shiftInto, showSpoken } from './show-spoken';

const FRAME = { top: 100, bottom: 300 };

describe('what is read comes into view', () => {
  it.each([
    ['stays where it is seen whole', { top: 100, bottom: 300 }, 0],
    ['comes up as far as it is below', { top: 280, bottom: 330 }, 30],
    ['comes down as far as it is above', { top: 60, bottom: 120 }, -40],
    ['shows its beginning where it is longer than what one sees', { top: 150, bottom: 450 }, 50],
    ['shows its beginning also from below', { top: 400, bottom: 800 }, 300],
    ['is left where its beginning stands at the top already', { top: 100, bottom: 500 }, 0],
  ])('%s', (_, what, shift) => expect(shiftInto(what, FRAME)).toBe(shift));

  describe('in a pane that scrolls', () => {
    const shifts: [string, number][] = [];
    let pane: HTMLElement;
    const box = (top: number, bottom: number): DOMRect => ({ top, bottom, left: 0, right: 300 }) as DOMRect;
    const has = (values: Record<string, number>): void =>
      Object.entries(values).forEach(([name, value]) =>
        Object.defineProperty(pane, name, { value, configurable: true }),
      );
    beforeEach(() => {
      shifts.length = 0;
      document.body.innerHTML = '<section style="overflow-y: auto"><p>One. Two.</p></section>';
      pane = document.querySelector('section')!;
      has({ scrollHeight: 900, clientHeight: 200, clientTop: 0 });
      pane.getBoundingClientRect = () => box(100, 300);
      const noted = (name: string): PropertyDescriptor => ({
        get: () => 0,
        set: (by: number) => shifts.push([name, by]),
        configurable: true,
      });
      Object.defineProperty(pane, 'scrollTop', noted('pane'));
      Object.defineProperty(document.documentElement, 'scrollTop', noted('page'));
    });
    afterEach(() => {
      document.body.replaceChildren();
      Reflect.deleteProperty(document.documentElement, 'scrollTop');
      Reflect.deleteProperty(Range.prototype, 'getClientRects');
    });
    const sentenceAt = (...boxes: DOMRect[]): void => {
      Object.assign(Range.prototype, { getClientRects: () => boxes });
      const node = document.querySelector('p')!.firstChild as Text;
      showSpoken([{ node, start: 5, end: 9 }]);
    };

    it('the sentence itself does, not only its paragraph', () => {
      sentenceAt(box(40, 60), box(60, 80));
      expect(shifts).toEqual([['pane', -68]]);
    });

    it('nothing moves while the sentence is in sight', () => {
      sentenceAt(box(120, 140));
      expect(shifts).toEqual([]);
    });

    it('it stands clear of a bar that is kept free', () => {
      pane.style.scrollPaddingBottom = '80px';
      sentenceAt(box(200, 240));
      expect(shifts).toEqual([['pane', 28]]);
    });

    it('a pane that does not scroll is left alone', () => {
      has({ scrollHeight: 200 });
      sentenceAt(box(40, 60));
      expect(shifts).toEqual([]);
      pane.style.overflowY = 'visible';
      has({ scrollHeight: 900 });
      sentenceAt(box(40, 60));
      expect(shifts).toEqual([]);
    });

    it('the page scrolls where the pane alone does not do it', () => {
      sentenceAt(box(innerHeight + 20, innerHeight + 40));
      expect(shifts.at(-1)).toEqual(['page', 48]);
    });
  });
});
