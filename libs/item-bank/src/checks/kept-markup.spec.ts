import fc from 'fast-check';
import { keptMarkup } from './kept-markup.js';
import { markupFaults, TEXT_MARKUP } from './markup.js';

const shown = (html: string): string => keptMarkup(html, TEXT_MARKUP);

describe('markup that is shown while it is written', () => {
  it.each([
    ['<p>One <em>two</em></p>', '<p>One <em>two</em></p>'],
    ['<p>One <em>tw', '<p>One <em>tw</em></p>'],
    ['One</em> two', 'One two'],
    ['1 < 2 & 3 &lt; 4', '1 &lt; 2 &amp; 3 &lt; 4'],
    ['<script>x()</script>', '&lt;script&gt;x()&lt;/script&gt;'],
    ['<p onclick="x()">One</p>', '&lt;p onclick="x()"&gt;One'],
    ['<img src="https://a.example/x.png" alt="A">', '&lt;img src="https://a.example/x.png" alt="A"&gt;'],
    ['<img src="image:plan" alt="A plan"></img>', '<img src="image:plan" alt="A plan"></img>'],
    ['<svg onload="x()">', '&lt;svg onload="x()"&gt;'],
    ['<p title="\\u003cscript>">', '&lt;p title="\\u003cscript&gt;"&gt;'],
  ])('%s is shown as %s', (typed, expected) => expect(shown(typed)).toBe(expected));

  it('has no tag, attribute or open end that the bank does not allow, whatever is typed', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<em>',
      '</em>',
      '<td>',
      '<script>',
      '<b',
      '"',
      "'",
      '<',
      '>',
      '&',
      '&lt;',
      '<img src="javascript:x()">',
      '<img src=x onerror=x()>',
      '<!--',
      'text',
      ' onx="y"',
      '\0',
      '<p\n>',
      '<P>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        expect(markupFaults(shown(pieces.join('')), TEXT_MARKUP)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('is not changed where it is as the bank writes it', () => {
    const sound = '<table><thead><tr><th scope="col">Year &amp; place</th></tr></thead></table>';
    expect(shown(sound)).toBe(sound);
  });
});
