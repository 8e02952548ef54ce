import { AUTHORED_ITEMS } from '../content/index.js';
import type { ChoiceItem, Item } from '../item/item.js';
import { checkItems } from './check-items.js';
import { keyIsLongest } from './pack.js';

const copy = (key: string): Item => {
  const found = AUTHORED_ITEMS.find((item) => item.key === key);
  if (!found) throw new Error(`no item ${key}`);
  return structuredClone(found);
};
const faulty = (key: string, change: Record<string, unknown>) => checkItems([{ ...copy(key), ...change }]);
const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');
const withHint = (key: string, hint: string) => faulty(key, { hints: [hint, ...copy(key).hints.slice(1)] });

describe('the authored packs', () => {
  it('have no fault', () => {
    expect(checkItems(AUTHORED_ITEMS)).toEqual([]);
  });

  it('hold each item alone without a fault', () => {
    for (const item of AUTHORED_ITEMS) expect(checkItems([item])).toEqual([]);
  });
});

describe('the check finds a planted fault', () => {
  it.each<[string, string, Record<string, unknown>]>([
    ['schema', 'rw-words-01', { skill: 31 }],
    ['schema', 'rw-words-01', { hints: ['one', 'two', 'three'] }],
    ['schema', 'rw-words-01', { answer: 'e' }],
    ['schema', 'math-percentages-01', { source: 'somewhere' }],
    ['tags', 'rw-words-01', { options: [] }],
    ['tags', 'rw-words-01', { answer: 'a' }],
    [
      'tags',
      'math-percentages-01',
      {
        common_wrong: [
          { value: '1472/2', misconception: 'same-value', feedback: 'x' },
          { value: '736', misconception: 'same-value', feedback: 'x' },
        ],
      },
    ],
    ['tags', 'math-percentages-01', { common_wrong: [] }],
    ['entry', 'math-percentages-01', { answer: '7360000' }],
    ['explanation', 'rw-words-01', { explanation: 'Because it is.' }],
    ['distinct', 'rw-words-01', { choices: { a: 'dispute', b: 'Dispute', c: 'establish', d: 'recommend' } }],
    [
      'distinct',
      'math-probability-01',
      { choices: { a: '\\(\\frac{2}{3}\\)', b: '\\(\\frac{4}{6}\\)', c: '\\(1\\)', d: '\\(2\\)' } },
    ],
    ['html', 'rw-words-01', { question: '<p onclick="x()">Which?</p>' }],
    ['html', 'rw-words-01', { question: '<script>x()</script><p>Which?</p>' }],
    ['html', 'math-linear-one-01', { question: '<p>Is \\(x<3\\)?</p>' }],
    [
      'html',
      'math-linear-two-01',
      {
        img: copy('math-linear-two-01').img.replace('</svg>', '<image href="http://example.com/x.png"></image></svg>'),
      },
    ],
    ['figure-text', 'math-linear-two-01', { img: copy('math-linear-two-01').img.replace(/ aria-label="[^"]*"/, '') }],
    [
      'figure-tooltip',
      'math-linear-two-01',
      { img: copy('math-linear-two-01').img.replace('</svg>', '<title>A line through (0, 4)</title></svg>') },
    ],
    ['figure-colour', 'math-linear-two-01', { img: copy('math-linear-two-01').img.replaceAll('currentColor', '#000') }],
    ['tex', 'math-linear-one-01', { question: '<p>Solve \\(x=3.</p>' }],
    ['passage', 'rw-words-01', { passage: `<p>${words(24)}</p>` }],
    ['passage', 'rw-words-01', { passage: `<p>${words(151)}</p>` }],
    ['passage', 'rw-crosstext-01', { passage: `<p>${words(60)}</p>` }],
    ['passage', 'rw-quant-01', { passage: `<p>${words(60)}</p>` }],
    ['passage', 'rw-synthesis-01', { passage: `<p>${words(60)}</p>` }],
    ['passage', 'math-linear-one-01', { passage: `<p>${words(60)}</p>` }],
    ['passage', 'rw-words-01', { key: 'math-words-01' }],
  ])('%s in %s: %j', (rule, key, change) => {
    expect(faulty(key, change).map((fault) => fault.rule)).toContain(rule);
  });

  it.each([
    ['rw-words-01', 'The right one is choice C.'],
    ['rw-words-01', 'Look closely at answer (c)'],
    ['rw-words-01', 'Think of establishing a fact.'],
    ['rw-words-01', 'You can eliminate two of the options.'],
    ['rw-words-01', 'Would it make sense to recommend a fact?'],
    ['math-linear-one-01', 'Try \\(x=16\\).'],
    ['math-linear-one-01', 'Try \\(\\frac{32}{2}\\).'],
    ['math-percentages-01', 'It is 736.0 or so.'],
    ['math-probability-01', 'Reduce \\(\\frac{24}{36}\\).'],
    ['math-functions-01', 'Write \\(f(t)=1{,}200-35t\\).'],
    ['rw-central-02', 'It was a shortage of oxygen during the firing.'],
  ])('a hint of %s that gives the answer away: %s', (key, hint) => {
    expect(withHint(key, hint).map((fault) => fault.rule)).toContain('hint-leak');
  });

  it('lets hints of punctuation items repeat the words that all choices share', () => {
    expect(withHint('rw-boundaries-02', 'Where does the part about the desert end?')).toEqual([]);
  });

  it('lets a hint use the words that no sentence does without, but not quote the one that is a choice', () => {
    const item = AUTHORED_ITEMS.find(
      (each): each is ChoiceItem => each.type === 'choice' && each.choices[each.answer] === 'are',
    )!;
    expect(withHint(item.key, 'Which words are the subject?')).toEqual([]);
    expect(withHint(item.key, 'Would “are” agree with the subject?').map((fault) => fault.rule)).toEqual(['hint-leak']);
  });

  it('names the item of a fault of the schema', () => {
    expect(faulty('rw-words-01', { skill: 0 })).toEqual([
      expect.objectContaining({ item: 'rw-words-01', message: expect.stringContaining('skill') }),
    ]);
  });

  it('near-duplicate stems and keys used twice', () => {
    const twin = { ...copy('rw-central-01'), key: 'rw-central-09', family: 'rw-central-09' };
    twin.passage = twin.passage.replace('1903', '1904');
    expect(checkItems([copy('rw-central-01'), twin])).toEqual([
      expect.objectContaining({ item: 'rw-central-09', rule: 'duplicate' }),
    ]);
    expect(checkItems([copy('rw-central-01'), copy('rw-central-01')])).toEqual([
      expect.objectContaining({ rule: 'duplicate', message: 'the key is used twice' }),
    ]);
  });

  it('keys that crowd on one letter or are mostly the longest choice', () => {
    const choices = AUTHORED_ITEMS.filter(
      (item): item is ChoiceItem => item.type === 'choice' && item.key.startsWith('rw-'),
    );
    const crowded = choices.filter((item) => item.answer !== 'b');
    expect(checkItems(crowded)).toContainEqual({
      item: 'english',
      rule: 'key-balance',
      message: '0 % of the keys are B',
    });
    // The variants of one template, checked alone, tell nothing.
    expect(checkItems(crowded.slice(0, 12)).map(({ rule }) => rule)).not.toContain('key-balance');
    const long = choices.map((item) => ({
      ...item,
      choices: { ...item.choices, [item.answer]: `${item.choices[item.answer]} ${words(30)}` },
    }));
    expect(long.every(keyIsLongest)).toBe(true);
    expect(checkItems(long)).toContainEqual({
      item: 'english',
      rule: 'key-length',
      message: 'the key is the longest choice in 100 % of the items',
    });
  });
});
