import { htmlFields } from '../src/checks/html.js';
import { AUTHORED_ITEMS, UNRELEASED_ITEMS } from '../src/content/index.js';
import { formulaFlaw } from '../src/typeset/formula-flaw.js';
import { formulasOf } from '../src/typeset/item-formulas.js';
import { setFormula } from '../src/typeset/set-formula.js';

const authored = [...AUTHORED_ITEMS, ...UNRELEASED_ITEMS];
const formulas = formulasOf(authored.flatMap((item) => htmlFields(item).map(([, html]) => html)));

describe('the TeX of the bank', () => {
  it('renders whole: no error, no glyph missing from the fonts or from what the web draws with, no empty formula', () => {
    expect(formulas.length).toBeGreaterThan(100);
    for (const { tex, display } of formulas)
      expect({ tex, flaw: formulaFlaw(tex, display) }).toEqual({ tex, flaw: null });
  });

  it.each(['\\frac{1', '\\nosuchmacro', 'x^2^3', '\\begin{aligned}x'])(
    'is refused where it is broken, and left to the browser: %s',
    (tex) => {
      expect(formulaFlaw(tex, false)).toEqual(expect.any(String));
      expect(setFormula(tex, false)).toBeNull();
    },
  );

  it('is seen to lack a glyph where the fonts have none, and where the web does not know it', () => {
    expect(formulaFlaw('\\text{漢}', false)).toMatch(/missing glyph/);
    expect(formulaFlaw('\\mathfrak{A}', false)).toMatch(/does not know/);
    expect(formulaFlaw('\\;', false)).toBe('draws nothing');
    for (const tex of ['\\text{漢}', '\\mathfrak{A}']) expect(setFormula(tex, false)).toBeNull();
  });
});
