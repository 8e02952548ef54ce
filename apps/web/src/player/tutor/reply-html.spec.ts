import { describe, expect, it } from '@jest/globals';
import { lastSentence, replyBlocks, settledPart } from './reply-html';

describe('a reply of the tutor', () => {
  it('has paragraphs, lists, bold, italic and code', () => {
    expect(replyBlocks('Read **all** of it.\nThen *choose*.\n\n- one\n- `two`\n\n1. first\n2. second')).toEqual([
      '<p>Read <strong>all</strong> of it.<br>Then <em>choose</em>.</p>',
      '<ul><li>one</li><li><code>two</code></li></ul>',
      '<ol><li>first</li><li>second</li></ol>',
    ]);
  });

  it('marks the lines of a checked step, also for a reader', () => {
    expect(replyBlocks('✓ \\(2x = 8\\)\n✗ \\(x = 6\\)\nLook again.')).toEqual([
      '<ul data-steps="true"><li data-holds="true"><span class="vh">checks out: </span>\\(2x = 8\\)</li>' +
        `<li data-holds="false"><span class="vh">doesn't check out: </span>\\(x = 6\\)</li></ul>`,
      '<p>Look again.</p>',
    ]);
  });

  it('leaves formulas as they are', () => {
    expect(replyBlocks('So \\(a_1 * b_1 * c\\) is \\[x^2 < 4\\] then.')).toEqual([
      '<p>So \\(a_1 * b_1 * c\\) is \\[x^2 &lt; 4\\] then.</p>',
    ]);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '[here](javascript:alert(1))',
    '![x](http://tracker.example/p.png)',
    '<a href="http://x.example">x</a>',
    '\\(<img src=x onerror=alert(1)>\\)',
    '`<b>`',
  ])('makes no element of %s', (text) => {
    const html = replyBlocks(text).join('');
    expect(html.replace(/<\/?(?:p|code)>/g, '')).not.toMatch(/[<>]/);
  });

  it.each([
    ['**'.repeat(20_000), 'stars'],
    ['*a '.repeat(10_000), 'open italics'],
    ['\\('.repeat(10_000), 'open formulas'],
    ['`'.repeat(30_000), 'backticks'],
    ['- '.repeat(10_000), 'bullets'],
  ])('is cut and drawn at once when it is a bomb of %2$s', (bomb) => {
    const html = replyBlocks(bomb).join('');
    expect(html.length).toBeLessThan(200_000);
  });

  it('shows no half of a mark while it is being written', () => {
    expect(settledPart('Take \\(x + ')).toBe('Take ');
    expect(settledPart('Take \\(x\\) and **the fir')).toBe('Take \\(x\\) and ');
    expect(settledPart('Take **all** of it \\')).toBe('Take **all** of it ');
    expect(settledPart('Take **all** of it *')).toBe('Take **all** of it ');
    expect(settledPart('The word `it')).toBe('The word ');
    expect(settledPart('Take **all** of it.')).toBe('Take **all** of it.');
  });
});

describe('the last sentence of a reply', () => {
  it.each([
    ['Nice, that line checks out. What’s left?', 'What’s left?'],
    ['✓ \\(2x = 8.5\\)\nWhich one is \\(x\\)?\n', 'Which one is \\(x\\)?'],
    ['Look at “Only when.” What did she have to do?', 'What did she have to do?'],
    ['', ''],
  ])('of %j is %j', (text, sentence) => {
    expect(lastSentence(text)).toBe(sentence);
  });
});
