import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addDays,
  currentDay,
  dashboardDay,
  dateState,
  endsOnSeenFrom,
  finishedAt,
  todayOf,
  finishesTestDay,
  goalOfDay,
  isPlanFinished,
  journeyBlocks,
  journeyDay,
  journeyOf,
  localDateOf,
  nextTerm,
  PLAN_DURATIONS,
  roadOf,
  standingOf,
  doneSince,
  streakOf,
  subjectOfDay,
  targetBounds,
  targetFault,
  testDayDate,
  weeksOfMonth,
  projectedDay,
} from './index.js';

const fresh = { lastFinishedDay: 0, lastFinishedDate: null };
const after = (lastFinishedDay: number, lastFinishedDate: string) => ({ lastFinishedDay, lastFinishedDate });

describe('days of a plan', () => {
  it('are Reading & Writing when odd, Math when even, and a test every fifteenth', () => {
    expect([1, 2, 14, 15, 16, 29, 30, 45].map(subjectOfDay)).toEqual([
      'english',
      'math',
      'math',
      'both',
      'math',
      'english',
      'both',
      'both',
    ]);
  });

  it('count sets and practice tests since the plan began', () => {
    expect(doneSince({ startDay: 0, lastFinishedDay: 90 })).toEqual({ sets: 84, tests: 6 });
    expect(doneSince({ startDay: 0, lastFinishedDay: 14 })).toEqual({ sets: 14, tests: 0 });
    expect(doneSince({ startDay: 20, lastFinishedDay: 31 })).toEqual({ sets: 10, tests: 1 });
  });

  it('have a place in a journey of fifteen, counted on over the journeys', () => {
    expect([1, 14, 15, 16, 30, 31].map((day) => [journeyDay(day), journeyOf(day)])).toEqual([
      [1, 1],
      [14, 1],
      [15, 1],
      [1, 2],
      [15, 2],
      [1, 3],
    ]);
  });

  it('open one a calendar date', () => {
    expect(currentDay(fresh)).toBe(1);
    expect(standingOf(fresh, 1, '2026-03-02')).toBe('open');
    expect(standingOf(fresh, 2, '2026-03-02')).toBe('locked');
    const monday = after(1, '2026-03-02');
    expect(standingOf(monday, 1, '2026-03-02')).toBe('finished');
    expect(standingOf(monday, 2, '2026-03-02')).toBe('done-today');
    expect(standingOf(monday, 2, '2026-03-03')).toBe('open');
    expect(standingOf(monday, 2, '2026-04-20')).toBe('open');
  });

  it('stay done for somebody who flies west to the date before', () => {
    expect(standingOf(after(1, '2026-03-03'), 2, '2026-03-02')).toBe('done-today');
  });

  it('on the dashboard are the finished one until the date changes', () => {
    expect(dashboardDay(fresh, '2026-03-02')).toBe(1);
    expect(dashboardDay(after(4, '2026-03-02'), '2026-03-02')).toBe(4);
    expect(dashboardDay(after(4, '2026-03-02'), '2026-03-03')).toBe(5);
  });

  it('have goals: five tasks and the chosen minutes, else twenty, on a test day 98 and 144', () => {
    expect(goalOfDay(4)).toEqual({ tasks: 5, minutes: 20 });
    expect(goalOfDay(4, 45)).toEqual({ tasks: 5, minutes: 45 });
    expect(goalOfDay(30, 45)).toEqual({ tasks: 98, minutes: 144 });
  });
});

describe('the road', () => {
  it('has fourteen units and a practice test, done before, current at and pending after the day', () => {
    const road = roadOf(after(33, '2026-03-02'), '2026-03-03');
    expect(road.map(({ title }) => title)).toEqual([
      ...[31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44].map(
        (day) => `Day ${day} ${day % 2 === 0 ? 'Math' : 'R&W'}`,
      ),
      'Practice Test',
    ]);
    expect(road.map(({ status }) => status).join(' ')).toBe(
      ['done', 'done', 'done', 'current', ...Array<string>(11).fill('pending')].join(' '),
    );
    expect(road[0]).toMatchObject({ place: 1, day: 31, duration: '15 min', isFullLengthTest: false });
    expect(road.at(-1)).toMatchObject({ day: 45, duration: '2 Hours', isFullLengthTest: true, subject: 'both' });
  });

  it('stays at the finished day until the date changes, and says that it is done', () => {
    const today = roadOf(after(15, '2026-03-02'), '2026-03-02');
    expect(today.at(-1)).toMatchObject({ day: 15, status: 'current', doneToday: true });
    expect(today.filter(({ doneToday }) => doneToday)).toHaveLength(1);
    const tomorrow = roadOf(after(15, '2026-03-02'), '2026-03-03');
    expect(tomorrow[0]).toMatchObject({ day: 16, title: 'Day 16 Math', status: 'current', doneToday: false });
  });
});

