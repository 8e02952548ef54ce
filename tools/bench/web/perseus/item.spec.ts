import { markdownOf, perseusItem, type Question } from './item.mjs';

const QUESTION: Question = {
  type: 'choice',
  passage: '',
  question: '<p>What is \\(x\\)?</p>',
  img: '',
  choice_a: '\\(1\\)',
  choice_b: '\\(2\\)',
  choice_c: '\\(3\\)',
  choice_d: 'None',
};

describe("a question of Aivy in Perseus' Markdown", () => {
  it.each([
    ['formulas within a line', 'Let \\(x &lt; 3\\) and \\(\\$5\\).', 'Let $x < 3$ and $\\$5$.'],
    ['a formula of its own line', '<p>Solve</p><p>\\[y=2x\\]</p>', 'Solve\n\n$y=2x$'],
    [
      'paragraphs and emphasis',
      '<p>An <em>odd</em> <strong>sum</strong></p><p>of two</p>',
      'An *odd* **sum**\n\nof two',
    ],
    ['marks that stand for themselves', 'costs $5 * 2 &amp; more', 'costs \\$5 \\* 2 & more'],
    ['a list', '<ul><li>one</li><li>\\(2\\)</li></ul>', '- one\n- $2$'],
    [
      'a table',
      '<table><caption>Rides</caption><thead><tr><th scope="col">Day</th><th scope="col">Number</th></tr></thead><tbody><tr><th scope="row">Monday</th><td>7</td></tr></tbody></table>',
      '**Rides**\n\n| Day | Number | \n| --- | --- | \n| Monday | 7 |',
    ],
  ])('keeps %s', (_what, html, markdown) => expect(markdownOf(html)).toBe(markdown));

  it('refuses what it has no word for', () => expect(() => markdownOf('<sup>2</sup>')).toThrow('<sup>'));

  it('shows the choices as a radio widget below the text, in their order', () => {
    const { question } = perseusItem(QUESTION);
    expect(question.content).toBe('What is $x$?\n\n[[☃ radio 1]]');
    expect(question.widgets).toMatchObject({
      'radio 1': {
        type: 'radio',
        options: {
          randomize: false,
          choices: [{ content: '$1$' }, { content: '$2$' }, { content: '$3$' }, { content: 'None' }],
        },
      },
    });
  });

  it('asks for a number where there are no choices', () => {
    const { question } = perseusItem({ ...QUESTION, type: 'blank' });
    expect(question.content).toContain('[[☃ numeric-input 1]]');
    expect(Object.keys(question.widgets)).toEqual(['numeric-input 1']);
  });

  it('shows a figure in its size, with its words, as an address that Markdown takes', () => {
    const img =
      '<svg width="120" height="80" role="img" aria-label="Line k &amp; point (1, 2)"><circle r="3"></circle></svg>';
    const { question } = perseusItem({ ...QUESTION, img });
    const [, alt, url = ''] = /^!\[([^\]]*)\]\(([^)]*)\)\n\n/.exec(question.content) ?? [];
    expect(alt).toBe('Line k & point (1, 2)');
    expect(decodeURIComponent(url.replace('data:image/svg+xml,', ''))).toBe(img);
    expect(question.images[url]).toEqual({ width: 120, height: 80 });
  });
});
