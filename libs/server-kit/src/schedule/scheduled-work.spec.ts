import { LOGGER } from '../tokens.js';
import { scheduledWork } from './scheduled-work.provider.js';
import { requireWork, SCHEDULED_WORK } from './scheduled-work.js';

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

describe('the provider of a service’s scheduled work', () => {
  class Plans {
    closed = 0;
    close = () => Promise.resolve(void this.closed++);
  }
  class Reports {
    sent = 0;
    send = () => Promise.resolve(void this.sent++);
  }

  it('holds the work of every source, each with its own provider', async () => {
    const { provide, inject, useFactory } = scheduledWork(
      { provider: Plans, work: (plans) => [{ schedule: schedule('a.close'), run: plans.close }] },
      {
        provider: Reports,
        work: (reports) => [
          { schedule: schedule('a.send'), run: reports.send },
          { schedule: schedule('a.send-again'), run: reports.send },
        ],
      },
    );
    expect([provide, inject]).toEqual([SCHEDULED_WORK, [LOGGER, Plans, Reports]]);
    const [plans, reports] = [new Plans(), new Reports()];
    const all = await useFactory(undefined, plans, reports);
    expect(all.map(({ schedule: { name } }) => name)).toEqual(['a.close', 'a.send', 'a.send-again']);
    for (const { run } of all) await run();
    expect([plans.closed, reports.sent]).toEqual([1, 2]);
  });
});
