import { sendUnitBatch } from './send-unit';
import { DailyWorld, DAY, PLAN, SAVE } from './testing/daily-world';

const HOUR_MS = 3_600_000;
const BATCH = { module: DAY, question_id: [11], answer: ['b'], seq: [Date.now() + 2 * HOUR_MS], spent_ms: [900] };

describe('answers of a unit on their way to the server', () => {
  it('arrive though the clock of this device ran far ahead: the server says when they were given', async () => {
    const world = new DailyWorld();
    expect(await world.store.dispatch(sendUnitBatch(PLAN, BATCH))).toMatchObject({ kind: 'stored' });
    const { module: day, seq, ...answers } = BATCH;
    expect(world.server.sent(SAVE).map(({ body }) => body)).toEqual([
      { plan_id: PLAN, day, ...answers, seq },
      { plan_id: PLAN, day, ...answers },
    ]);
    expect(world.answers.get(11)?.answer).toBe('b');
  });

  it('that are refused for anything else wait to be sent again, once more each time', async () => {
    const world = new DailyWorld();
    world.refusals.set(SAVE, { code: 'PLAN-INVALIDINPUT', status: 400 });
    expect(await world.store.dispatch(sendUnitBatch(PLAN, BATCH))).toEqual({ kind: 'failed' });
    expect(world.server.sent(SAVE)).toHaveLength(2);
  });
});
