import { titleOf } from './draft-title.js';

describe('what a draft is known by in a list', () => {
  it.each([
    ['its question', '<p>Which <em>is</em> it?</p>', 'Which is it?'],
    ['its last paragraph below a passage', '<p>A text.</p><p>Which is it?</p>', 'Which is it?'],
    ['the one above a picture', '<p>Which?</p><p><img src="image:a" alt="A"></img></p>', 'Which?'],
    ['a question without paragraphs', 'Is 1 &lt; 2?', 'Is 1 2?'],
    ['a formula without the signs around it', '<p>What is \\(x^2\\)?</p>', 'What is x^2?'],
    ['its passage, without a question', '', 'A passage.'],
  ])('is %s', (_what, question, expected) =>
    expect(titleOf({ question, passage: '<p>A passage.</p>' })).toBe(expected),
  );

  it('is no longer than a line', () => {
    expect(titleOf({ question: 'x'.repeat(500), passage: '' })).toHaveLength(120);
  });
});
