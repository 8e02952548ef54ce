import { jest } from '@jest/globals';
import 'fake-indexeddb/auto';
import { device } from '../../../core/device/kept-tests';
import { fakeTime, until } from '../../../core/testing/time';
import { ServerClock } from '../../../player/saving/server-clock';
import { eraseUnit, keptUnit, unitPlace } from './kept-units';
import { openUnit, type OpenedUnit } from './open-unit';
import { DAY, DailyWorld, PLAN, QUESTIONS, QUESTIONS_PATH, TRANSITIONS } from './testing/daily-world';

let world: DailyWorld;

async function open(planId: string | null = null, userId = 'u1', clock = new ServerClock()): Promise<OpenedUnit> {
  let opened: OpenedUnit | undefined;
  void world.store.dispatch(openUnit(userId, planId, DAY, clock)).then((found) => (opened = found));
  await until(() => opened !== undefined);
  return opened!;
}
const place = unitPlace('u1', PLAN, DAY);
const mine = { ...place, question: 11, answer: 'b', seq: 50, spentMs: 900, sent: false };

describe('opening a daily unit', () => {
  beforeEach(() => {
    fakeTime();
    world = new DailyWorld();
  });
  afterEach(async () => {
    jest.useRealTimers();
    for (const user of ['u1', 'u2']) await eraseUnit(unitPlace(user, PLAN, DAY));
  });

  it('fetches five questions and what was answered on any device, and keeps all of it here', async () => {
    world.answers.set(12, { answer: 'c', seq: 40, spent_ms: 4_000 });
    const opened = await open();
    expect(opened).toMatchObject({
      kind: 'ready',
      start: {
        module: { questions: QUESTIONS, deadline: null, unit: { planId: PLAN, skill: TRANSITIONS, finishedAt: null } },
        answers: [{ question: 12, answer: 'c', seq: 40, sent: true }],
      },
    });
    expect(await keptUnit('u1', DAY)).toMatchObject({ questions: QUESTIONS, unit: { skill: TRANSITIONS } });
    expect(await device.answersOf('u1', place.test, DAY)).toMatchObject([{ question: 12, answer: 'c' }]);
  });

  it('takes of each answer the one given last, here or elsewhere, and sends what the server lacks', async () => {
    await device.putAnswers([mine, { ...mine, question: 12, answer: 'd', seq: 10 }]);
    world.answers.set(11, { answer: 'a', seq: 49, spent_ms: 1_000 });
    world.answers.set(12, { answer: 'c', seq: 40, spent_ms: 0 });
    const opened = await open(PLAN);
    expect(opened.kind === 'ready' && opened.start.answers).toMatchObject([
      { question: 11, answer: 'b', sent: false, spentMs: 1_000 },
      { question: 12, answer: 'c', sent: true },
    ]);
  });

  it('works without network where it was opened before, and nobody else’s is shown', async () => {
    await open();
    await device.putAnswers([mine]);
    world.server.online = false;
    expect(await open()).toMatchObject({ kind: 'ready', start: { answers: [{ answer: 'b', sent: false }] } });
    expect(await open(null, 'u2')).toMatchObject({ kind: 'failed' });
    expect(await open(PLAN, 'u2')).toMatchObject({ kind: 'failed' });
  });

  it('goes by the server’s clock, also where it is opened again without network', async () => {
    world.ahead = 3_600_000;
    for (const online of [true, false]) {
      world.server.online = online;
      const clock = new ServerClock();
      expect((await open(null, 'u1', clock)).kind).toBe('ready');
      expect(Math.abs(clock.now() - Date.now() - world.ahead)).toBeLessThan(1_000);
    }
  });

  it.each([
    ['a proxy answers with something else', { data: { questions: 'none' } }],
    ['the server fails', { code: 'PLAN-DB', status: 500 }],
  ])('goes on with what is kept where %s, and without it says that it failed', async (_when, reply) => {
    await open();
    world.refusals.set(QUESTIONS_PATH, reply);
    expect((await open()).kind).toBe('ready');
    await eraseUnit(place);
    expect((await open()).kind).toBe('failed');
  });

  it('that was finished elsewhere says so, whether answers here came too late, and keeps nothing', async () => {
    await open();
    world.finishElsewhere();
    expect(await open()).toEqual({ kind: 'finished', planId: PLAN, late: false });
    await device.putAnswers([mine]);
    expect(await open()).toEqual({ kind: 'finished', planId: PLAN, late: true });
    expect([await keptUnit('u1', DAY), await device.answersOf('u1', place.test, DAY)]).toEqual([undefined, []]);
  });

  it('that was finished here and waits to be handed in asks nobody', async () => {
    const opened = await open();
    if (opened.kind !== 'ready') throw new Error('not ready');
    const { module } = opened.start;
    await device.putModule({ ...module, unit: { ...module.unit, finishedAt: 7 } });
    const { length } = world.server.calls;
    expect(await open()).toEqual({ kind: 'waiting', planId: PLAN });
    expect(world.server.calls).toHaveLength(length);
    // It is that plan's unit and no other's.
    expect(await open('p2')).toEqual({ kind: 'refused', planId: 'p2', code: 'PLAN-NOTEXIST' });
    // For whoever else comes to this device it is a unit like any other.
    expect((await open(null, 'u2')).kind).toBe('ready');
  });

  it.each(['PLAN-DAYLOCKED', 'PLAN-DONETODAY', 'PLAN-TESTDAY', 'PLAN-NOTEXIST'] as const)(
    'is refused by %s',
    async (code) => {
      world.refusals.set(QUESTIONS_PATH, { code, status: 409 });
      expect(await open()).toEqual({ kind: 'refused', planId: PLAN, code });
    },
  );

  it('of a student without a plan leads to the target', async () => {
    world.plan = null;
    expect(await open()).toEqual({ kind: 'no-plan' });
  });
});
