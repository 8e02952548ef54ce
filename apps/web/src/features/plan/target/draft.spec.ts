import type { Plan } from '@aivy/contracts';
import { draftOf, faultOf, minutesOf, stepped, targetOf, textOf, totalOf, within, type TargetStart } from './draft';

const START: TargetStart = {
  english: { score: 630, score_low: 600, score_high: 660 },
  math: { score: 780, score_low: 750, score_high: 800 },
  date: '2026-11-20',
};
const plan = (fields: Partial<Plan>): Plan => ({
  id: 'p',
  last_finished_day: 3,
  last_finished_date: '2026-11-21',
  duration: 3,
  math_target_score: 800,
  english_target_score: 700,
  math_weak: '[]',
  english_weak: '[]',
  begin_date: '2026-11-18',
  start_day: 0,
  ends_on: '2027-02-16',
  today: '2026-11-22',
  ...fields,
});

describe('what the target form starts with', () => {
  it('is one month and the most that it allows, at most 800', () => {
    const draft = draftOf(null, START);
    expect([draft.duration, textOf(draft, START, 'english'), textOf(draft, START, 'math')]).toEqual([1, '670', '800']);
    expect(totalOf(draft, START)).toBe(1470);
  });

  it('follows the duration until the student sets a target', () => {
    const longer = { ...draftOf(null, START), duration: 6 } as const;
    expect(textOf(longer, START, 'english')).toBe('800');
    expect(textOf({ ...longer, english: '700' }, START, 'english')).toBe('700');
  });

  it('is the target of the plan, unless the student is past it by now', () => {
    expect(draftOf(plan({}), START)).toEqual({ duration: 3, english: '700', math: '800', minutes: null });
    expect(draftOf(plan({ minutes_a_day: 45 }), START).minutes).toBe(45);
    expect(draftOf(plan({ english_target_score: 620 }), START).english).toBeNull();
  });
});

describe('a target', () => {
  it('that is none has no number and no total', () => {
    for (const text of ['', ' ', 'abc', '7OO']) {
      const draft = { duration: 1, english: text, math: null, minutes: null } as const;
      expect(targetOf(draft, START, 'english')).toBeNaN();
      expect(faultOf(draft, START, 'english')).toBe('Please enter a valid number');
      expect(totalOf(draft, START)).toBeNull();
    }
  });

  it('moves in tens and stays where it can be aimed at', () => {
    const bounds = { min: 630, max: 720 };
    expect([stepped(700, 1, bounds), stepped(720, 1, bounds), stepped(630, -1, bounds)]).toEqual([710, 720, 630]);
    expect([stepped(705, 1, bounds), stepped(705, -1, bounds), stepped(Number.NaN, 1, bounds)]).toEqual([
      710, 700, 630,
    ]);
    expect([within(200, bounds), within(655, bounds), within(800, bounds)]).toEqual([630, 660, 720]);
  });
});

it('the minutes follow the recommendation until the student picks some', () => {
  const draft = draftOf(null, START);
  const choice = { score: 1400, score_low: 1320, score_high: 1480, even_score: 1400 };
  const term = (chance: number) => ({
    duration: 1 as const,
    by: '2026-12-22',
    choices: [{ ...choice, minutes_a_day: 45 as const, chance }],
  });
  expect(minutesOf(draft, term(0.5))).toBe(45);
  // What a day's set takes, while nothing is recommended.
  expect([minutesOf(draft, term(0.2)), minutesOf(draft, undefined)]).toEqual([20, 20]);
  expect(minutesOf({ ...draft, minutes: 15 }, term(0.5))).toBe(15);
});
