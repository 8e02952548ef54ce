import { dayOfPlan } from './day-of-plan';

describe('the day of a plan', () => {
  const plan = { today: '2026-12-08', start_day: 0, duration: 3 as const, last_finished_day: 33 };

  it('is the open one, and after its unit the same until the date changes', () => {
    expect(dayOfPlan({ ...plan, last_finished_date: '2026-12-07' })).toBe('Day 34 of 90');
    expect(dayOfPlan({ ...plan, last_finished_date: '2026-12-08' })).toBe('Day 33 of 90');
  });

  it('is none once all days are done', () => {
    expect(dayOfPlan({ ...plan, last_finished_day: 90, last_finished_date: '2026-12-08' })).toBeNull();
  });
});
