import { render, waitFor } from '@testing-library/react';
import { createTypesetter } from '@aivy/typeset/typesetter';
import type { LiteElement } from 'mathjax-full/js/adaptors/lite/Element.js';
import { liteAdaptor } from 'mathjax-full/js/adaptors/liteAdaptor.js';
import { MathText } from '../math-text';

/** @param pieces how many the formula is drawn in */
async function show(tex: string, { display = false, pieces = 1 } = {}): Promise<HTMLElement> {
  const { container } = render(<MathText html={display ? `\\[${tex}\\]` : `\\(${tex}\\)`} />);
  await waitFor(() => expect(container.querySelectorAll('mjx-container')).toHaveLength(pieces));
  return container;
}
const SCALE = /scale\(([\d.]+)\)/;

/** Size of the smallest letter, as a share of the formula's: the scales of the groups around it, multiplied. */
function smallest(slot: HTMLElement): number {
  return Math.min(
    ...[...slot.querySelectorAll('path[data-c]')].map((glyph) => {
      let scale = 1;
      for (let group = glyph.parentElement; group; group = group.parentElement)
        scale *= Number(SCALE.exec(group.getAttribute('transform') ?? '')?.[1] ?? 1);
      return scale;
    }),
  );
}
/** Unicode of the letters drawn, in their order. */
const letters = (slot: HTMLElement): string =>
  [...slot.querySelectorAll('path[data-c]')]
    .map((glyph) => String.fromCodePoint(Number.parseInt(glyph.getAttribute('data-c') ?? '', 16)))
    .join('')
    .normalize('NFKD');
/** Both name the elements an outline comes from, but one of them read TeX and the other MathML. */
const withoutSource = (svg: string): string => svg.replaceAll(/ data-(mml-node|mjx-texclass)="[^"]*"/g, '');
const bars = (slot: HTMLElement): number => slot.querySelectorAll('g[data-mml-node="mfrac"] > rect').length;

describe('formulas that can be read', () => {
  it('sets fractions on the line in full size', async () => {
    for (const tex of [
      '\\frac{1}{2}',
      'x=\\frac{a}{b}\\cdot\\frac{27440\\pi}{3}',
      '\\sqrt{\\frac{1}{2}}',
      '\\left(1+\\frac{3t}{8}\\right)',
    ])
      expect([tex, smallest(await show(tex))]).toEqual([tex, 1]);
  });

  it.each([
    'x^2',
    'a_n',
    'x^{a^b}',
    '\\sqrt[5]{a^4}',
    '\\frac{1+\\frac{1}{x}}{2}',
    '\\frac{1}{x^{\\frac{t+1}{8}}}',
    'x^{\\frac{1}{\\frac{2}{3}}}',
    '\\overline{x}',
  ])('sets no part of %s below eight tenths', async (tex) => {
    expect(smallest(await show(tex))).toBeGreaterThanOrEqual(0.8);
  });

  it('sets a fraction in an exponent with a slash', async () => {
    const slot = await show('500(3)^{\\frac{t}{8}}');
    expect([letters(slot), bars(slot)]).toEqual(['500(3)t/8', 0]);
    expect(letters(await show('x^{-\\frac{2t}{3}}'))).toBe('x−2t/3');
    expect(letters(await show('x^\\frac{1}{2}'))).toBe('x1/2');
  });

  it.each(['x^{2\\frac{1}{2}}', 'x^{\\frac{1}{2}t}', 'x^{\\frac{1}{2t}}', 'x^{\\frac{t+1}{8}}'])(
    'keeps the bar where a slash could be misread: %s',
    async (tex) => {
      expect(bars(await show(tex))).toBe(1);
    },
  );

  it('leaves the MathML for readers as it was written', async () => {
    expect((await show('x^{\\frac{t}{8}}')).querySelector('math msup mfrac')).not.toBeNull();
  });

  it.each([
    'x=5',
    '\\frac{27440\\pi}{3}',
    'x^{-\\frac{2t}{3}}\\le\\sqrt[3]{y}',
    '\\begin{aligned}y&>2x-5\\\\y&\\le -x+9\\end{aligned}',
    '\\overline{AB}\\text{ and }\\angle C',
    'a=b+c=d+e=f+g=h+i=j+k=l+m=n',
  ])('draws %s as a release does', async (tex) => {
    const adaptor = liteAdaptor();
    const atRelease = createTypesetter(adaptor)(tex, false);
    const slot = await show(tex, { pieces: atRelease.pieces.length });
    const read = document.createElement('div');
    read.innerHTML = atRelease.mathml;
    expect(slot.querySelector('math')?.isEqualNode(read.firstElementChild)).toBe(true);
    const drawn = atRelease.pieces.map((piece) => adaptor.innerHTML(piece as LiteElement));
    const here = [...slot.querySelectorAll('mjx-container')].map(({ innerHTML }) => innerHTML);
    expect(here.map(withoutSource)).toEqual(drawn.map(withoutSource));
  });

  it('keeps a formula of a usual length whole and gives a wide one places to break', async () => {
    await show('y=2x+7');
    const wide = await show(
      '\\frac{a}{c}=\\frac{a}{b}\\div\\frac{c}{b}=\\frac{6}{5}\\cdot\\frac{9}{5}=\\frac{54}{25}',
      {
        pieces: 4,
      },
    );
    expect(wide.querySelectorAll('wbr')).toHaveLength(3);
    expect(wide.querySelectorAll('math')).toHaveLength(1);
  });

  it('draws a wide formula whole if a piece of it would not be valid', async () => {
    const tex = `\\frac{1+2+3+4+5+6+7+8+9+10+11+12}=2+3`;
    expect((await show(tex)).querySelectorAll('wbr')).toHaveLength(0);
  });
});
