import { draft, type ChoiceDraft, type NumericDraft } from './draft.js';
import { lacksOf, withLacks } from './lacks.js';

const option = (id: string) => ({ id, html: `<p>${id}</p>`, misconception: 'slip', feedback: 'No.' });
const whole: ChoiceDraft = {
  schema: 1,
  key: 'sum-1',
  origin: { format: 'qti-3', file: 'sum.xml', line: 1, id: 'sum', title: 'A sum' },
  scoring: { rule: 'match_correct', points: 1 },
  type: 'choice',
  passage: '',
  img: '',
  question: '<p>2 + 2?</p>',
  images: [],
  options: ['A', 'B', 'C', 'D'].map(option),
  answer: 'B',
  explanation: '<p>Count.</p>',
  hints: ['1', '2', '3', '4'],
  skill: 12,
  difficulty: 'easy',
  seconds: 60,
  lost: [],
  missing: [],
  edited: false,
};
const { options: _options, answer: _answer, ...common } = whole;
const range = { value: '3.14', min: '3.13', max: '3.15', minIncluded: true, maxIncluded: true };
const slip = { value: '3', misconception: 'slip', feedback: 'No.' };
const number: NumericDraft = { ...common, type: 'numeric', accepted: [range], common_wrong: [slip, slip] };
const fields = (given: Parameters<typeof lacksOf>[0]): string[] => lacksOf(given).map(({ field }) => field);

describe('what a draft lacks', () => {
  it('is nothing when every field is there', () => {
    expect(lacksOf(whole)).toEqual([]);
    expect(draft.parse(withLacks(whole))).toEqual(whole);
  });

  it('is every field that only this bank has, for an item of another maker', () => {
    const options = whole.options.map((each) => ({ ...each, misconception: '', feedback: '' }));
    const bare = { ...whole, options, skill: null, difficulty: null, seconds: null, explanation: '', hints: [] };
    expect(withLacks(bare).missing.map(({ field }) => field)).toEqual([
      'skill',
      'difficulty',
      'seconds',
      ...['A', 'C', 'D'].flatMap((id) => [`options.${id}.misconception`, `options.${id}.feedback`]),
      'explanation',
      'hints',
    ]);
  });

  it.each([
    ['another number of choices', { ...whole, options: whole.options.slice(0, 3) }, ['options']],
    ['a key that no choice has', { ...whole, answer: 'E', options: whole.options }, ['answer']],
    ['a range of right numbers, which the exam does not have', number, ['accepted']],
    [
      'a number too long for the field',
      { ...number, accepted: [{ ...range, value: '1.23456', min: '1.23456', max: '1.23456' }] },
      ['accepted'],
    ],
    [
      'words',
      { ...number, type: 'text' as const, accepted: [{ value: 'York', caseSensitive: true, wildcard: false }] },
      ['type'],
    ],
    [
      'one frequent wrong answer',
      { ...number, accepted: [{ ...range, min: '3.14', max: '3.14' }], common_wrong: [slip] },
      ['common_wrong'],
    ],
    [
      'what the reader could not bring along',
      { ...whole, lost: [{ field: 'question', reason: 'a video' }] },
      ['question'],
    ],
  ])('names %s', (_what, given, expected) => expect(fields(given)).toEqual(expected));
});

it('a draft with a choice too many, or one too few, lacks the right number of them', () => {
  for (const ids of ['ABC', 'ABCDE']) expect(fields({ ...whole, options: [...ids].map(option) })).toEqual(['options']);
});

it('a range that begins or ends at its value is a range all the same', () => {
  for (const bounds of [{ min: '3.14' }, { max: '3.14' }])
    expect(fields({ ...number, accepted: [{ ...range, ...bounds }] })).toEqual(['accepted']);
});
