import type { Typesetting } from './typesetting.js';
import { joinTypeset, readTypeset, TYPESET_EDITION, writeTypeset } from './index.js';

const NAMESPACE = 'xmlns="http://www.w3.org/1998/Math/MathML"';
const typesetting = (mathml: string, pieces: Typesetting['pieces'] = [piece]): Typesetting => ({ mathml, pieces });
const piece: Typesetting['pieces'][number] = {
  width: 3628,
  height: 865,
  depth: 590,
  runs: [
    {
      scale: 1,
      y: -394,
      glyphs: [
        { outline: 0, x: 0 },
        { outline: 51, x: 605 },
        { outline: 52, x: 590 },
      ],
    },
    { scale: 0.8, y: 0, glyphs: [{ outline: 107, x: -12 }] },
  ],
  bars: [{ x: 120, y: -280, width: 1157, height: 60 }],
};
const fraction = `<math ${NAMESPACE} display="block"><mfrac><mi>x</mi><mrow><mo stretchy="false">(</mo><mn>2</mn></mrow></mfrac><mtext> if &lt; [</mtext></math>`;

describe('written typesettings', () => {
  it('are read as they were written: glyphs, boxes, pieces and MathML', () => {
    const typesettings = [
      { tex: '\\frac{x}{(2}', display: true, typesetting: typesetting(fraction, [piece, { ...piece, runs: [] }]) },
      { tex: 'x', display: false, typesetting: typesetting(`<math ${NAMESPACE}><mi>x</mi></math>`) },
    ];
    const read = readTypeset(writeTypeset(typesettings)!);
    for (const { tex, display, typesetting: written } of typesettings) expect(read.get(tex, display)).toEqual(written);
    expect(read.get('x', true)).toBeUndefined();
    expect(read.get('y', false)).toBeUndefined();
  });

  it('are joined, and those of another edition are not there', () => {
    const [x, y] = ['x', 'y'].map((tex) =>
      writeTypeset([{ tex, display: false, typesetting: typesetting(`<math ${NAMESPACE}><mi>${tex}</mi></math>`) }]),
    );
    const both = readTypeset(joinTypeset(x, null, undefined, y)!);
    expect([both.get('x', false), both.get('y', false)]).not.toContain(undefined);
    const later = x!.replace(String(TYPESET_EDITION), String(TYPESET_EDITION + 1));
    expect(readTypeset(later).get('x', false)).toBeUndefined();
    expect(joinTypeset(later, undefined)).toBeUndefined();
  });

  it.each([
    `<math ${NAMESPACE}><maction><mi>x</mi></maction></math>`,
    `<math ${NAMESPACE}><mi href="javascript:alert(1)">x</mi></math>`,
    `<math ${NAMESPACE}><mi onclick="x()">x</mi></math>`,
    `<math ${NAMESPACE}><mtext><script>x()</script></mtext></math>`,
    `<math ${NAMESPACE}><mi>x</mi>`,
    '<mi>x</mi>',
  ])('hold nothing but presentation MathML: %s', (mathml) => {
    expect(writeTypeset([{ tex: 'x', display: false, typesetting: typesetting(mathml) }])).toBeNull();
  });

  it.each([
    ['an element that is not MathML', '<img ', '1 1 1 100:0:a0'],
    ['an attribute of another kind', '<ath<i[onclick=x] x>>', '1 1 1 100:0:a0'],
    ['a quote in an attribute', '<ath<i[side=" onclick="x] x>>', '1 1 1 100:0:a0'],
    ['an entity that ends it', '<ath<i &quot x>>', '1 1 1 100:0:a0'],
    ['markup in the text', '<ath<i <script> >>', '1 1 1 100:0:a0'],
    ['an element left open', '<ath<i x>', '1 1 1 100:0:a0'],
    ['one closed too often', '<ath<i x>>>', '1 1 1 100:0:a0'],
    ['two of them', '<ath<i x>><ath<i x>>', '1 1 1 100:0:a0'],
    ['no size', '<ath<i x>>', '1 1 100:0:a0'],
    ['markup for a size', '<ath<i x>>', '1"><img 1 1 100:0:a0'],
    ['a word among the glyphs', '<ath<i x>>', '1 1 1 100:0:abc0'],
    ['a box of three numbers', '<ath<i x>>', '1 1 1 #1,2,3'],
    ['no piece', '<ath<i x>>', ''],
    ['a piece of two that is none', '<ath<i x>>', '1 1 1 100:0:a0\t1 1'],
  ])('that nobody wrote are not read: %s', (_what, mathml, written) => {
    const good = readTypeset(`${TYPESET_EDITION}\n(x\t<ath<i x>>\t1 1 1 100:0:a0`);
    expect(good.get('x', false)).toBeDefined();
    expect(readTypeset(`${TYPESET_EDITION}\n(x\t${mathml}\t${written}`).get('x', false)).toBeUndefined();
  });
});
