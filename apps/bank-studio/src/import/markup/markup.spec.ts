import { markupFaults, TEXT_MARKUP } from '@aivy/item-bank/checks';
import { parseHtml } from '../html.js';
import { LIMITS } from '../limits.js';
import { isTag } from '../tree.js';
import { Unreadable } from '../unreadable.js';
import { losses, type MarkupContext } from './context.js';
import { ImageShelf } from './image-shelf.js';
import { texOf } from './mathml.js';
import { flow, phrase } from './to-bank.js';

const PIXEL = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const files: Record<string, Uint8Array> = {
  'dot.gif': Buffer.from(PIXEL, 'base64'),
  'page.html': Buffer.from('<html>'),
  'large.png': Buffer.concat([Buffer.from('\x89PNG', 'latin1'), Buffer.alloc(LIMITS.image)]),
  'bad.svg': Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" onload="x()" viewBox="0 0 1 1"><script>x()</script><a href="javascript:x()"><path d="M0 0"/></a><rect fill="url(http://a.b/c)" width="1"/><image href="http://a.b"/><text>A &amp; B</text></svg>',
  ),
};

function written(html: string, write: typeof flow = flow) {
  const { lost, lose } = losses();
  const context: MarkupContext = { images: new ImageShelf((address) => files[address]), lose };
  return {
    html: write(parseHtml(html), context, 'question'),
    lost: lost.map(({ reason }) => reason),
    images: context.images.images,
  };
}

describe('the text of another maker', () => {
  it.each([
    [
      'paragraphs as they are',
      '<p>One <b>bold</b> and <i>slanted</i>.</p>',
      '<p>One <strong>bold</strong> and <em>slanted</em>.</p>',
    ],
    ['running text as a paragraph', 'a &lt; b &amp; c', '<p>a &lt; b &amp; c</p>'],
    ['lines as paragraphs', '<div>One<br>two<br/><span>three</span></div>', '<p>One</p><p>two</p><p>three</p>'],
    [
      'a line that breaks within emphasis',
      '<p><b>a<br>b</b></p>',
      '<p><strong>a</strong></p><p><strong>b</strong></p>',
    ],
    ['headings', '<h2>Title</h2>Text', '<p><strong>Title</strong></p><p>Text</p>'],
    ['lists', '<ul> <li>a</li><li><p>b</p><p>c</p></li> </ul>', '<ul><li>a</li><li><p>b</p><p>c</p></li></ul>'],
    [
      'tables',
      '<table class="x"><caption>T</caption><tr><th scope="col" style="color:red">a</th><td>1</td></tr></table>',
      '<table><caption>T</caption><tbody><tr><th scope="col">a</th><td>1</td></tr></tbody></table>',
    ],
    ['no empty paragraphs', '<p> </p><p>&nbsp;</p><p>a</p>', '<p>a</p>'],
    [
      'no scripts, styles, links and attributes',
      '<script>x()</script><style>p{}</style><p onclick="x()" style="x"><a href="javascript:x()">a</a></p>',
      '<p>a</p>',
    ],
    ['formulas in TeX', '<p>\\(x<2\\)</p>', '<p>\\(x&lt;2\\)</p>'],
    ['unclosed elements closed', '<p><b>a<p>b', '<p><strong>a</strong></p><p><strong>b</strong></p>'],
  ])('has %s', (_what, html, expected) => {
    const { html: got, lost } = written(html);
    expect(got).toBe(expected);
    expect(markupFaults(got, TEXT_MARKUP)).toEqual([]);
    expect(lost).toEqual([]);
  });

  it('stands bare where it is one phrase', () => {
    expect(written('<p>an <em>answer</em></p>', phrase).html).toBe('an <em>answer</em>');
    expect(written('<p>a</p><p>b</p>', phrase).html).toBe('<p>a</p><p>b</p>');
  });

  it.each([
    ['<video src="a.mp4"></video>', 'a video is left out'],
    ['<audio src="a.mp3"></audio>', 'a sound is left out'],
    ['<iframe src="http://a.b"></iframe>', 'an embedded page is left out'],
    ['<table><tr><td colspan="2">a</td></tr></table>', 'a cell of the table spans several rows or columns'],
    ['<a href="@@PLUGINFILE@@/bonjour.mp3">Listen</a>', 'a linked file is left out'],
    ['<p><s>old</s></p>', 'text that was struck out stands as usual'],
  ])('says that %s has no place', (html, reason) => expect(written(html).lost).toEqual([reason]));
});

describe('images', () => {
  it('come along once, from a file or from the text itself', () => {
    const { html, images } = written(
      `<p><img src="dot.gif" alt='a "dot"'> <img src="dot.gif"> <img src="data:image/gif;base64,${PIXEL}"></p>`,
    );
    expect(html).toBe(
      '<p><img src="image:1" alt="a &quot;dot&quot;"></img> <img src="image:1" alt=""></img> <img src="image:2" alt=""></img></p>',
    );
    expect(images).toEqual([
      { id: '1', type: 'image/gif', data: PIXEL },
      { id: '2', type: 'image/gif', data: PIXEL },
    ]);
  });

  it.each([
    ['http://a.b/c.png', 'the image lies on another server'],
    ['//a.b/c.png', 'the image lies on another server'],
    ['none.png', 'the image none.png is not there'],
    ['page.html', 'the image is none of PNG, JPEG, GIF, WebP and SVG'],
    ['large.png', 'the image is larger than 2 MB'],
    ['data:text/html;base64,PHNjcmlwdD4=', 'the image is none of PNG, JPEG, GIF, WebP and SVG'],
  ])('are named when they do not: %s', (source, reason) => {
    expect(written(`<img src="${source}" alt="a map">`)).toEqual({ html: '<p>a map</p>', lost: [reason], images: [] });
  });

  it('of SVG keep their shapes and nothing that loads or runs', () => {
    const svg = Buffer.from(written('<img src="bad.svg">').images[0]!.data, 'base64').toString();
    expect(svg).toBe(
      '<svg viewBox="0 0 1 1" xmlns="http://www.w3.org/2000/svg"><rect width="1"></rect><text>A &amp; B</text></svg>',
    );
  });
});