describe('finishing a unit', () => {
  const now = new Date('2026-03-05T15:00:00Z');
  const base = {
    now,
    servedAt: new Date('2026-03-03T10:00:00Z'),
    timeZone: 'America/New_York',
    lastFinishedDate: '2026-03-02',
  };

  it('counts for today, or for the date on which it was done without network', () => {
    expect(finishedAt(base).date).toBe('2026-03-05');
    const claimed = new Date('2026-03-04T23:00:00Z');
    expect(finishedAt({ ...base, claimed })).toEqual({ at: claimed, date: '2026-03-04' });
    // Also the very first, which comes after nothing.
    expect(finishedAt({ ...base, claimed, lastFinishedDate: null })).toEqual({ at: claimed, date: '2026-03-04' });
  });

  it.each([
    ['in the future', '2026-03-05T15:00:01Z'],
    ['more than two days ago', '2026-03-03T14:59:00Z'],
  ])('counts for today when it claims to have been %s', (_, claimed) => {
    expect(finishedAt({ ...base, claimed: new Date(claimed) })).toEqual({ at: now, date: '2026-03-05' });
  });

  it('counts from the moment on at which the questions were given out, and for two days to the millisecond', () => {
    const dateOf = (servedAt: string, claimed: string) =>
      finishedAt({ ...base, servedAt: new Date(servedAt), claimed: new Date(claimed) }).date;
    expect(dateOf('2026-03-04T10:00:00Z', '2026-03-04T10:00:00Z')).toBe('2026-03-04');
    expect(dateOf('2026-03-04T10:00:00Z', '2026-03-04T09:59:59.999Z')).toBe('2026-03-05');
    expect(dateOf('2026-03-03T10:00:00Z', '2026-03-03T15:00:00Z')).toBe('2026-03-03');
    expect(dateOf('2026-03-03T10:00:00Z', '2026-03-03T14:59:59.999Z')).toBe('2026-03-05');
  });

  it('never comes on or before the date of the day before it', () => {
    const claimed = new Date('2026-03-04T12:00:00Z');
    expect(finishedAt({ ...base, lastFinishedDate: '2026-03-04', claimed }).date).toBe('2026-03-05');
  });

  it('elsewhere waits until the date of the last day is over where that was finished', () => {
    const last = { lastFinishedDate: '2026-03-05', lastFinishedZone: 'America/New_York' };
    const dateIn = (timeZone: string, moment: string) => todayOf(last, new Date(moment), timeZone);
    expect(dateIn('Asia/Tokyo', '2026-03-06T04:59:59Z')).toBe('2026-03-05');
    expect(dateIn('Asia/Tokyo', '2026-03-06T05:00:00Z')).toBe('2026-03-06');
    expect(dateIn('Asia/Tokyo', '2026-03-09T16:00:00Z')).toBe('2026-03-10');
    expect(dateIn('Pacific/Pago_Pago', '2026-03-06T05:00:00Z')).toBe('2026-03-05');
    const moment = { now: new Date('2026-03-06T04:00:00Z'), servedAt: new Date('2026-03-06T03:00:00Z') };
    expect(finishedAt({ ...moment, ...last, timeZone: 'Asia/Tokyo' }).date).toBe('2026-03-05');
  });

  it('by a full test happens when the next day is a test day, on no earlier date than the day before', () => {
    expect(finishesTestDay(after(14, '2026-03-05'))).toBe(true);
    expect(finishesTestDay(after(15, '2026-03-05'))).toBe(false);
    expect(finishesTestDay(fresh)).toBe(false);
    expect(testDayDate(now, 'UTC', '2026-03-06')).toBe('2026-03-06');
    expect(testDayDate(now, 'UTC', '2026-03-04')).toBe('2026-03-05');
  });

  it('gives rising dates to a student who studies each time it is allowed, wherever that is', () => {
    const zones = ['America/Los_Angeles', 'Asia/Tokyo', 'Europe/Berlin', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'];
    fc.assert(
      fc.property(
        fc.array(fc.record({ hours: fc.integer({ min: 1, max: 60 }), zone: fc.constantFrom(...zones) }), {
          maxLength: 60,
        }),
        (moves) => {
          let at = new Date('2026-10-20T08:00:00Z');
          let days: { lastFinishedDay: number; lastFinishedDate: string | null } = fresh;
          for (const { hours, zone } of moves) {
            at = new Date(at.getTime() + hours * 3_600_000);
            const today = localDateOf(at, zone);
            if (standingOf(days, currentDay(days), today) !== 'open') continue;
            const { date } = finishedAt({
              now: at,
              servedAt: at,
              timeZone: zone,
              lastFinishedDate: days.lastFinishedDate,
            });
            if (days.lastFinishedDate !== null) expect(date > days.lastFinishedDate).toBe(true);
            days = { lastFinishedDay: days.lastFinishedDay + 1, lastFinishedDate: date };
          }
        },
      ),
    );
  });
});

describe('a target', () => {
  it.each([
    [Number.NaN, 'Please enter a valid number'],
    [645, 'Score must be a multiple of 10'],
    [590, 'Score must be greater than your test score (600)'],
    [810, 'Score can not exceed 800'],
    [650, 'Maximum increase for 1 month(s) is 40'],
    [640, null],
    [600, null],
  ])('of %s from 600 in one month: %s', (target, fault) => {
    expect(targetFault(target, 600, 1)).toBe(fault);
  });

  it('may be the end of the scale, and has for each duration its own most', () => {
    expect(targetFault(800, 780, 1)).toBeNull();
    expect(PLAN_DURATIONS.map((months) => targetBounds(400, months).max - 400)).toEqual([40, 90, 200]);
  });

  it('lies within the bounds that the form shows exactly when nothing is wrong with it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 80 }),
        fc.integer({ min: 0, max: 100 }),
        fc.constantFrom(1, 3, 6),
        (current, target, duration) => {
          const { min, max } = targetBounds(current * 10, duration as 1);
          const fits = target * 10 >= min && target * 10 <= max;
          expect(targetFault(target * 10, current * 10, duration as 1) === null).toBe(fits);
        },
      ),
    );
  });

  it('that is set again keeps the term while the plan runs and its duration stays', () => {
    const old = { startDay: 0, duration: 3 as const, endsOn: '2026-05-31', ...after(34, '2026-04-10') };
    expect(nextTerm(old, 3, '2026-04-11')).toEqual({ startDay: 0, duration: 3, endsOn: '2026-05-31' });
    expect(nextTerm(old, 3, '2026-05-31').startDay).toBe(0);
    expect(nextTerm(old, 1, '2026-04-11')).toEqual({ startDay: 34, duration: 1, endsOn: '2026-05-11' });
    expect(nextTerm(old, 3, '2026-06-01')).toEqual({ startDay: 34, duration: 3, endsOn: '2026-08-30' });
    const finished = { ...old, duration: 1 as const, ...after(30, '2026-04-10') };
    expect(nextTerm(finished, 1, '2026-04-11')).toEqual({ startDay: 30, duration: 1, endsOn: '2026-05-11' });
    expect(nextTerm(null, 6, '2026-03-02')).toEqual({ startDay: 0, duration: 6, endsOn: '2026-08-29' });
  });

  it.each([
    ['ends a day earlier where it is still yesterday', '2026-03-01', '2026-03-31'],
    ['keeps its end on the day it began', '2026-03-02', '2026-04-01'],
    ['keeps its end on later days', '2026-03-20', '2026-04-01'],
  ])('of a month that began on March 2 %s', (_title, today, end) => {
    expect(endsOnSeenFrom(today, { duration: 1, endsOn: '2026-04-01' })).toBe(end);
  });
});

