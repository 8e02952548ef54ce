import { breakTex } from './break-tex.js';

describe('places where a line of mathematics may end', () => {
  it.each([
    ['x=5', ['x', '{}=5']],
    [
      '\\frac{a=1}{c}=\\frac{a}{b}\\div\\frac{c}{b}\\le 2',
      ['\\frac{a=1}{c}', '{}=\\frac{a}{b}\\div\\frac{c}{b}', '{}\\le 2'],
    ],
    ['f(x=2)=3', ['f(x=2)', '{}=3']],
    ['\\left(a=b\\right)', ['\\left(a=b\\right)']],
    ['\\begin{cases}x=1\\\\y=2\\end{cases}', ['\\begin{cases}x=1\\\\y=2\\end{cases}']],
    ['=5', ['=5']],
  ])('before relations of the formula itself: %s', (tex, pieces) => {
    expect(breakTex(tex, 'relations')).toEqual(pieces);
  });

  it.each([
    ['a+b-c\\cdot d', ['a', '{}+b', '{}-c', '{}\\cdot d']],
    ['-a', ['-a']],
    ['x=-5', ['x=-5']],
    ['a\\cdot -b', ['a', '{}\\cdot -b']],
    ['(x+1)(x-1)', ['(x+1)(x-1)']],
    ['x^{a+b}+1', ['x^{a+b}', '{}+1']],
  ])('before operations, but never after a sign or within brackets: %s', (tex, pieces) => {
    expect(breakTex(tex, 'operations')).toEqual(pieces);
  });

  it('loses and adds nothing but the empty atom before a sign', () => {
    const tex = '2x^2 - 3x + 4 = \\frac{1}{2}(x+1) \\approx 5';
    expect(
      breakTex(tex, 'relations')
        .map((piece, index) => (index === 0 ? piece : piece.slice(2)))
        .join(''),
    ).toBe(tex);
  });
});
