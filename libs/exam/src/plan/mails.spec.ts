import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import {
  isReminderTooSoon,
  mailboxOf,
  reminderDue,
  wallClockOf,
  weeklyLetterDue,
  type MailedPlan,
  type WallClock,
} from './mails.js';

const PLAN: MailedPlan = {
  beginDate: '2026-03-02',
  endsOn: '2026-05-31',
  startDay: 0,
  duration: 3,
  lastFinishedDay: 4,
  lastFinishedDate: '2026-03-20',
};
const LONG_AGO: WallClock = { date: '2026-03-01', hour: 9 };
const at = (date: string, hour: number): WallClock => ({ date, hour });

describe('a reminder', () => {
  const due = (now: WallClock, plan: Partial<MailedPlan> = {}, since = LONG_AGO, hour = 17) =>
    reminderDue({ ...PLAN, ...plan }, hour, since, now);

  it('is due from the chosen hour on, and not when it would come hours late', () => {
    expect([16, 17, 18, 20, 21].map((hour) => due(at('2026-03-21', hour)))).toEqual([
      null,
      '2026-03-21',
      '2026-03-21',
      '2026-03-21',
      null,
    ]);
  });

  it('is not due on a date with a finished day, nor on one that a traveller has already done', () => {
    expect(due(at('2026-03-20', 17))).toBeNull();
    expect(due(at('2026-03-19', 17))).toBeNull();
  });

  it('is not due after the plan’s end, nor when all its days are finished', () => {
    expect([due(at('2026-05-31', 17)), due(at('2026-06-01', 17))]).toEqual(['2026-05-31', null]);
    expect(due(at('2026-05-20', 17), { lastFinishedDay: 90 })).toBeNull();
  });

  it('begins tomorrow for who asks for it after the hour', () => {
    const asked = at('2026-03-21', 18);
    expect(due(at('2026-03-21', 18), {}, asked)).toBeNull();
    expect(due(at('2026-03-22', 17), {}, asked)).toBe('2026-03-22');
    expect(due(at('2026-03-21', 17), {}, at('2026-03-21', 17))).toBe('2026-03-21');
  });

  it('comes once a date where clocks skip the hour or have it twice', () => {
    // Berlin: 29 March 2026 has no 2 o'clock, 25 October 2026 has it twice.
    for (const [day, plan] of [
      ['2026-03-29', {}],
      ['2026-10-25', { beginDate: '2026-10-01', endsOn: '2026-12-01', lastFinishedDate: '2026-10-20' }],
    ] as const) {
      const from = Date.parse(`${day}T00:00:00Z`) - 2 * 3_600_000;
      const dates = new Set<string>();
      for (let ms = from; ms < from + 26 * 3_600_000; ms += 5 * 60_000) {
        const date = due(wallClockOf(new Date(ms), 'Europe/Berlin'), plan, at('2026-01-01', 0), 2);
        if (date) dates.add(date);
      }
      expect([...dates]).toContain(day);
      expect(dates.size).toBeLessThanOrEqual(2);
    }
  });

  it('is due on no more dates than the student lives through, wherever the student is', () => {
    const zones = ['UTC', 'Pacific/Kiritimati', 'America/St_Johns', 'Pacific/Apia', 'Asia/Kathmandu'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 0, max: 60 }),
        (zone, hour, day) => {
          const from = Date.parse('2026-03-21T00:00:00Z') + day * 86_400_000;
          const dates = new Set<string>();
          for (let ms = from; ms < from + 24 * 3_600_000; ms += 30 * 60_000) {
            const date = due(wallClockOf(new Date(ms), zone), { lastFinishedDate: '2026-03-10' }, LONG_AGO, hour);
            if (date) dates.add(date);
          }
          return dates.size <= 2;
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('reminders of one student', () => {
  it('are twenty hours apart, whatever dates the student flies through', () => {
    const last = new Date('2026-03-21T17:00:00Z');
    const after = (hours: number) => isReminderTooSoon(last, new Date(last.getTime() + hours * 3_600_000));
    expect([after(0), after(19.9), after(20), isReminderTooSoon(null, last)]).toEqual([true, true, false, false]);
  });
});

describe('the weekly letter', () => {
  const due = (now: WallClock, plan: Partial<MailedPlan> = {}, since = LONG_AGO) =>
    weeklyLetterDue({ ...PLAN, ...plan }, since, now);

  it('is due from Sunday evening to the end of Monday, about that Sunday’s week', () => {
    // 22 March 2026 is a Sunday.
    expect(due(at('2026-03-22', 17))).toBeNull();
    expect([
      due(at('2026-03-22', 18)),
      due(at('2026-03-22', 23)),
      due(at('2026-03-23', 0)),
      due(at('2026-03-23', 23)),
    ]).toEqual(Array.from({ length: 4 }, () => '2026-03-22'));
    expect(due(at('2026-03-24', 0))).toBeNull();
    expect(due(at('2026-03-21', 23))).toBeNull();
  });

  it('is written about weeks that have a day of the plan in them', () => {
    expect(due(at('2026-03-01', 20), {}, at('2026-02-01', 0))).toBeNull();
    // A plan that begins on a Sunday has that day in its first week.
    expect(due(at('2026-03-01', 20), { beginDate: '2026-03-01' }, at('2026-02-01', 0))).toBe('2026-03-01');
    expect(due(at('2026-05-31', 20))).toBe('2026-05-31');
    expect(due(at('2026-06-07', 20))).toBeNull();
    expect(due(at('2026-06-07', 20), { endsOn: '2026-06-01' })).toBe('2026-06-07');
  });

  it('begins with the next week for who asks for it on Sunday night or on Monday', () => {
    expect(due(at('2026-03-23', 10), {}, at('2026-03-23', 9))).toBeNull();
    expect(due(at('2026-03-29', 18), {}, at('2026-03-23', 9))).toBe('2026-03-29');
    expect(due(at('2026-03-22', 18), {}, at('2026-03-22', 17))).toBe('2026-03-22');
  });
});

it('takes two ways to write an address for one mailbox, and nothing else', () => {
  expect(['Parent+SAT@Example.com', 'parent+a+b@example.com', 'parent@example.com'].map(mailboxOf)).toEqual(
    Array(3).fill('parent@example.com'),
  );
  expect(['+tag@example.com', 'other@example.com', 'parent@example.org'].map(mailboxOf)).toEqual([
    '+tag@example.com',
    'other@example.com',
    'parent@example.org',
  ]);
});
