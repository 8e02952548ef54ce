import { htmlFields } from '../src/checks/html.js';
import { AUTHORED_ITEMS } from '../src/content/index.js';
import { formulasIn, renderTex } from '../src/proof/render-tex.js';

const formulas = [
  ...new Set(AUTHORED_ITEMS.flatMap((item) => htmlFields(item).flatMap(([, html]) => formulasIn(html)))),
];

describe('the TeX of the bank', () => {
  it('renders whole: no error, no glyph missing from the fonts, no empty formula', () => {
    expect(formulas.length).toBeGreaterThan(100);
    for (const tex of formulas) {
      const svg = renderTex(tex);
      const flaws = [/merror|data-mjx-error/, /<text/, /data-c="FFFD"/].filter((flaw) => flaw.test(svg));
      expect({ tex, flaws, drawn: /<path [^>]*d="M/.test(svg) || /<rect/.test(svg) }).toEqual({
        tex,
        flaws: [],
        drawn: true,
      });
    }
  });

  it.each(['\\frac{1', '\\nosuchmacro', 'x^2^3', '\\begin{aligned}x'])('is refused where it is broken: %s', (tex) => {
    expect(() => renderTex(tex)).toThrow();
  });

  it('is seen to lack a glyph where the fonts have none', () => {
    expect(renderTex('\\text{漢}')).toMatch(/<text/);
  });
});
