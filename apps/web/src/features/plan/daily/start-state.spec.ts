import { DAY, DailyWorld, PLAN } from './testing/daily-world';
import { dayOf } from './day-names';
import { startState } from './start-state';

const { plan } = new DailyWorld();
const at = (lastDay: number, today: string) =>
  plan && { ...plan, last_finished_day: lastDay, last_finished_date: lastDay === 0 ? null : '2026-03-03', today };

describe('the start of a day', () => {
  it.each([
    ['the next day, on a later date', at(2, '2026-03-04'), 3, { kind: 'open' }],
    ['the first day of all', at(0, '2026-03-03'), 1, { kind: 'open' }],
    ['the next day, while today is done', at(2, '2026-03-03'), 3, { kind: 'done-today', finished: 2 }],
    ['a later day', at(2, '2026-03-04'), 7, { kind: 'locked', current: 3 }],
    ['an earlier day', at(2, '2026-03-04'), 2, { kind: 'finished' }],
    ['a test day', at(14, '2026-03-04'), 15, { kind: 'test-day', finished: false }],
    ['a test day behind the student', at(15, '2026-03-03'), 15, { kind: 'test-day', finished: true }],
    ['a test day that is far', at(2, '2026-03-04'), 15, { kind: 'locked', current: 3 }],
    ['no day', at(2, '2026-03-04'), Number.NaN, { kind: 'missing' }],
    ['a day of a student without a plan', null, 1, { kind: 'no-plan' }],
  ])('that is %s', (_what, of, day, state) => {
    expect(startState(of, PLAN, day)).toEqual(state);
  });

  it('of somebody else’s plan is not there', () => {
    expect(startState(plan, 'p2', DAY)).toEqual({ kind: 'missing' });
  });

  it('is named by digits and nothing else', () => {
    expect(['3', '015', '', '-1', '3.5', '1e3', 'x', '123456', undefined].map(dayOf)).toEqual([
      3,
      15,
      ...Array<number>(7).fill(Number.NaN),
    ]);
  });
});
