import { nightOf } from './night.js';

describe('the night of an installation', () => {
  it.each([
    ['2026-03-10T01:59:00Z', 'UTC', 2, null],
    ['2026-03-10T02:00:00Z', 'UTC', 2, '2026-03-10'],
    ['2026-03-10T07:59:00Z', 'UTC', 2, '2026-03-10'],
    ['2026-03-10T08:00:00Z', 'UTC', 2, null],
    // Two in the morning in New York is seven in UTC in winter time, and the date is New York's.
    ['2026-02-10T07:30:00Z', 'America/New_York', 2, '2026-02-10'],
    ['2026-02-10T03:30:00Z', 'America/New_York', 22, '2026-02-09'],
    // A night that begins late goes on after midnight and is the same one.
    ['2026-03-01T00:30:00Z', 'UTC', 22, '2026-02-28'],
    ['2026-03-01T03:59:00Z', 'UTC', 22, '2026-02-28'],
    ['2026-03-01T04:00:00Z', 'UTC', 22, null],
    ['2026-03-01T21:59:00Z', 'UTC', 22, null],
    // The clocks went forward at two: half past five is four and a half hours after midnight.
    ['2026-03-08T09:30:00Z', 'America/New_York', 0, '2026-03-08'],
    ['2026-02-09T18:00:00Z', 'Asia/Tokyo', 2, '2026-02-10'],
    ['2026-03-10T02:00:00Z', 'UTC', 24, null],
  ])('at %s in %s from %i on is %s', (now, zone, hour, night) => {
    expect(nightOf(new Date(now), zone, hour)).toBe(night);
  });
});
