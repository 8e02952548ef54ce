import { FOUND_BY_A_REVIEWER, HELD_OUT } from '../../test/distress/held-out.js';
import { TUNING } from '../../test/distress/tuning.js';
import { ABOUT_THE_QUESTION } from '../../test/intents/lessons.js';
import { plainLine } from '../intent/canonical.js';
import { distressGrade } from './grade.js';

const gradeOf = (text: string): number => distressGrade(plainLine(text));
const flagged = (texts: readonly string[]): string[] => texts.filter((text) => gradeOf(text) >= 2);
const gradedAs = (grade: number, texts: readonly string[]): string[] => texts.filter((text) => gradeOf(text) === grade);

describe('the grades of distress', () => {
  it('are right for every message the rules were written with', () => {
    for (const grade of [2, 3, 4] as const) expect(gradedAs(grade, TUNING[grade])).toEqual(TUNING[grade]);
    expect(flagged([...TUNING[0], ...TUNING[1]])).toEqual([]);
  });

  it.each([
    [2, 1, 1],
    [3, 0.97, 0.95],
    [4, 1, 0.97],
  ] as const)('find messages of grade %d that no rule was written for', (grade, found, exact) => {
    const texts = HELD_OUT[grade];
    expect(texts.length).toBeGreaterThanOrEqual(40);
    expect(flagged(texts).length / texts.length).toBeGreaterThanOrEqual(found);
    expect(gradedAs(grade, texts).length / texts.length).toBeGreaterThanOrEqual(exact);
  });

  it.each([
    [0, 0],
    [1, 0.02],
  ] as const)('leave harmless messages of grade %d alone', (grade, ceiling) => {
    const texts = HELD_OUT[grade];
    expect(texts.length).toBeGreaterThanOrEqual(40);
    expect(flagged(texts).length / texts.length).toBeLessThanOrEqual(ceiling);
  });

  it.each([0, 2, 3, 4] as const)('are %d for the messages that a reviewer found', (grade) => {
    expect(FOUND_BY_A_REVIEWER[grade].map((text) => [text, gradeOf(text)])).toEqual(
      FOUND_BY_A_REVIEWER[grade].map((text) => [text, grade]),
    );
  });

  it('leave lesson messages alone', () => {
    expect(flagged(Object.values(ABOUT_THE_QUESTION).flat())).toEqual([]);
  });

  it.each(['i am a failure at everything', 'i feel lost in life', 'i feel hopeless in life', 'i am worthless in life'])(
    "don't take despair of everything for trouble with a subject: %s",
    (text) => expect(gradeOf(text)).toBe(2),
  );

  it.each([
    'me quiero morir jajaja le sumé de más',
    'the whole row died laughing',
    'a shooter makes 7 of 10 free throws',
  ])("don't take laughter or a game for danger: %s", (text) => expect(gradeOf(text)).toBe(0));

  it.each([
    ['me quiero morir jaja, no es broma', 3],
    ['they laughed when i said i want to die', 3],
    ['ojalá nunca hubiera nacido', 3],
    ['el sábado me tiro del puente', 4],
    ['theres a shooter and he hit my friend', 4],
  ])('take "%s" as it is meant', (text, grade) => expect(gradeOf(text)).toBe(grade));

  it('take the gravest thing said, in the last words of a long message too', () => {
    const long = `${'i tried to solve for x and then i checked it again. '.repeat(30)} i hate my life. i took all my pills`;
    expect(gradeOf(long)).toBe(4);
  });
});
