import { createTypesetter } from '@aivy/typeset/typesetter';
import { liteAdaptor } from 'mathjax-full/js/adaptors/liteAdaptor.js';
import { mathWords } from './math-words';

const typeset = createTypesetter(liteAdaptor());

/** Words of a formula as it stands in the page. */
function said(tex: string): string {
  const page = document.createElement('div');
  page.innerHTML = typeset(tex, false).mathml;
  return mathWords(page.querySelector('math')!);
}

describe('a formula in words', () => {
  // Expected: what a person says who reads a test aloud.
  it.each([
    ['x', 'x'],
    ['a', 'A'],
    ['y=2x+5', 'y equals 2 x plus 5'],
    ['1{,}000', '1,000'],
    ['x^2-3x', 'x squared minus 3 x'],
    ['x^3', 'x cubed'],
    ['x^n', 'x to the power n'],
    ['10^{-3}', '10 to the power negative 3'],
    ['\\sqrt{5}', 'the square root of 5'],
    ['\\sqrt[3]{x}', 'the cube root of x'],
    ['\\frac{3}{4}', '3 over 4'],
    ['x_1', 'x sub 1'],
    ['45^\\circ', '45 degrees'],
    ['x\\le 3', 'x is less than or equal to 3'],
    ['x\\ne 3', 'x is not equal to 3'],
    ['x\\ge 3', 'x is greater than or equal to 3'],
    ['x<3', 'x is less than 3'],
    ['x>3', 'x is greater than 3'],
    ['x\\pm 3', 'x plus or minus 3'],
    ['2\\times 3', '2 times 3'],
    ['6\\div 3', '6 divided by 3'],
    ['\\pi\\approx 3', 'pi is approximately equal to 3'],
    ['m\\parallel n', 'm is parallel to n'],
    ['m\\perp n', 'm is perpendicular to n'],
    ['\\sqrt[7]{x}', 'the root of index 7 of x'],
    ['x_1^2', 'x sub 1 squared'],
    ['x^{-1}', 'x to the power negative 1'],
    ["f'(x)", 'f prime of x'],
    ['2\\pi r', '2 pi r'],
    ['\\angle ABC', 'angle A B C'],
    ['\\triangle ABC', 'triangle A B C'],
    ['\\overline{AB}', 'segment A B'],
    ['\\bar{x}', 'x bar'],
    ['\\overline{A}', 'A bar'],
    ['\\overset{n}{x}', 'x with n above'],
    ['\\underset{n}{x}', 'x with n below'],
    ['\\sum\\limits_{i=1}^{n}i', 'the sum from i equals 1 to n of i'],
    ['\\begin{matrix}a&b\\end{matrix}', 'A b'],
    ['3:4', '3 to 4'],
    ['25\\%', '25 percent'],
    ['\\$5', '5 dollars'],
    ['\\$x', 'dollars x'],
    ['\\text{\\$}', 'dollars'],
    ['\\text{area}=5', 'area equals 5'],
  ])('is short where nothing can be mistaken: %s', (tex, words) => expect(said(tex)).toBe(words));

  it.each([
    ['\\frac{x+1}{2}', 'the fraction with numerator x plus 1, and denominator 2, end fraction'],
    ['x+\\frac{1}{2}', 'x plus 1 over 2'],
    [
      '\\frac{1}{\\frac{x+1}{2}}+y',
      'the fraction with numerator 1, and denominator the fraction with numerator x plus 1, and denominator 2, end fraction, end fraction, plus y',
    ],
    ['\\sqrt{x+1}', 'the square root of x plus 1, end root'],
    ['\\sqrt{x}+1', 'the square root of x plus 1'],
    ['2^{n+1}', '2 to the power n plus 1, end power'],
    ['2^n+1', '2 to the power n plus 1'],
    ['a_{n+1}', 'A sub n plus 1, end sub'],
    ['2^{3x}', '2 to the power 3 x, end power'],
  ])('says where a part ends that is more than a number or letter: %s', (tex, words) => expect(said(tex)).toBe(words));

  it.each([
    ['-3', 'negative 3'],
    ['x-3', 'x minus 3'],
    ['x=-3', 'x equals negative 3'],
    ['(-2,-3)', 'open parenthesis negative 2 comma negative 3 close parenthesis'],
    ['|x-3|=5', 'the absolute value of x minus 3, end absolute value equals 5'],
    ['|-3|', 'the absolute value of negative 3, end absolute value'],
    ['|x|^2', 'the absolute value of x, end absolute value squared'],
    ['||x|-3|', 'the absolute value of the absolute value of x, end absolute value minus 3, end absolute value'],
    ['|x-|y||', 'the absolute value of x minus the absolute value of y, end absolute value, end absolute value'],
    [
      '2|x|-|y|',
      '2 times the absolute value of x, end absolute value minus the absolute value of y, end absolute value',
    ],
    ['f(x)=3', 'f of x equals 3'],
    ['f(-1)', 'f of negative 1'],
    ['f(x+1)', 'f of open parenthesis x plus 1 close parenthesis'],
    ['f^{-1}(x)', 'f inverse of x'],
    ['f\\left(\\frac{1}{2}\\right)', 'f of open parenthesis 1 over 2 close parenthesis'],
    ['f(x,y)', 'f of open parenthesis x comma y close parenthesis'],
    ['P(A|B)', 'P open parenthesis A vertical bar B close parenthesis'],
    ['p(t)=3', 'p of t equals 3'],
    ['S(6)', 'S of 6'],
    ['p(-5)', 'p of negative 5'],
    ['q(x)=(3x+3)p(x)', 'q of x equals open parenthesis 3 x plus 3 close parenthesis p of x'],
    ['a(3)', 'A open parenthesis 3 close parenthesis'],
    ['a(-x)', 'A open parenthesis negative x close parenthesis'],
    ['a(b)^x', 'A open parenthesis b close parenthesis to the power x'],
    ['P(1.05)^t', 'P open parenthesis 1.05 close parenthesis to the power t'],
    ['n(x+14)', 'n open parenthesis x plus 14 close parenthesis'],
    ['\\sin(38^\\circ)', 'sine of 38 degrees'],
    ['\\sin(x^2)', 'sine of open parenthesis x squared close parenthesis'],
    ['2\\sqrt{3}', '2 times the square root of 3'],
    ['h\\sqrt{3}', 'h times the square root of 3'],
    ['[x]\\sqrt{3}', 'open bracket x close bracket times the square root of 3'],
    ['a\\sqrt[3]{x}', 'A times the cube root of x'],
    ['(x+1)\\sqrt{2}', 'open parenthesis x plus 1 close parenthesis times the square root of 2'],
    ['x^2\\sqrt{2}', 'x squared times the square root of 2'],
    ['\\sin\\sqrt{2}', 'sine of the square root of 2'],
    ['\\sqrt{3}n', 'the square root of 3 times n'],
    ['\\sqrt{3}(x)', 'the square root of 3 times open parenthesis x close parenthesis'],
    ['x|y|', 'x times the absolute value of y, end absolute value'],
    ['bh', 'b h'],
    ['hb', 'h b'],
    ['\\sin x', 'sine of x'],
    ['\\sin^2 x', 'sine squared of x'],
    ['2\\frac{1}{2}', '2 and 1 over 2'],
    ['2\\frac{x}{3}', '2 x over 3'],
    ['\\frac{1}{2}x', '1 over 2 times x'],
    ['\\frac{1}{2}(x)', '1 over 2 times open parenthesis x close parenthesis'],
    ['\\frac{1}{2}[x]', '1 over 2 times open bracket x close bracket'],
    ['\\frac{1}{2}\\angle A', '1 over 2 times angle A'],
    ['\\frac{1}{2}\\triangle A', '1 over 2 times triangle A'],
    ['\\frac{1}{2}=x', '1 over 2 equals x'],
    ['(x+1)^2', 'open parenthesis x plus 1 close parenthesis squared'],
    ['\\left(\\frac{1}{2}\\right)^2', 'open parenthesis 1 over 2 close parenthesis squared'],
    ['A=a^2', 'capital A equals A squared'],
  ])('says of a sign what it means where it stands: %s', (tex, words) => expect(said(tex)).toBe(words));

  it('reads a system of equations line by line', () => {
    expect(said('\\begin{cases}y=2x\\\\x+y=9\\end{cases}')).toBe(
      '2 lines, line 1: y equals 2 x; line 2: x plus y equals 9; end of lines',
    );
  });

  it('says nothing that is not seen, and nothing twice', () => {
    const page = document.createElement('div');
    page.innerHTML =
      '<math><semantics><mrow><mphantom><mn>7</mn></mphantom><mi>x</mi></mrow>' +
      '<annotation encoding="application/x-tex">x</annotation></semantics></math>';
    expect(mathWords(page.querySelector('math')!)).toBe('x');
  });

  it('leaves nothing out of what no rule knows', () => {
    const page = document.createElement('div');
    page.innerHTML = '<math><mnew><mi>x</mi><mo>⊕</mo><mn>2</mn></mnew></math>';
    expect(mathWords(page.querySelector('math')!)).toBe('x ⊕ 2');
  });

  it('says no two of some hundreds of nested formulas alike', () => {
    const nested = (parts: readonly string[]): string[] => [
      ...parts.flatMap((one) => parts.flatMap((other) => [`\\frac{${one}}{${other}}`, `${one}+${other}`])),
      ...parts.flatMap((part) => [`\\sqrt{${part}}`, `x^{${part}}`, `x_{${part}}`, `(${part})`]),
    ];
    // Not every voice makes a pause at a comma.
    const heard = (tex: string): string => said(tex).replaceAll(',', '');
    const simple = ['x', '2'];
    const formulas = [...new Set(nested([...simple, ...nested(simple)]))];
    const byWords = new Map<string, string[]>();
    for (const tex of formulas) byWords.set(heard(tex), [...(byWords.get(heard(tex)) ?? []), tex]);
    expect(formulas.length).toBeGreaterThan(500);
    expect([...byWords.values()].filter((alike) => alike.length > 1)).toEqual([]);
  });

  it('tells two formulas apart that differ in where a part ends', () => {
    expect(said('\\frac{1}{2x}')).not.toBe(said('\\frac{1}{2}x'));
    expect(said('\\sqrt{2x}')).not.toBe(said('\\sqrt{2}x'));
    expect(said('2^{n+1}')).not.toBe(said('2^n+1'));
  });
});
