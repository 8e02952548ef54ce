import { StemIndex } from '@aivy/item-bank/checks';
import { AUTHORED_ITEMS, type ChoiceItem, type Item } from '@aivy/item-bank';
import { completeDraft } from './complete-draft.js';
import type { ChoiceDraft, Draft, NumericDraft } from './draft.js';
import { faultsOfDraft } from './draft-faults.js';
import { openParts } from './draft-parts.js';

/** An item as another maker would have had it, with everything in it that a person completes. */
function draftOf(item: Item): Draft {
  const common = {
    schema: 1 as const,
    key: item.key.replace(/^(rw|math)-/, ''),
    origin: { format: 'qti-3' as const, file: 'a.xml', line: 1, id: item.key, title: '' },
    scoring: { rule: 'match_correct', points: 1 },
    passage: item.passage,
    img: item.img,
    question: item.question,
    images: [],
    explanation: item.explanation,
    hints: [...item.hints],
    skill: item.skill,
    difficulty: item.difficulty,
    seconds: item.seconds,
    lost: [],
    missing: [],
    edited: true,
  };
  if (item.type === 'blank')
    return {
      ...common,
      type: 'numeric',
      accepted: item.answer.split(',').map((value) => ({
        ...{ value, min: value, max: value },
        ...{ minIncluded: true, maxIncluded: true },
      })),
      common_wrong: item.common_wrong,
    };
  const noteOf = (letter: string) => item.options.find(({ choice }) => choice === letter);
  return {
    ...common,
    type: 'choice',
    options: Object.entries(item.choices).map(([letter, html]) => ({
      id: `ID_${letter}`,
      html,
      misconception: noteOf(letter)?.misconception ?? '',
      feedback: noteOf(letter)?.feedback ?? '',
    })),
    answer: `ID_${item.answer}`,
  };
}

const known = (key: string): Item => AUTHORED_ITEMS.find((item) => item.key === key)!;
/** Without a key, the choice that was right is one without a reason against it. */
const words = draftOf(known('rw-words-01')) as ChoiceDraft;
const number = draftOf(known('math-percentages-01')) as NumericDraft;
const fields = (draft: Draft): string[] => [...new Set(faultsOfDraft(draft).map(({ field }) => field))];
/** A picture of one transparent point. */
const GIF = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

describe('a complete draft', () => {
  it('is the item that it was made of, for every written item of the bank, on trial', () => {
    for (const item of AUTHORED_ITEMS) {
      // What is said in a talk about an item is written in the bank, not in a draft.
      const { a: _a, b: _b, c: _c, b_sd: _sd, talk: _talk, ...rest } = item;
      expect(completeDraft(draftOf(item))).toMatchObject({ ...rest, state: 'pretest' });
    }
  });

  it('begins with the parameters of its band', () => {
    const parameters = (draft: Draft) => {
      const { a, b, c } = completeDraft(draft) as Item;
      return { a, b, c };
    };
    expect(parameters({ ...words, difficulty: 'hard' })).toEqual({ a: 1.25, b: 1, c: 0.2 });
    expect(parameters({ ...number, difficulty: 'easy' })).toEqual({ a: 1.25, b: -1, c: 0 });
  });

  it('tells of every choice in its explanation, in the words of its feedback where its author has not', () => {
    const made = completeDraft({ ...words, explanation: 'It is the one that fits.' }) as ChoiceItem;
    const wrong = made.options.map(
      ({ choice, feedback }) => `<li><strong>Choice ${choice.toUpperCase()}</strong>: ${feedback}</li>`,
    );
    expect(made.explanation).toBe(
      `<p><strong>Choice ${made.answer.toUpperCase()} is correct.</strong> It is the one that fits.</p><ul>${wrong.join('')}</ul>`,
    );
  });

  it('has the passage of a mathematics item above its question', () => {
    const made = completeDraft({ ...number, passage: '<p>A shop has a sale.</p>' }) as Item;
    expect(made.passage).toBe('');
    expect(made.question).toBe(`<p>A shop has a sale.</p>${number.question}`);
  });

  it('carries its images in itself', () => {
    const draft: Draft = {
      ...number,
      images: [{ id: 'plan', type: 'image/gif', data: GIF }],
      question: `<p><img src="image:plan" alt="A plan of the shop"></img></p>${number.question}`,
    };
    expect((completeDraft(draft) as Item).question).toContain(
      `<img src="data:image/gif;base64,${GIF}" alt="A plan of the shop"></img>`,
    );
  });
});

