import {
  exactly,
  figureText,
  imageText,
  movedOption,
  readNumbers,
  withFigureText,
  withImageText,
  withOption,
  withPassageApart,
  withoutOption,
  withType,
} from './changes';
import type { Fields } from './wire';

const common = {
  passage: '',
  img: '',
  question: '<p>Look: <img src="image:plan" alt="old"></img></p>',
  explanation: 'Because.',
  hints: [],
  skill: 3,
  difficulty: null,
  seconds: null,
  lost: [],
};
const option = (id: string, html: string) => ({ id, html, misconception: `m-${id}`, feedback: `f-${id}` });
const choice: Extract<Fields, { type: 'choice' }> = {
  ...common,
  type: 'choice',
  options: [option('a', '<p>7</p>'), option('b', '\\(12\\)'), option('c', '9')],
  answer: 'a',
};
const ids = (fields: typeof choice): string => fields.options.map(({ id }) => id).join(' ');

describe('choices', () => {
  it('are added under an id of their own, whatever was removed before', () => {
    const again = withOption(withoutOption(withOption(withOption(choice)), 'choice-4'));
    expect(new Set(ids(again).split(' ')).size).toBe(5);
  });

  it('take their being right with them when they go', () => {
    expect(withoutOption(choice, 'a').answer).toBe('');
    expect(withoutOption(choice, 'b').answer).toBe('a');
  });

  it('change places with their neighbours, and stay at the ends', () => {
    expect(ids(movedOption(choice, 'c', -1))).toBe('a c b');
    expect(ids(movedOption(choice, 'a', -1))).toBe('a b c');
    expect(ids(movedOption(choice, 'c', 1))).toBe('a b c');
  });
});

describe('a passage that is kept with its question', () => {
  const apart = (question: string, passage = '') => withPassageApart({ ...choice, question, passage });
  it('is all but the last paragraph', () => {
    expect(
      apart('<p>One.</p><table><tbody><tr><td>2</td></tr></tbody></table><p>Which <em>is</em> it?</p>'),
    ).toMatchObject({
      passage: '<p>One.</p><table><tbody><tr><td>2</td></tr></tbody></table>',
      question: '<p>Which <em>is</em> it?</p>',
    });
  });

  it.each([
    ['a question alone', '<p>Which is it?</p>', ''],
    ['a question without paragraphs', 'Which is it?', ''],
    ['a draft with a passage', '<p>One.</p><p>Which?</p>', '<p>There.</p>'],
    ['a question above its picture', '<p>Which?</p><p><img src="image:a" alt="A"></img></p>', ''],
    ['a last part that is no paragraph', '<p>One.</p><ul><li>Which?</li></ul>', ''],
  ])('is not taken from %s', (_what, question, passage) => expect(apart(question, passage)).toBeNull());
});

describe('numbers as they are typed', () => {
  it.each([
    ['3/2, 1.5', ['3/2', '1.5'], []],
    ['.5; -.25', ['0.5', '-0.25'], []],
    ['−3', ['-3'], []],
    ['7, ', ['7'], []],
    ['1 000, about 7', [], ['1 000', 'about 7']],
  ])('%s', (text, numbers, others) => expect(readNumbers(text)).toEqual({ numbers, others }));
});

describe('another kind of answer', () => {
  it('keeps the right answer and the reasons of the wrong ones', () => {
    expect(withType(choice, 'numeric')).toEqual({
      ...common,
      type: 'numeric',
      accepted: [exactly('7')],
      common_wrong: [
        { value: '\\(12\\)', misconception: 'm-b', feedback: 'f-b' },
        { value: '9', misconception: 'm-c', feedback: 'f-c' },
      ],
    });
  });

  it('makes four choices of what was typed, the right one first', () => {
    const made = withType(
      {
        ...common,
        type: 'text',
        accepted: [{ value: 'York', caseSensitive: true, wildcard: false }],
        common_wrong: [],
      },
      'choice',
    );
    expect(made).toMatchObject({ type: 'choice', answer: 'choice-1' });
    expect(made.type === 'choice' && made.options.map(({ html }) => html)).toEqual(['York', '', '', '']);
  });

  it('takes only numbers for numbers', () => {
    const words = { value: 'seven', caseSensitive: false, wildcard: false };
    const made = withType({ ...common, type: 'text', accepted: [words], common_wrong: [] }, 'numeric');
    expect(made.type === 'numeric' && made.accepted).toEqual([]);
  });
});

describe('text in the place of pictures', () => {
  it('is read and written where the image stands, as text and never as markup', () => {
    const made = withImageText(choice, 'plan', 'A "plan" <b> & more');
    expect(imageText(made, 'plan')).toBe('A "plan" <b> & more');
    expect(made.question).toContain('alt="A &quot;plan&quot; &lt;b&gt; &amp; more"');
    expect(imageText(withImageText(made, 'plan', 'Short'), 'plan')).toBe('Short');
  });

  it('is none for an image that no text shows', () => {
    expect(imageText(choice, 'map')).toBeNull();
    expect(withImageText(choice, 'map', 'A map')).toEqual(choice);
  });

  it('is the label of a figure and the title in it', () => {
    const figure = '<svg viewBox="0 0 9 9" role="img" aria-label="old"><title>old</title><path d="M0 0"></path></svg>';
    const made = withFigureText(figure, 'Costs $& more');
    expect(figureText(made)).toBe('Costs $& more');
    expect(made).toContain('<title>Costs $&amp; more</title>');
    expect(figureText(withFigureText('<svg viewBox="0 0 9 9"></svg>', 'A line'))).toBe('A line');
  });
});
