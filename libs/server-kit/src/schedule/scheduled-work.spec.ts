import { requireWork } from './scheduled-work.js';

const schedule = (name: string) => ({ name, everyMs: 1_000 });
const work = (name: string) => ({ schedule: schedule(name), run: () => Promise.resolve() });

describe('the work on schedules', () => {
  it('is there once for each', () => {
    expect(() => requireWork([schedule('a.x'), schedule('a.y')], [work('a.y'), work('a.x')])).not.toThrow();
  });

  it.each([
    ['missing', [work('a.x')], 'a.y has none'],
    ['there twice', [work('a.x'), work('a.y'), work('a.y')], 'a.y has 2'],
    ['of no schedule', [work('a.x'), work('a.y'), work('a.z')], 'a.z is not in the table'],
  ])('keeps the service from starting when it is %s', (_what, given, fault) => {
    expect(() => requireWork([schedule('a.x'), schedule('a.y')], given)).toThrow(fault);
  });
});