describe('a draft is not complete', () => {
  const option = (id: string, change: object): Draft => ({
    ...words,
    options: words.options.map((each) => (each.id === id ? { ...each, ...change } : each)),
  });
  const wrongId = words.options.find(({ id }) => id !== words.answer)!.id;
  const picture = (alt: string, data = GIF): Draft => ({
    ...number,
    images: [{ id: 'plan', type: 'image/gif', data }],
    question: `<img src="image:plan" alt="${alt}"></img>${number.question}`,
  });
  it.each<[string, Draft, string[]]>([
    ['without a skill', { ...words, skill: null }, ['skill']],
    [
      'with a band, a time and a hint missing',
      { ...words, difficulty: null, seconds: null, hints: words.hints.slice(1) },
      ['difficulty', 'seconds', 'hints'],
    ],
    ['with a choice that says nothing', option(wrongId, { html: '' }), [`options.${wrongId}.html`]],
    [
      'with a wrong choice without its mistake',
      option(wrongId, { misconception: '' }),
      [`options.${wrongId}.misconception`],
    ],
    [
      'with a mistake that is named in words',
      option(wrongId, { misconception: 'Too Wide' }),
      [`options.${wrongId}.misconception`],
    ],
    ['with two choices alike', option('ID_b', { html: words.options[0]!.html }), ['options.ID_b.html']],
    ['with a script in a choice', option(wrongId, { html: '<script>x()</script>' }), [`options.${wrongId}.html`]],
    [
      'with a hint that names a letter',
      { ...words, hints: [...words.hints.slice(0, 3), 'Take choice B.'] },
      ['hints.3'],
    ],
    [
      'without a key',
      { ...words, answer: 'ID_z' },
      ['answer', `options.${words.answer}.misconception`, `options.${words.answer}.feedback`],
    ],
    ['with three choices', { ...words, options: words.options.filter(({ id }) => id !== wrongId) }, ['options']],
    ['with a short passage', { ...words, passage: '<p>Too short.</p>' }, ['passage']],
    ['with formulas that do not end', { ...number, explanation: '<p>\\(x</p>' }, ['explanation']],
    [
      'with a frequent slip that is right',
      {
        ...number,
        common_wrong: number.common_wrong.map((slip, at) =>
          at === 1 ? { ...slip, value: number.accepted[0]!.value } : slip,
        ),
      },
      ['common_wrong.1.value'],
    ],
    [
      'with a frequent slip without words',
      { ...number, common_wrong: number.common_wrong.map((slip, at) => (at === 0 ? { ...slip, feedback: '' } : slip)) },
      ['common_wrong.0.feedback'],
    ],
    [
      'with something that its reader lost',
      { ...words, lost: [{ field: 'question', reason: 'a video' }] },
      ['question'],
    ],
    ['with an image that says nothing in its place', picture(''), ['images.plan']],
    ['with an image too large for a phone', picture('A plan of the shop', 'A'.repeat(204_804)), ['images.plan']],
    [
      'with an image without a text where its reader lost something else',
      { ...picture(''), lost: [{ field: 'question', reason: 'a video' }] },
      ['question', 'images.plan'],
    ],
    ['with an image that is not there', { ...picture('A plan of the shop'), images: [] }, ['question']],
  ])('%s', (_how, draft, expected) => {
    expect(fields(draft)).toEqual(expected);
    expect(completeDraft(draft)).toEqual(faultsOfDraft(draft));
  });

  it('when its numeric choices are in no order', () => {
    const orderFaults = (values: readonly string[]): string[] =>
      faultsOfDraft({ ...words, options: words.options.map((option, at) => ({ ...option, html: values[at]! })) })
        .filter(({ rule }) => rule === 'choice-order')
        .map(({ field }) => field);
    expect(orderFaults(['40', '13', '26', '80'])).toEqual(['options']);
    expect(orderFaults(['80', '40', '26', '13'])).toEqual([]);
  });

  it('when the bank has nearly the same question', () => {
    const stems = new StemIndex([known('rw-words-01')]);
    const copy: Draft = { ...words, key: 'copy', question: `${words.question}` };
    expect(completeDraft(copy, stems)).toEqual([
      { item: 'copy', rule: 'duplicate', field: 'question', message: 'its stem is 100 % that of rw-words-01' },
    ]);
    // A draft that is released anew is no copy of itself.
    expect(completeDraft(words, stems)).toMatchObject({ key: 'rw-words-01' });
  });

  it('and tells of what is not there once, whatever else is empty', () => {
    const bare: Draft = {
      ...words,
      options: words.options.map((each) => ({ ...each, html: '', misconception: '', feedback: '' })),
      ...{ hints: [], explanation: '', question: '', passage: '', skill: null, difficulty: null, seconds: null },
    };
    const found = faultsOfDraft(bare);
    expect(found.map(({ rule }) => rule)).toEqual(found.map(() => 'missing'));
    expect(openParts(found)).toEqual({ place: 3, question: 1, answers: 4, mistakes: 6, hints: 1, explanation: 1 });
  });
});