describe('MathML', () => {
  const tex = (inner: string) => {
    const [math] = parseHtml(`<math>${inner}</math>`).filter(isTag);
    return texOf(math!);
  };
  it.each([
    ['<mi>x</mi><mo>=</mo><mn>3</mn>', 'x=3'],
    ['<mfrac><mn>1</mn><mrow><mi>x</mi><mo>&#8722;</mo><mn>2</mn></mrow></mfrac>', '\\frac{1}{x-2}'],
    ['<msup><mrow><mo>(</mo><mi>x</mi><mo>+</mo><mn>1</mn><mo>)</mo></mrow><mn>2</mn></msup>', '{(x+1)}^{2}'],
    ['<msub><mi>a</mi><mn>1</mn></msub><msubsup><mi>x</mi><mi>i</mi><mn>2</mn></msubsup>', 'a_{1}x_{i}^{2}'],
    ['<msqrt><mi>x</mi></msqrt><mroot><mn>8</mn><mn>3</mn></mroot>', '\\sqrt{x}\\sqrt[3]{8}'],
    ['<mi>sin</mi><mi>&#952;</mi><mo>&#8804;</mo><mi>&#960;</mi>', '\\sin \\theta \\le \\pi'],
    ['<mn>1,000</mn><mo>%</mo>', '1{,}000\\%'],
    ['<mfenced open="|" close="|"><mi>x</mi></mfenced>', '\\left|x\\right|'],
    ['<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr></mtable>', '\\begin{matrix}1 & 2\\end{matrix}'],
    ['<mover><mi>AB</mi><mo>&#175;</mo></mover>', '\\overline{\\text{AB}}'],
    ['<mn>45</mn><mo>&#176;</mo>', '45^{\\circ}'],
    ['<mtext>if x_1</mtext>', '\\text{if x\\_1}'],
    ['<semantics><mi>x</mi><annotation encoding="application/x-tex">\\[ \\xi \\]</annotation></semantics>', '\\xi'],
  ])('%s becomes TeX', (math, expected) => expect(tex(math)).toEqual({ tex: expected }));

  it('that has no TeX is named and its text kept', () => {
    expect(tex('<mmultiscripts><mi>x</mi></mmultiscripts>')).toEqual({ reason: 'mmultiscripts' });
    expect(written('<p>a <math><maction><mi>x</mi></maction></math></p>')).toMatchObject({
      html: '<p>a x</p>',
      lost: ['a formula has no TeX: maction'],
    });
  });

  it('stands in the text as the bank writes formulas', () => {
    expect(
      written('<p>If <math><mi>x</mi><mo>&lt;</mo><mn>2</mn></math></p><math display="block"><mi>y</mi></math>').html,
    ).toBe('<p>If \\(x&lt;2\\)</p><p>\\[y\\]</p>');
  });
});

it('refuses text nested without end before it costs time', () => {
  const begin = Date.now();
  expect(() => parseHtml('<div>'.repeat(100_000))).toThrow(/stand inside one another/);
  expect(Date.now() - begin).toBeLessThan(2000);
});

describe('markup that is made to do harm', () => {
  it.each([
    ['an element', '<p>a <constructor>b</constructor></p>', '<p>a b</p>'],
    ['a formula', '<math><mi>x</mi><constructor><mi>y</mi></constructor></math>', '<p>xy</p>'],
    ['a fence', '<math><mfenced open="valueOf"><mi>x</mi></mfenced></math>', '<p>\\(\\leftvalueOfx\\right)\\)</p>'],
    ['an accent', '<math><mover><mi>x</mi><mo>valueOf</mo></mover></math>', '<p>\\(\\overset{valueOf}{x}\\)</p>'],
  ])('may be called as what every object has: %s', (_what, html, kept) => {
    expect(written(html).html).toBe(kept);
  });

  it('with a data URI that is none loses the image and nothing else', () => {
    expect(written('<p>a<img src="data:image/svg+xml,%zz" alt="">b</p>')).toMatchObject({
      html: '<p>ab</p>',
      lost: [expect.stringMatching(/is not there/) as string],
    });
  });

  it('with style that is spelt to hide an address loses it', () => {
    const style = 'fill:u\\72l(http://a.b/c)';
    const { images } = written(`<svg xmlns="http://www.w3.org/2000/svg"><rect width="1" style="${style}"/></svg>`);
    expect(Buffer.from(images[0]!.data, 'base64').toString()).not.toContain('a.b');
  });

  it('that takes in another file says so', () => {
    expect(written('<p>a<include href="b.xml"></include></p>').lost).toEqual(['a text of another file is left out']);
  });

  // Each took minutes while its time grew with the square of its length.
  it.each([
    ['of many pieces', '<b>a</b>'.repeat(40_000)],
    ['of spaces that do not break', `${'\u00a0'.repeat(100_000)}x${'\u00a0'.repeat(100_000)}x`],
    ['of end tags that end nothing', '<b></x>'.repeat(20_000)],
  ])('%s costs seconds', (_what, html) => {
    const from = process.cpuUsage();
    try {
      written(html);
    } catch (error) {
      expect(error).toBeInstanceOf(Unreadable);
    }
    expect(process.cpuUsage(from).user / 1e6).toBeLessThan(6);
  });
});
