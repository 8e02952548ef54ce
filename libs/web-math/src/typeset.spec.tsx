import { render, waitFor } from '@testing-library/react';
import { writeTypeset } from '@aivy/typeset';
import { createTypesetter, typesettingOf } from '@aivy/typeset/typesetter';
import { liteAdaptor } from 'mathjax-full/js/adaptors/liteAdaptor.js';
import { jest } from '@jest/globals';

const fetched: string[] = [];
jest.unstable_mockModule('./renderer/renderer', () => {
  fetched.push('renderer');
  return { draw: (html: string) => html.replaceAll(/\\\((.*?)\\\)/g, '<i class="set-here">$1</i>') };
});
const { MathText } = await import('./index');
const { draw } = await import('./typeset/draw');

const adaptor = liteAdaptor();
const typeset = createTypesetter(adaptor);
const typesetOf = (...formulas: string[]): string =>
  writeTypeset(
    formulas.map((tex) => ({ tex, display: false, typesetting: typesettingOf(adaptor, typeset(tex, false))! })),
  )!;

describe('a text that comes with the typesettings of its formulas', () => {
  it('is drawn without the typesetter: ink of the colour of the text that readers skip, MathML that the eye skips', async () => {
    const { container } = render(
      <MathText html="Solve \(\frac{1}{2}x=3\) now" typeset={typesetOf('\\frac{1}{2}x=3')} />,
    );
    await waitFor(() => expect(container.querySelector('svg.ink')).not.toBeNull());
    const ink = container.querySelector('svg.ink');
    expect(ink?.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(ink?.querySelectorAll('path.bars')).toHaveLength(1);
    expect(container.querySelector('.alternative math mfrac')?.textContent).toBe('12');
    expect(container.querySelector('[data-tex]')?.getAttribute('data-tex')).toBe('\\frac{1}{2}x=3');
    expect(container.textContent).toMatch(/^Solve .* now$/);
    expect(fetched).toEqual([]);
  });

  it('gives a wide formula places to break', () => {
    const wide = '\\frac{a}{c}=\\frac{a}{b}\\div\\frac{c}{b}=\\frac{6}{5}\\cdot\\frac{9}{5}=\\frac{54}{25}';
    const content = document.createElement('div');
    content.innerHTML = draw(`\\(${wide}\\)`, typesetOf(wide)) ?? '';
    expect([content.querySelectorAll('svg').length, content.querySelectorAll('wbr').length]).toEqual([4, 3]);
    expect(content.querySelectorAll('math')).toHaveLength(1);
  });

  it('is safe to show: markup neither of the text nor of a formula comes through', () => {
    const tex = 'a <img src=x onerror=alert(1)>';
    const html = `<p onclick="x()">\\(${tex.replace('<', '&lt;').replace('>', '&gt;')}\\)<script>x()</script></p>`;
    const content = document.createElement('div');
    content.innerHTML = draw(html, typesetOf(tex)) ?? '';
    expect(content.querySelectorAll('svg').length).toBeGreaterThan(0);
    expect(content.querySelectorAll('img, script, [onclick], [onerror]')).toHaveLength(0);
  });

  it.each([
    ['of another edition', `0${typesetOf('x')}`],
    ['of other formulas', typesetOf('y')],
    ['that are none', '1\nnonsense'],
  ])('but with typesettings %s is set by the typesetter', async (_what, typesettings) => {
    const { container } = render(<MathText html="Then \(x\)." typeset={typesettings} />);
    await waitFor(() => expect(container.querySelector('.set-here')?.textContent).toBe('x'));
    expect(fetched).toEqual(['renderer']);
  });
});
