import { calendarLabel, calendarRows, calendarWeeks, dayRanges } from './calendar-model';
import { monthAway } from './dates-text';
import { improvements, progressMax } from './improvements-model';
import { journeyCircles, nextTestText } from './journey-model';
import { sampleAchievement, sampleProgress, sampleWins } from './testing/sample';
import { winsModel } from './wins-model';

describe('improvements', () => {
  it('come the most first, without what rounds to nothing, in whole points', () => {
    expect(improvements(sampleProgress, 'math').map(({ name, value, today }) => [name, value, today])).toEqual([
      ['Systems of Two Linear Equations', 22, 0],
      ['Percentages', 14, 3],
      ['Linear Functions', 12, 0],
      ['Circles', 9, 2],
    ]);
    expect(improvements(sampleProgress, 'english').map(({ name }) => name)).toEqual(['Boundaries', 'Inferences']);
  });

  it('never show more of today than there is in all', () => {
    const wonBack = { cumulative_progress: { 26: 1, 24: -3, 20: 4 }, today_progress: { 26: 8, 24: 6, 20: 2 } };
    expect(improvements(wonBack, 'math').map(({ value, today }) => [value, today])).toEqual([
      [4, 2],
      [1, 1],
    ]);
  });

  it('leave out topics that only moved with their section, and today’s part of those practiced before', () => {
    const data = { ...sampleProgress, practiced: { since_diagnostic: [26, 15], today: [15] } };
    expect(improvements(data, 'math').map(({ name, value, today }) => [name, value, today])).toEqual([
      ['Systems of Two Linear Equations', 22, 0],
      ['Percentages', 14, 0],
    ]);
    expect(improvements(data, 'english')).toEqual([]);
    expect(progressMax({ ...data, practiced: { since_diagnostic: [26], today: [] } })).toBe(21);
  });

  it('share an axis that ends at 1.5 times the highest', () => {
    expect(progressMax(sampleProgress)).toBe(33);
    expect(progressMax({ cumulative_progress: {}, today_progress: {} })).toBe(0);
  });
});

describe('daily wins', () => {
  it('stand beside their goals', () => {
    expect(winsModel(sampleWins)).toMatchObject({ label: '3 of 5 questions, 14 of 30 minutes', short: '3/5' });
    expect(winsModel(sampleWins).minutes.part).toBeCloseTo(14 / 30);
  });

  it('count no more minutes than the goal', () => {
    const { minutes, tasks } = winsModel({
      ...sampleWins,
      answered_count: 98,
      minutes_spent: 200,
      goal_tasks: 98,
      goal_minutes: 144,
    });
    expect([minutes.text, minutes.part, tasks.part]).toEqual(['144 of 144 min', 1, 1]);
  });
});

describe('the achievement calendar', () => {
  it('has weeks from Monday with each day done, missed, frozen or grey', () => {
    const weeks = calendarWeeks(sampleAchievement, '2026-12-08');
    expect(weeks[0]!.map((day) => day && `${day.number} ${day.look}`)).toEqual([
      null,
      '1 done',
      '2 done',
      '3 frozen',
      '4 done',
      '5 done',
      '6 done',
    ]);
    expect(weeks[1]!.slice(0, 3)).toEqual([
      { number: 7, look: 'done', isToday: false },
      { number: 8, look: 'grey', isToday: true },
      { number: 9, look: 'grey', isToday: false },
    ]);
  });

  it('is said in words', () => {
    expect(
      calendarLabel({ ...sampleAchievement, streak: { ...sampleAchievement.streak, frozen: [] } }, '2026-12-08'),
    ).toBe('December: 1, 2 and 4 to 7 done, 3 missed, 8 is today');
    expect(calendarLabel(sampleAchievement, '2026-10-01')).toBe('October: no day of the plan yet');
    expect([dayRanges([]), dayRanges([4]), dayRanges([1, 2, 3, 9])]).toEqual(['', '4', '1 to 3 and 9']);
  });

  it('has a row for each day that says something', () => {
    expect(calendarRows(sampleAchievement, '2026-12-08').at(-1)).toEqual([
      'Tuesday, December 8, 2026',
      'Today, still open',
    ]);
    expect(calendarRows(sampleAchievement, '2026-12-08')).toHaveLength(8);
  });

  it('goes over the turn of the year', () => {
    expect([monthAway('2026-12-31', 1), monthAway('2027-01-15', -1), monthAway('2026-03-31', -1)]).toEqual([
      '2027-01-01',
      '2026-12-01',
      '2026-02-01',
    ]);
  });
});

describe('the circles of the journey', () => {
  const plan = { lastFinishedDay: 33, lastFinishedDate: '2026-12-07', startDay: 0, duration: 3 as const };

  it('fill by finished days, and say when the next one can start', () => {
    expect(journeyCircles(plan, '2026-12-08', false).map(({ name, part, text }) => [name, part, text])).toEqual([
      ['Days 1–30', 1, 'Done'],
      ['Days 31–60', 0.1, 'Day 4 of 30'],
      // Days 34 to 60 are 27 days from today on.
      ['Days 61–90', 0, 'Starts Jan 4'],
    ]);
  });

  it('start a day later when today is done, and with the days of a second target', () => {
    const done = { ...plan, lastFinishedDay: 34, lastFinishedDate: '2026-12-08' };
    expect(journeyCircles(done, '2026-12-08', true)[2]!.text).toBe('Starts Jan 4');
    expect(journeyCircles({ ...plan, startDay: 33, duration: 1 }, '2026-12-08', false)).toEqual([
      { name: 'Days 34–63', part: 0, text: 'Starts now' },
    ]);
  });
});

describe('the next practice test', () => {
  const plan = { lastFinishedDay: 2, lastFinishedDate: '2026-11-27', startDay: 0, duration: 3 as const };

  it('has the date of day 15 with a set a day from today on', () => {
    // Day 3 on November 28 makes day 15 December 10.
    const text = 'A set a day opens your next practice test on Dec 10.';
    expect(nextTestText(plan, '2026-11-28', false)).toBe(text);
    expect(nextTestText({ ...plan, lastFinishedDay: 3 }, '2026-11-28', true)).toBe(text);
  });

  it('is the next journey’s once this one’s is done', () => {
    // Day 16 on December 11 makes day 30 December 25.
    expect(nextTestText({ ...plan, lastFinishedDay: 15 }, '2026-12-10', true)).toContain('on Dec 25.');
  });

  it('has no date while it is open, and none after the last day of the plan', () => {
    expect(nextTestText({ ...plan, lastFinishedDay: 14 }, '2026-12-10', false)).toBeNull();
    expect(nextTestText({ ...plan, lastFinishedDay: 14 }, '2026-12-10', true)).toContain('on Dec 11.');
    expect(nextTestText({ ...plan, lastFinishedDay: 90 }, '2027-02-24', true)).toBeNull();
  });
});
