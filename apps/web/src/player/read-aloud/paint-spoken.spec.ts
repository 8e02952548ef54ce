import { paintSpoken } from './paint-spoken';

// The browser's highlights, which jsdom has not.
class FakeHighlight {
  priority = 0;
  readonly ranges: Range[];
  constructor(...ranges: Range[]) {
    this.ranges = ranges;
  }
}

describe('what is highlighted while it is read', () => {
  const highlights = new Map<string, FakeHighlight>();
  const before = { CSS: globalThis.CSS, Highlight: globalThis.Highlight };
  beforeAll(() => void Object.assign(globalThis, { CSS: { highlights }, Highlight: FakeHighlight }));
  afterAll(() => void Object.assign(globalThis, before));
  beforeEach(() => {
    highlights.clear();
    document.body.innerHTML = '<p>Kelp grows fast.</p><span data-tex="x">x</span><img alt="A kelp" />';
  });

  const text = (): Text => document.querySelector('p')!.firstChild as Text;
  const painted = (): string[] => [...(highlights.get('aivy-spoken')?.ranges ?? [])].map(String);
  const marked = (): string[] => [...document.querySelectorAll('[data-spoken]')].map(({ localName }) => localName);
  const formula = (): Element => document.querySelector('[data-tex]')!;

  it('is its words, and a mark on what is drawn', () => {
    paintSpoken([{ node: text(), start: 0, end: 4 }, { element: formula() }, { node: text(), start: 11, end: 15 }]);
    expect(painted()).toEqual(['Kelp', 'fast']);
    expect(marked()).toEqual(['span']);
  });

  it("lies above the student's own highlights", () => {
    paintSpoken([{ node: text(), start: 0, end: 4 }]);
    expect(highlights.get('aivy-spoken')?.priority).toBeGreaterThan(new FakeHighlight().priority);
  });

  it('is the sentence that is read now alone, and nothing once none is', () => {
    paintSpoken([{ node: text(), start: 0, end: 4 }, { element: formula() }]);
    paintSpoken([{ element: document.querySelector('img')! }]);
    expect([painted(), marked()]).toEqual([[], ['img']]);
    paintSpoken([{ node: text(), start: 5, end: 10 }]);
    expect([painted(), marked()]).toEqual([['grows'], []]);
    paintSpoken([]);
    expect([painted(), marked(), highlights.size]).toEqual([[], [], 0]);
  });

  it('leaves out words that have gone from the page, or are fewer now', () => {
    const gone = text();
    document.querySelector('p')!.textContent = 'Kelp.';
    paintSpoken([
      { node: gone, start: 0, end: 4 },
      { node: text(), start: 0, end: 9 },
      { node: text(), start: 0, end: 4 },
    ]);
    expect(painted()).toEqual(['Kelp']);
  });
});
