import { joinedParts, reasonSentence, surenessSentence, timePart, worthSentence } from './outlook-text';
import { sampleOutlook } from './testing/sample';

const { parts, reason } = sampleOutlook.next_best;
const timeParts = (of: typeof parts) => joinedParts(of).map(timePart);

describe('the twenty minutes', () => {
  it('join the similar questions of a subject and keep their minutes', () => {
    expect(timeParts(parts).map(({ minutes, tone, title }) => [minutes, tone, title])).toEqual([
      [15, 'math', 'Percentages, today’s set'],
      [5, 'english', 'Two similar questions'],
      [2, 'stretch', 'Challenge mission'],
    ]);
    expect(timeParts(parts.slice(1, 2))[0]).toMatchObject({
      title: 'One similar question',
      text: '3 min · Boundaries, like your earlier mistakes',
    });
    expect(timeParts([{ ...parts[3]!, minutes: 0.3 }])[0]!.text).toBe(
      '1 min · One of five questions on Circles, above your level',
    );
    expect(timeParts([{ ...parts[3]!, questions: 5, minutes: 15 }])[0]!.text).toBe(
      '15 min · Five questions on Circles, above your level. Getting half right is great',
    );
  });

  it.each([
    [0.307, 'about 9 SAT points'],
    [0.04, 'about 1 SAT point'],
    [0.013, 'under 1 SAT point'],
  ])('are worth %d points a day: %s in a month', (points, words) => {
    expect(worthSentence(points)).toBe(`Worth ${words} in a month if you do this daily.`);
  });

  it('say why', () => {
    const open = { kind: 'unit', isDone: false } as const;
    expect(reasonSentence(reason!, open)).toBe(
      'A test has about two questions on Percentages. Your minutes earn the most SAT points there right now.',
    );
    const rare = { ...reason!, skill: 5, asked: 0.4, is_best: false };
    expect(reasonSentence(rare, open)).toBe('Some tests have a question on Words in Context. It’s today’s focus area.');
    expect(reasonSentence(rare, { kind: 'twins', isDone: false })).toBe(
      'Some tests have a question on Words in Context.',
    );
  });

  it('say after the set which topic the worth is of, since it can be more than before', () => {
    const next = { ...reason!, skill: 24, is_best: false };
    expect(reasonSentence(next, { kind: 'stretch', isDone: true })).toBe(
      'You’re done for today. This is what extra minutes on Circles are worth.',
    );
    expect(reasonSentence(reason!, { kind: 'stretch', isDone: true })).toMatch(/earn the most SAT points there/);
  });

  it.each([
    [14, 2.9, 5.6, 'Based on 14 answers. Right now you’d likely get 3–6 of 10 right.'],
    [
      3,
      2,
      7,
      'Based on only three answers. We’re still getting to know you. Right now you’d likely get 2–7 of 10 right.',
    ],
    [60, 4.1, 4.3, 'Based on 60 answers. Right now you’d likely get 4 of 10 right.'],
    [
      0,
      2,
      7,
      'You haven’t answered one yet, so this comes from the rest of the section. Right now you’d likely get 2–7 of 10 right.',
    ],
  ])('say how sure they are after %i answers: %d to %d', (answered, low, high, sentence) => {
    expect(surenessSentence({ ...reason!, answered, right_low: low, right_high: high })).toBe(sentence);
  });
});
