import { paint } from './paint';
import { annotation as make } from './testing/annotation';

// The browser's highlights, which jsdom has not.
class FakeHighlight {
  readonly ranges: Range[];
  constructor(...ranges: Range[]) {
    this.ranges = ranges;
  }
}

describe('what is painted', () => {
  const highlights = new Map<string, FakeHighlight>();
  const painted = (): Record<string, string[]> =>
    Object.fromEntries([...highlights].map(([name, { ranges }]) => [name, ranges.map(String)]));
  const before = { CSS: globalThis.CSS, Highlight: globalThis.Highlight };
  beforeAll(() => void Object.assign(globalThis, { CSS: { highlights }, Highlight: FakeHighlight }));
  afterAll(() => void Object.assign(globalThis, before));

  it('is each annotation in its own style and its own region, and nothing once it has gone', () => {
    document.body.innerHTML = '<p data-region="passage">Kelp grows fast.</p><p data-region="question">Why?</p>';
    paint([make(0, 4), make(0, 3, { region: 'question' }), make(5, 10, { style: 'dashed' })]);
    expect(painted()).toEqual({ 'aivy-yellow': ['Kelp', 'Why'], 'aivy-dashed': ['grows'] });
    // One beyond the text that is there now is not painted.
    paint([make(5, 10, { style: 'dashed' }), make(5, 100, { style: 'pink' })]);
    expect(painted()).toEqual({ 'aivy-dashed': ['grows'] });
    paint([]);
    expect(painted()).toEqual({});
  });
});
