import {
  closedSentence,
  forecastRail,
  joinedParts,
  practiceSentence,
  reasonSentence,
  surenessSentence,
  timePart,
  worthSentence,
} from './outlook-text';
import { sampleOutlook } from './testing/sample';

const { parts, reason } = sampleOutlook.next_best;
const timeParts = (of: typeof parts) => joinedParts(of).map(timePart);

describe('the twenty minutes', () => {
  it('join the twins of a subject and keep their minutes', () => {
    expect(timeParts(parts).map(({ minutes, tone, title }) => [minutes, tone, title])).toEqual([
      [15, 'math', "Percentages, today's unit"],
      [5, 'english', 'Two twins'],
      [2, 'stretch', 'Challenge mission'],
    ]);
    expect(timeParts(parts.slice(1, 2))[0]).toMatchObject({
      title: 'One twin',
      text: '3 min, Boundaries: a mistake of yours in new clothes.',
    });
    expect(timeParts([{ ...parts[3]!, minutes: 0.3 }])[0]!.text).toMatch(/^1 min/);
  });

  it.each([
    [0.307, 'Every day for a month worth about 9 points,'],
    [0.04, 'Every day for a month worth about 1 point,'],
    [0.013, 'Every day for a month worth under 1 point,'],
  ])('are worth %d points, said of a month in whole ones: %s', (points, words) => {
    expect(worthSentence(points, true)).toBe(`${words} more than anything else you could do with them.`);
    expect(worthSentence(points, false)).toBe(`${words.slice(0, -1)}.`);
  });

  it('say why', () => {
    expect(reasonSentence(reason!)).toBe(
      'About 2 of 44 Math questions are on Percentages, and you now get 4 in 10 of them. No other area gives back as many points per minute.',
    );
    expect(reasonSentence({ ...reason!, skill: 5, asked: 0.4, of: 54, right: 10.4, is_best: false })).toBe(
      'Fewer than 1 of 54 R&W questions is on Words in Context, and you now get 10 in 10 of them.',
    );
  });

  it('say what waits for practice by topic', () => {
    expect(closedSentence(joinedParts(parts.slice(1)))).toBe(
      'Next in line: two twins in Boundaries, Form, Structure, and Sense (mistakes of yours in new clothes); challenge mission in Circles (questions above your level). Practice by topic is not open yet, so they wait for it.',
    );
  });

  it.each([
    [14, 2.9, 5.6, 'How sure: fairly, after 14 answers. The truth most likely lies between 3 and 6 in 10.'],
    [3, 2, 7, 'How sure: not very, after only 3 answers. The truth most likely lies between 2 and 7 in 10.'],
    [1, 2, 7, 'How sure: not very, after only 1 answer. The truth most likely lies between 2 and 7 in 10.'],
    [2, 3, 4, 'How sure: not very, after only 2 answers: most of it is what the rest of the section says.'],
    [2, 3.6, 4.4, 'How sure: not very, after only 2 answers: most of it is what the rest of the section says.'],
    [60, 4.1, 4.3, 'How sure: quite, after 60 answers.'],
  ])('say how sure they are after %i answers: %d to %d', (answered, low, high, sentence) => {
    expect(surenessSentence({ ...reason!, answered, right_low: low, right_high: high })).toBe(sentence);
  });

  it('admit a guess', () => {
    expect(surenessSentence({ ...reason!, answered: 0 })).toContain('you have not answered one yet');
  });

  it('end with how likely the area is weak, where the record knows it', () => {
    const known = (weak_chance: number, own_share: number) => surenessSentence({ ...reason!, weak_chance, own_share });
    expect(known(0.72, 0.3)).toMatch(/in 10\. The area is likely weak: 7 of 10 such areas are\.$/);
    expect(known(0.72, 0.1)).toMatch(/\. Whether the area is weak, your answers do not say yet\.$/);
    expect(surenessSentence(reason!)).not.toContain('weak');
  });
});

describe('what the forecast counts on', () => {
  const said = (english_minutes: number, math_minutes: number, is_measured = true) =>
    practiceSentence({ english_minutes, math_minutes, is_measured });

  it.each([
    [13, 27, 'You practise about 40 min a day, two thirds of it Math.'],
    [27, 13, 'You practise about 40 min a day, two thirds of it Reading & Writing.'],
    [4.2, 4.6, 'You practise about 9 min a day, half of it Math.'],
    [5, 17, 'You practise about 20 min a day, three quarters of it Math.'],
    [30, 0, 'You practise about 30 min a day, nearly all of it Reading & Writing.'],
    [0.2, 0.3, 'Practice has all but stopped, and this counts on none.'],
  ])('%d minutes of R&W and %d of Math: %s', (english, math, sentence) => {
    expect(said(english, math)).toBe(sentence);
  });

  it('is the promise of a plan as long as nobody has practised, and is said to be one', () => {
    expect(said(10, 10, false)).toBe('Counted on 20 min of practice a day, half of it Math, until your own days show.');
    expect(practiceSentence(undefined)).toBeNull();
  });
});

describe("the forecast's rail", () => {
  it('holds range and target with room, inside of the scale', () => {
    expect(forecastRail(sampleOutlook.forecast)).toMatchObject({ min: 1300, max: 1600 });
    const { min, max } = forecastRail({ ...sampleOutlook.forecast, score_low: 400, score_high: 1600 });
    expect([min, max]).toEqual([400, 1600]);
  });
});
