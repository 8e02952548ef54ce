import { blank, reading } from '../content/author.js';
import { TEMPLATES, variantsOf } from '../templates/index.js';
import { mathSideOf, withMath } from './derive.js';

const RECTANGLE = blank({
  key: 'math-nonlinear-99',
  skill: 19,
  difficulty: 'medium',
  seconds: 90,
  question:
    '<p>The length of a garden is \\(13\\) feet greater than its width, and its area is \\(114\\) square feet. What is its width, in feet?</p>',
  answer: '6',
  wrong: {
    '19': ['answered-other-quantity', 'This is the length; the question asks for the width.'],
    '50.5': ['linear-for-quadratic', 'The area is the product of length and width, not their sum.'],
  },
  why: 'With width \\(w\\), \\(w(w+13)=114\\). This is \\((w-6)(w+19)=0\\), and since \\(169+456=625\\), \\(w=6\\).',
  hints: ['Name the width.', 'What is the length, then?', 'How do they make the area?', 'Factor it.'],
});

describe('what a math item says about work on it', () => {
  it('names a right value that is not asked for by its feedback', () => {
    expect(mathSideOf(RECTANGLE).landmarks).toContainEqual({ value: '19', says: 'the length' });
  });

  it('takes worked numbers and equations from the explanation, and the key from neither', () => {
    const { landmarks, starts } = mathSideOf(RECTANGLE);
    expect(landmarks.map(({ value }) => value)).toEqual(['19', '625']);
    // Both say the same, so one is enough.
    expect(starts).toEqual(['w(w+13)=114']);
  });

  it("adds what the author writes, in the author's words, and leaves out mistakes without feedback", () => {
    const { landmarks, traps } = mathSideOf(RECTANGLE, {
      landmarks: [
        [19, 'how long it is', 'And how wide?'],
        [6, 'the width'],
      ],
      traps: [
        ['w+w+13=114', 'linear-for-quadratic'],
        ['13w=114', 'unheard-of'],
      ],
    });
    expect(landmarks[0]).toEqual({ value: '19', says: 'how long it is', ask: 'And how wide?' });
    expect(landmarks.some(({ value }) => value === '6')).toBe(false);
    expect(traps).toEqual([{ line: 'w+w+13=114', misconception: 'linear-for-quadratic' }]);
  });

  it('takes a wrong choice for a wrong rewriting', () => {
    const item = reading({
      key: 'math-equivalent-99',
      skill: 18,
      difficulty: 'easy',
      seconds: 60,
      question: '<p>Which expression is equivalent to \\((x+1)(x+2)\\)?</p>',
      right: '\\(x^2+3x+2\\)',
      at: 'a',
      wrong: [
        ['\\(x^2+2\\)', 'only-first-and-last', 'The middle terms are missing.'],
        ['\\(x^2+3x+3\\)', 'added-constants', 'The last terms were added.'],
        ['\\(2x+3\\)', 'added-instead', 'The factors were added.'],
      ],
      why: 'Each term multiplies each term.',
      hints: ['How many products?', 'Which ones?', 'Which are alike?', 'Add those.'],
    });
    expect(mathSideOf(item).traps).toContainEqual({
      line: '(x+1)(x+2)=x^2+2',
      misconception: 'only-first-and-last',
    });
  });

  it('is there for every template but those about samples in words, with a simpler explanation for each', () => {
    const items = TEMPLATES.map((template) => variantsOf(template, 1)[0]!);
    const silent = items.filter(({ talk }) => {
      const { landmarks = [], starts = [], traps = [] } = talk?.math ?? {};
      return landmarks.length + starts.length + traps.length === 0;
    });
    expect(silent.map(({ family }) => family).sort()).toEqual([
      'math-inference-cause-or-link',
      'math-inference-narrowed-population',
      'math-inference-population',
      'math-inference-sampling-method',
    ]);
    expect(items.filter(({ talk }) => !talk?.simpler).map(({ family }) => family)).toEqual([]);
  });

  it('keeps what else was written about talking over the item', () => {
    const item = { ...RECTANGLE, talk: { simpler: 'Two numbers, thirteen apart.' } };
    expect(withMath(item).talk).toMatchObject({ simpler: 'Two numbers, thirteen apart.', math: expect.anything() });
  });
});
