import { DIAGNOSTIC_QUESTIONS, DIAGNOSTIC_SECONDS, skillById } from '@aivy/exam';
import { packBank } from '../release/pack-bank.js';
import { BAND_LIMITS } from '../difficulty/author.js';

const { english, math } = packBank().currentDiagnosticForm;
const countBy = <T, K>(list: readonly T[], key: (entry: T) => K) =>
  Object.fromEntries(
    [...new Set(list.map(key))].map((value) => [String(value), list.filter((entry) => key(entry) === value).length]),
  );

describe('the diagnostic form', () => {
  it('has 17 Reading & Writing and 14 Math questions, none twice', () => {
    expect(english).toHaveLength(DIAGNOSTIC_QUESTIONS.english);
    expect(math).toHaveLength(DIAGNOSTIC_QUESTIONS.math);
    expect(new Set([...english, ...math].map((item) => item.id)).size).toBe(31);
  });

  it('covers every Reading & Writing skill, in the exam’s order of domains', () => {
    expect(new Set(english.map((item) => item.skill))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]));
    const craft = 2,
      information = 1,
      conventions = 4,
      expression = 3;
    const order = english.map((item) =>
      [craft, information, conventions, expression].indexOf(skillById(item.skill).category),
    );
    expect(order).toEqual([...order].sort((x, y) => x - y));
  });

  it('weights Math as the exam does and has four student-produced responses', () => {
    expect(countBy(math, (item) => skillById(item.skill).category)).toEqual({ 5: 5, 6: 5, 7: 2, 8: 2 });
    expect(math.filter((item) => item.type === 'blank')).toHaveLength(4);
  });

  it('orders Math from easy to hard', () => {
    const b = math.map((item) => item.b);
    expect(b).toEqual([...b].sort((x, y) => x - y));
  });

  it('spreads difficulty over the three bands', () => {
    for (const section of [english, math]) {
      for (const count of Object.values(countBy(section, (item) => item.difficulty))) {
        expect(count / section.length).toBeGreaterThan(0.25);
        expect(count / section.length).toBeLessThan(0.42);
      }
    }
  });

  it('can be answered within the time of the sections at the expected pace', () => {
    const seconds = (list: typeof english) => list.reduce((sum, item) => sum + item.seconds, 0);
    expect(seconds(english)).toBeLessThanOrEqual(DIAGNOSTIC_SECONDS.english);
    expect(seconds(math)).toBeLessThanOrEqual(DIAGNOSTIC_SECONDS.math);
  });

  it('has at least three figures, and the model’s starting parameters with a b of its band', () => {
    expect(math.filter((item) => item.img !== '').length).toBeGreaterThanOrEqual(3);
    for (const item of [...english, ...math]) {
      expect({ a: item.a, c: item.c }).toEqual({ a: 1.25, c: item.type === 'choice' ? 0.2 : 0 });
      const [least, most] = BAND_LIMITS[item.difficulty];
      expect(item.b).toBeGreaterThanOrEqual(least);
      expect(item.b).toBeLessThanOrEqual(most);
    }
  });

  it('shares no item with the forms before it', () => {
    const earlier = packBank()
      .forms()
      .filter(({ id }) => id !== packBank().currentDiagnosticForm.id)
      .flatMap((form) => [...form.english, ...form.math].map(({ id }) => id));
    for (const item of [...english, ...math]) expect(earlier).not.toContain(item.id);
  });
});
