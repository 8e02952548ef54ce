import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { startOfDay } from './dates.js';
import { usualHour } from './habit.js';

const moments = (...stamps: string[]): Date[] => stamps.map((stamp) => new Date(stamp));
const NEW_YORK = 'America/New_York';

describe('the usual hour', () => {
  it('is the local hour most sessions start at', () => {
    // 19:00 in New York is 23:00 UTC in summer.
    const evenings = moments('2026-06-01T23:05Z', '2026-06-02T23:40Z', '2026-06-04T23:15Z', '2026-06-06T14:00Z');
    expect(usualHour(evenings, NEW_YORK)).toBe(19);
    expect(usualHour(evenings, 'UTC')).toBe(21);
    expect(usualHour(evenings, 'Asia/Kolkata')).toBe(7);
  });

  it('stays the same local hour when the clocks change', () => {
    // New York leaves daylight time on November 1, 2026: 4 PM is 20:00 UTC before and 21:00 UTC after.
    const around = moments('2026-10-30T20:10Z', '2026-10-31T20:20Z', '2026-11-01T21:10Z', '2026-11-02T21:05Z');
    expect(usualHour(around, NEW_YORK)).toBe(16);
    // Berlin's night of the change has 2 o'clock twice, and the next one's is skipped.
    expect(usualHour(moments('2026-10-23T16:00Z', '2026-10-24T16:00Z', '2026-10-25T17:00Z'), 'Europe/Berlin')).toBe(18);
    expect(usualHour(moments('2026-03-27T17:00Z', '2026-03-28T17:00Z', '2026-03-29T16:00Z'), 'Europe/Berlin')).toBe(18);
  });

  it('takes sessions on both sides of a full hour for one habit', () => {
    expect(
      usualHour(moments('2026-06-01T16:50Z', '2026-06-02T17:05Z', '2026-06-03T17:10Z', '2026-06-04T09:00Z'), 'UTC'),
    ).toBe(17);
  });

  it('takes the last hour of a day and the first one of the next for neighbors', () => {
    const midnight = moments('2026-06-01T23:50Z', '2026-06-03T00:10Z', '2026-06-05T00:20Z');
    expect(usualHour(midnight, 'UTC')).toBe(7);
    // Two late evenings alone are chance.
    expect(usualHour(moments('2026-06-01T23:50Z', '2026-06-02T23:50Z'), 'UTC')).toBeNull();
  });

  it('is the later of two hours that are equally usual', () => {
    const days = ['2026-06-01', '2026-06-02', '2026-06-03'];
    expect(usualHour(moments(...days.flatMap((day) => [`${day}T08:00Z`, `${day}T18:00Z`])), 'UTC')).toBe(18);
  });

  it('counts a long session once, at its start', () => {
    const long = moments('2026-06-01T15:00Z', '2026-06-01T15:45Z', '2026-06-01T16:30Z', '2026-06-01T17:15Z');
    expect(usualHour(long, 'UTC')).toBeNull();
    expect(usualHour([...long, ...moments('2026-06-02T15:10Z', '2026-06-03T15:20Z')], 'UTC')).toBe(15);
  });

  it('is none with fewer than three sessions around one hour', () => {
    expect(usualHour([], 'UTC')).toBeNull();
    expect(usualHour(moments('2026-06-01T15:00Z', '2026-06-02T15:00Z', '2026-06-03T20:00Z'), 'UTC')).toBeNull();
  });

  it('keeps reminders out of the night, also for night owls', () => {
    const at = (hour: string) => moments(`2026-06-01T${hour}Z`, `2026-06-03T${hour}Z`, `2026-06-05T${hour}Z`);
    expect([at('23:30'), at('05:10'), at('07:00'), at('21:59')].map((nights) => usualHour(nights, 'UTC'))).toEqual([
      21, 7, 7, 21,
    ]);
  });

  it('is the hour on the wall in every zone, on every day of the year', () => {
    const zones = ['America/Los_Angeles', 'America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 364 }),
        fc.integer({ min: 8, max: 20 }),
        fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7], { minLength: 3 }),
        (zone, day, hour, days) => {
          const at = days.map((later) => {
            const date = new Date(Date.UTC(2026, 0, 1 + day + later)).toISOString().slice(0, 10);
            // No clock changes between 8 AM and the end of the day: counted back from midnight.
            const next = new Date(Date.UTC(2026, 0, 2 + day + later)).toISOString().slice(0, 10);
            return { date, at: new Date(startOfDay(next, zone).getTime() - (24 - hour) * 3_600_000) };
          });
          expect(
            usualHour(
              at.map((each) => each.at),
              zone,
            ),
          ).toBe(hour);
        },
      ),
      { numRuns: 60 },
    );
  });
});
