import { generate, printOf, TEMPLATES, type Item } from '@aivy/item-bank';
import { sheetEssence, sheetText } from './sheet-text.js';
import { readWritten } from './written-solve.js';

const made = (type: 'choice' | 'blank'): Item =>
  generate(
    TEMPLATES.find((template) => template.type === type)!,
    1,
  );
const [choice, blank] = [made('choice'), made('blank')];
const itemOf = (key: string): Item | undefined => [choice, blank].find((item) => item.key === key);
const written = {
  key: choice.key,
  answer: choice.answer.toUpperCase(),
  confidence: 0.9,
  arguments: { A: 'one', B: 'two', C: 'three', D: 'four' },
  reading_seconds: 50,
  steps: 3,
  tempting: 'B) because',
  tempting_why: 'it is near',
  band: 'Medium',
  flaw: 'none',
};
const read = (value: unknown) => readWritten(value, itemOf, 2);

describe('a line as a solver writes it', () => {
  it('is kept with the print of the item, who solved it and its argument for each choice', () => {
    expect(read(written)).toEqual({
      solve: {
        key: choice.key,
        print: printOf(choice),
        solver: 2,
        answer: choice.answer,
        confidence: 0.9,
        seconds: 50,
        steps: 3,
        tempting: 'b',
        why: 'it is near',
        band: 'medium',
        arguments: { a: 'one', b: 'two', c: 'three', d: 'four' },
      },
    });
  });

  it('may leave out what there is not, and says what is wrong with the item', () => {
    const { arguments: _, tempting_why: __, ...short } = written;
    expect(read({ ...short, tempting: null, flaw: 'two answers fit' })).toMatchObject({
      solve: { tempting: '', why: '', flaw: 'two answers fit' },
    });
  });

  it.each(['$ ', '\\(', ''])('has a typed answer as a student types it, whatever stands around it: %j', (sign) => {
    const [value] = blank.answer.split(',');
    expect(read({ ...written, key: blank.key, answer: `${sign}${value}`, arguments: 'so', tempting: 7 })).toMatchObject(
      {
        solve: { answer: value, tempting: '7', arguments: { answer: 'so' } },
      },
    );
  });

  it.each<[string, object, RegExp]>([
    ['another answer than the key', { answer: choice.answer === 'a' ? 'b' : 'a' }, /the key is/],
    ['no answer', { answer: 'cannot be told' }, /the key is/],
    ['an item that is not there', { key: 'math-none-1' }, /there is no item math-none-1/],
    ['no band', { band: 'so-so' }, /band/],
    ['no time', { reading_seconds: 0 }, /reading_seconds/],
  ])('is refused with its reason: %s', (_what, fault, reason) => {
    expect(read({ ...written, ...fault })).toEqual({ refused: expect.stringMatching(reason) as string });
  });

  it('is refused when it is no object', () => {
    expect(read('key,answer')).toHaveProperty('refused');
  });
});

describe('an item on the sheet of a solver', () => {
  it('shows what a student reads and nothing of the key', () => {
    const text = sheetText(choice);
    expect(text).toContain(`### ${choice.key}`);
    expect(text).not.toContain('&lt;');
    for (const hidden of [choice.explanation, ...choice.hints, choice.difficulty]) expect(text).not.toContain(hidden);
    expect(sheetText(blank)).toContain('typed');
  });

  it('describes a figure in words', () => {
    const drawn = {
      ...choice,
      img: '<svg aria-label="A line &amp; a point"><title>A line</title><text>P</text></svg>',
    };
    expect(sheetText(drawn)).toContain('[Figure: A line & a point]\n[Written in the figure: P]');
  });

  it('is the same to its reader, however the sheet was laid out, until a word of it changes', () => {
    const old = `### math-x-1\n\nQ: Is 2 &lt; x?\nA \nB \nC \nD \n`;
    const now = '### math-x-1\nQ: Is 2 < x?\n(The answer is typed: a number.)\n';
    expect(sheetEssence(old)).toBe(sheetEssence(now));
    expect(sheetEssence(now)).toBe('### math-x-1 Q: Is 2 < x?');
    expect(sheetEssence(now.replace('2', '3'))).not.toBe(sheetEssence(now));
  });
});