describe('the circles of a plan', () => {
  it('fill in blocks of thirty days from where the plan began', () => {
    expect(journeyBlocks({ startDay: 30, duration: 3, ...after(64, '2026-03-02') })).toEqual([
      { from: 31, to: 60, finished: 30 },
      { from: 61, to: 90, finished: 4 },
      { from: 91, to: 120, finished: 0 },
    ]);
    expect(isPlanFinished({ startDay: 30, duration: 1, ...after(60, '2026-03-02') })).toBe(true);
    expect(isPlanFinished({ startDay: 30, duration: 1, ...after(59, '2026-03-02') })).toBe(false);
  });
});

describe('the streak', () => {
  it('counts dates in a row, today or not yet', () => {
    const days = ['2026-03-03', '2026-03-04', '2026-03-05'];
    expect(streakOf(days, '2026-03-05')).toMatchObject({ days: 3, longest: 3, frozen: [] });
    expect(streakOf(days, '2026-03-06')).toMatchObject({ days: 3, longest: 3, frozen: [] });
  });

  it('bridges one missed date a week', () => {
    // Monday to Sunday, 2 to 8 March.
    const thursdayMissed = ['2026-03-03', '2026-03-04', '2026-03-06'];
    expect(streakOf(thursdayMissed, '2026-03-06')).toEqual({
      days: 3,
      longest: 3,
      frozen: ['2026-03-05'],
      freezeLeft: false,
      boughtLeft: 0,
    });
    expect(streakOf(['2026-03-03', '2026-03-05', '2026-03-07'], '2026-03-07')).toMatchObject({ days: 1, longest: 2 });
    expect(streakOf(['2026-03-07', '2026-03-10'], '2026-03-10')).toMatchObject({
      days: 2,
      frozen: ['2026-03-08', '2026-03-09'],
    });
  });

  it('spends no freeze while there is nothing to keep', () => {
    // Broken on Friday; Monday is missed as well, and Wednesday is what the new week's freeze is for.
    expect(streakOf(['2026-03-03', '2026-03-10', '2026-03-12'], '2026-03-12')).toMatchObject({
      days: 2,
      frozen: ['2026-03-04', '2026-03-11'],
      freezeLeft: false,
    });
  });

  it('uses up a bought freeze where the freeze of the week is gone', () => {
    // Tuesday, Thursday and Saturday are missed; the weekly freeze takes the first of them.
    const practiced = ['2026-03-02', '2026-03-04', '2026-03-06', '2026-03-08'];
    const on = (...bought: string[]) => streakOf(practiced, '2026-03-08', bought);
    expect(on()).toMatchObject({ days: 1, frozen: ['2026-03-03'], boughtLeft: 0 });
    expect(on('2026-03-01')).toMatchObject({
      days: 1,
      longest: 3,
      frozen: ['2026-03-03', '2026-03-05'],
      boughtLeft: 0,
    });
    // Bought on the missed date, it's used for that date.
    expect(on('2026-03-05')).toEqual(on('2026-03-01'));
    expect(on('2026-03-01', '2026-03-01')).toMatchObject({ days: 4, boughtLeft: 0 });
    expect(on('2026-03-01', '2026-03-01', '2026-03-01')).toMatchObject({ days: 4, boughtLeft: 1 });
  });

  it('keeps a freeze that was bought after the missed date', () => {
    expect(streakOf(['2026-03-02', '2026-03-05'], '2026-03-05', ['2026-03-05'])).toMatchObject({
      days: 1,
      boughtLeft: 1,
    });
  });

  it('has nothing to bridge before its first date, and is nothing without one', () => {
    expect(streakOf([], '2026-03-06')).toMatchObject({ days: 0, longest: 0, frozen: [], freezeLeft: true });
    expect(streakOf(['2026-03-06'], '2026-03-06')).toMatchObject({ days: 1, longest: 1, frozen: [], freezeLeft: true });
  });

  it('does not care for order, repetition or dates to come, and never has two freezes in a week', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 120 }), { maxLength: 100 }), (offsets) => {
        const dates = offsets.map((offset) => addDays('2026-01-01', offset));
        const today = '2026-04-01';
        const streak = streakOf(dates, today);
        expect(streakOf([...dates].reverse().concat(dates), today)).toEqual(streak);
        expect(streak.longest).toBeGreaterThanOrEqual(streak.days);
        const weeks = streak.frozen.map((date) => Math.floor((Date.parse(date) / 86_400_000 + 3) / 7));
        expect(new Set(weeks).size).toBe(weeks.length);
        for (const date of streak.frozen) expect(dates).not.toContain(date);
      }),
    );
  });
});

