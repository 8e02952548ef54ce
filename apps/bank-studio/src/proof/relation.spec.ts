import { displayed, gap, meeting, root, satisfies } from './relation.js';

describe('reading a printed relation', () => {
  it.each([
    ['\\(2x+3y=12\\)', { x: 3, y: 2 }, true],
    ['\\(2x+3y=12\\)', { x: 2, y: 3 }, false],
    ['y\\lt 2x-5', { x: 4, y: 3 }, false],
    ['y\\le 2x-5', { x: 4, y: 3 }, true],
    ['y\\gt 2x-5', { x: 4, y: 3 }, false],
    ['y\\ge 2x-5', { x: 4, y: 3 }, true],
    ['y&amp;\\gt -\\frac{1}{2}x+1', { x: 2, y: 1 }, true],
    ['-3\\le x\\lt 4', { x: -3 }, true],
    ['-3\\le x\\lt 4', { x: 4 }, false],
    ['-3\\lt x\\le 4', { x: -3 }, false],
    ['\\$1{,}200+5x=\\$1{,}250', { x: 10 }, true],
  ])('%s at %j: %s', (tex, at, expected) => {
    expect(satisfies(tex, at)).toBe(expected);
  });

  it('refuses a text that compares nothing', () => {
    expect(() => satisfies('2x+3', { x: 1 })).toThrow('no relation');
  });

  it('measures how far the left side is from the right side', () => {
    expect(gap('3x=2y+1', { x: 5, y: 2 })).toBe(10);
  });

  it('finds where a linear function vanishes', () => {
    expect(root((x) => 4 * x - 10)).toBe(2.5);
  });

  it('finds where two lines meet, and says so when they do not', () => {
    expect(meeting('y=2x+1', '3x+y=11')).toEqual([2, 5]);
    expect(meeting('p+q=10', 'p-q=4', ['p', 'q'])).toEqual([7, 3]);
    expect(() => meeting('y=2x+1', 'y=2x+3')).toThrow('parallel');
  });

  it('takes the lines of an aligned group apart', () => {
    expect(
      displayed('<p>\\[\\begin{aligned}y&amp;=2x\\\\x+y&amp;=9\\end{aligned}\\]</p><p>What is \\(x\\)?</p>'),
    ).toEqual(['y=2x', 'x+y=9']);
  });
});
