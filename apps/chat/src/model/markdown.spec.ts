import { tidied, wordCount } from './markdown.js';

describe('a sentence of a model, as the page may show it', () => {
  it.each([
    ['**Bold**, *italics*, `code` and \\(x^2\\) stay.', '**Bold**, *italics*, `code` and \\(x^2\\) stay.'],
    ['- A list stays.', '- A list stays.'],
    ['See [here](https://x.test).', 'See here.'],
    ['![pic](https://x.test/a.png) Look.', 'pic Look.'],
    ['<script>alert(1)</script>Hi.', 'alert(1)Hi.'],
    ['<img src=x onerror=alert(1) Hi', ''],
    ['Go to https://x.test/?q=1 now.', 'Go to  now.'],
    ['javascript:alert(1)', ''],
    ['# Heading', 'Heading'],
    ['| a | b |', '  a   b  '],
    ['\\(|x|\\) stays.', '\\(|x|\\) stays.'],
    ['A \\(\\href{javascript:x}{y}\\) formula.', 'A  formula.'],
    ['\\(a<b\\) stays.', '\\(a<b\\) stays.'],
  ])('%j becomes %j', (from, to) => {
    expect(tidied(from)).toBe(to);
  });

  it('counts a formula as one word', () => {
    expect(wordCount('So \\(x + 1 = 3\\) holds - really.')).toBe(4);
  });
});
