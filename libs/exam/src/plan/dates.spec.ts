import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addDays,
  daysBefore,
  daysBetween,
  isTimeZone,
  localDateOf,
  localHourOf,
  mondayOf,
  startOfDay,
} from './index.js';

const ZONES = [
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'Europe/Berlin',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'UTC',
];
const moment = fc.date({ min: new Date('2025-01-01'), max: new Date('2032-01-01'), noInvalidDate: true });

describe('the date of a moment', () => {
  it.each([
    ['2026-03-08T06:59:59Z', 'America/New_York', '2026-03-08', 1],
    ['2026-03-08T07:00:00Z', 'America/New_York', '2026-03-08', 3],
    ['2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01', 1],
    ['2026-11-01T06:30:00Z', 'America/New_York', '2026-11-01', 1],
    ['2026-12-31T23:59:59Z', 'Asia/Tokyo', '2027-01-01', 8],
    ['2026-12-31T10:00:00Z', 'Pacific/Kiritimati', '2027-01-01', 0],
    ['2028-02-29T00:00:00Z', 'UTC', '2028-02-29', 0],
    // Also a clock gone wild gives a date that compares as text.
    ['0987-06-01T12:00:00Z', 'UTC', '0987-06-01', 12],
  ])('%s in %s is %s, hour %i', (stamp, zone, date, hour) => {
    expect(localDateOf(new Date(stamp), zone)).toBe(date);
    expect(localHourOf(new Date(stamp), zone)).toBe(hour);
  });

  it('never goes back while time goes on in one place, and moves by one day at a time', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...ZONES), fc.integer({ min: 0, max: 86_400_000 }), (at, zone, later) => {
        const step = daysBetween(localDateOf(at, zone), localDateOf(new Date(at.getTime() + later), zone));
        expect([0, 1, 2]).toContain(step);
        // A day of 23 hours is the shortest there is, so two dates lie in one day at most twice a year.
        if (later <= 23 * 3_600_000) expect(step).toBeLessThanOrEqual(1);
      }),
      { numRuns: 500 },
    );
  });

  it('begins at a moment before which it was another one, everywhere and in every year', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...ZONES), (at, zone) => {
        const date = localDateOf(at, zone);
        const start = startOfDay(date, zone);
        expect(start.getTime()).toBeLessThanOrEqual(at.getTime());
        expect(localDateOf(start, zone)).toBe(date);
        expect(localDateOf(new Date(start.getTime() - 1), zone) < date).toBe(true);
      }),
    );
  });

  it.each([
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    // Clocks go from midnight to one o'clock.
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    ['2026-12-31', 'Pacific/Kiritimati', '2026-12-30T10:00:00.000Z'],
  ])('%s in %s begins at %s', (date, zone, stamp) => {
    expect(startOfDay(date, zone).toISOString()).toBe(stamp);
  });

  it('is known for names of time zones only', () => {
    expect(ZONES.every(isTimeZone)).toBe(true);
    expect(['Mars/Olympus', '', 'America'].map(isTimeZone)).toEqual([false, false, false]);
  });
});

describe('counting days', () => {
  it('adds and takes away the same, over leap days and the end of daylight saving', () => {
    expect(addDays('2026-10-31', 2)).toBe('2026-11-02');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
    fc.assert(
      fc.property(moment, fc.integer({ min: -800, max: 800 }), (at, days) => {
        const date = localDateOf(at, 'UTC');
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });

  it('begins weeks on Monday', () => {
    // 2 March 2026 is a Monday.
    expect(['2026-03-02', '2026-03-03', '2026-03-08', '2026-03-09'].map(mondayOf)).toEqual([
      '2026-03-02',
      '2026-03-02',
      '2026-03-02',
      '2026-03-09',
    ]);
  });
});

it('a moment so many days before another is so many times twenty-four hours before it, also over a change of clocks', () => {
  expect(daysBefore(new Date('2026-03-10T12:00:00Z'), 7)).toEqual(new Date('2026-03-03T12:00:00Z'));
});