describe('the calendar', () => {
  it('is grey before the plan, in the future and without a plan; done or missed otherwise', () => {
    const of = { beginDate: '2026-03-02', today: '2026-03-06', finished: new Set(['2026-03-03']) };
    expect(
      ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-06', '2026-03-07'].map((date) => dateState(date, of)),
    ).toEqual(['grey', 'missed', 'done', 'grey', 'grey']);
    expect(dateState('2026-03-02', { ...of, beginDate: null })).toBe('grey');
  });

  it('has weeks from Monday', () => {
    // December 2025 begins on a Monday, February 2026 on a Sunday.
    expect(weeksOfMonth('2025-12-24')).toHaveLength(5);
    expect(weeksOfMonth('2025-12-24')[0]![0]).toBe('2025-12-01');
    const february = weeksOfMonth('2026-02-01');
    expect(february[0]).toEqual([null, null, null, null, null, null, '2026-02-01']);
    expect(february).toHaveLength(5);
    expect(february.flat().filter(Boolean)).toHaveLength(28);
  });
});

describe('the plan day of a projected date', () => {
  const at = (lastFinishedDay: number, ahead: number) =>
    projectedDay({ lastFinishedDay, lastFinishedDate: null, startDay: 0, duration: 3 }, ahead);

  it('continues from the finished days and ends with the plan', () => {
    expect([at(2, 0), at(2, 40), at(1, 90), at(90, 5)]).toEqual([2, 42, 90, 90]);
  });

  it('is never before the last finished day, even beyond the plan', () => {
    expect(at(94, 3)).toBe(94);
  });
});
