import 'fake-indexeddb/auto';
import type { UserInfo } from '@aivy/contracts';
import { device, eraseDevice, type KeptAnswer } from '../../../core/device/kept-tests';
import { rememberProfile } from '../../../core/device/remembered-profile';
import { handIn, waitingUnits } from './hand-in';
import { keptUnit, unitPlace, type KeptDay } from './kept-units';
import { sendUnitBatch } from './send-unit';
import { sweepUnits } from './sweep-units';
import { DAY, DailyWorld, FINISH, PLAN, QUESTIONS, SAVE, TRANSITIONS } from './testing/daily-world';

const unitOf = (day: number, finishedAt: number | null): KeptDay => ({
  ...unitPlace('u1', PLAN, day),
  questions: QUESTIONS,
  deadline: null,
  unit: { planId: PLAN, skill: TRANSITIONS, finishedAt },
});
const keep = (...units: readonly KeptDay[]) => Promise.all(units.map((unit) => device.putModule(unit)));
const answerOf = (question: number, sent: boolean): KeptAnswer => ({
  ...unitPlace('u1', PLAN, DAY),
  question,
  answer: 'a',
  seq: 50 + question,
  spentMs: 900.4,
  sent,
});
const daysOf = (units: readonly KeptDay[]): number[] => units.map(({ module }) => module);

afterEach(() => eraseDevice('u1'));

describe('the units on a device', () => {
  it('are each found by their own day', async () => {
    await keep(unitOf(2, null), unitOf(3, null), unitOf(4, null));
    const found = await Promise.all([2, 3, 4, 5].map((day) => keptUnit('u1', day)));
    expect(found.map((unit) => unit?.module)).toEqual([2, 3, 4, undefined]);
  });

  it('wait to be handed in once they are finished and not before, the earlier day first', async () => {
    // As text, 10 comes before 9.
    await keep(unitOf(10, 7_000), unitOf(9, 6_000), unitOf(11, null));
    expect(daysOf(await waitingUnits('u1'))).toEqual([9, 10]);
    expect(await waitingUnits('u2')).toEqual([]);
  });

  it('of earlier days go when a later one is begun, but for those that wait to be handed in', async () => {
    await keep(unitOf(2, null), unitOf(3, 6_000), unitOf(4, null), unitOf(5, null));
    await sweepUnits(unitPlace('u1', PLAN, 4));
    const left = await Promise.all([2, 3, 4, 5].map((day) => keptUnit('u1', day)));
    expect(left.map((unit) => unit !== undefined)).toEqual([false, true, true, true]);
  });
});

describe('a unit that is handed in', () => {
  let world: DailyWorld;
  const unit = unitOf(DAY, 7_000.4);
  const hand = () => world.store.dispatch(handIn(unit));
  beforeEach(async () => {
    world = new DailyWorld();
    await keep(unit);
  });

  it('sends the answers that the server lacks, is finished for its own moment, and goes from the device', async () => {
    await device.putAnswers([answerOf(11, true), answerOf(12, false)]);
    expect(await hand()).toEqual({ kind: 'done', late: false });
    expect(world.server.sent(SAVE).map(({ body }) => body)).toEqual([
      { plan_id: PLAN, day: DAY, question_id: [12], answer: ['a'], seq: [62], spent_ms: [900] },
    ]);
    expect(world.server.sent(FINISH).map(({ body }) => body)).toEqual([
      { plan_id: PLAN, day: DAY, finished_at: 7_000 },
    ]);
    expect([await keptUnit('u1', DAY), await device.answersOf('u1', unit.test, DAY)]).toEqual([undefined, []]);
  });

  it('sends answers again that this device dated ahead of time, and no others', async () => {
    const seq = Date.now() + 3_600_000;
    await device.putAnswers([{ ...answerOf(11, false), seq }, answerOf(12, false)]);
    expect(await hand()).toEqual({ kind: 'done', late: false });
    expect(world.server.sent(SAVE).map(({ body }) => body.question_id)).toEqual([[11, 12], [11]]);
    expect([11, 12].map((question) => world.answers.get(question)?.answer)).toEqual(['a', 'a']);
    expect(world.answers.get(11)!.seq).toBeLessThanOrEqual(Date.now());
  });

  it('saves nothing where the server has all answers', async () => {
    await device.putAnswers([answerOf(11, true)]);
    await hand();
    expect([world.server.sent(SAVE), world.isFinished]).toEqual([[], true]);
  });

  it('is not finished before its answers have arrived', async () => {
    await device.putAnswers([answerOf(11, false)]);
    world.refusals.set(SAVE, { code: 'PLAN-DB', status: 500 });
    expect(await hand()).toEqual({ kind: 'kept' });
    expect([world.server.sent(FINISH), world.isFinished]).toEqual([[], false]);
    expect(await keptUnit('u1', DAY)).toBeDefined();
  });

  it('says that answers came too late where another device has finished it', async () => {
    await device.putAnswers([answerOf(11, false)]);
    world.finishElsewhere();
    expect(await hand()).toEqual({ kind: 'done', late: true });
  });

  it.each([
    ['PLAN-DB', 500],
    ['SERVICE-UNAVAILABLE', 503],
    ['RATE-LIMITED', 429],
  ])('is kept and tried again after %s', async (code, status) => {
    world.refusals.set(FINISH, { code, status });
    expect(await hand()).toEqual({ kind: 'kept' });
    expect(await keptUnit('u1', DAY)).toBeDefined();
  });

  it('is kept without network', async () => {
    world.server.online = false;
    expect(await hand()).toEqual({ kind: 'kept' });
  });

  it('stays for its owner when someone else signs in here meanwhile', async () => {
    world.signIn('u2');
    // The server's answer about someone else's plan.
    for (const path of [SAVE, FINISH]) world.refusals.set(path, { code: 'PLAN-NOTEXIST', status: 404 });
    await device.putAnswers([answerOf(11, false)]);
    expect(await hand()).toEqual({ kind: 'kept' });
    expect([await keptUnit('u1', DAY), await device.answersOf('u1', unit.test, DAY)]).toEqual([
      unit,
      [answerOf(11, false)],
    ]);
  });

  it('stays and is not sent when someone else signs in in another tab', async () => {
    rememberProfile({ id: 'u2' } as UserInfo);
    await device.putAnswers([answerOf(11, false)]);
    expect(await hand()).toEqual({ kind: 'kept' });
    expect([world.server.sent(SAVE), world.server.sent(FINISH)]).toEqual([[], []]);
    expect(await keptUnit('u1', DAY)).toEqual(unit);
    rememberProfile(null);
  });

  it('that the day itself refuses says why, and is kept', async () => {
    world.refusals.set(FINISH, { code: 'PLAN-DAYLOCKED', status: 409 });
    expect(await hand()).toMatchObject({ kind: 'failed', message: expect.stringMatching(/\w/) });
    expect(await keptUnit('u1', DAY)).toBeDefined();
  });

  it('goes with a plan that is gone', async () => {
    await device.putAnswers([answerOf(11, false)]);
    world.plan = null;
    expect((await hand()).kind).toBe('done');
    expect(await keptUnit('u1', DAY)).toBeUndefined();
  });
});

it('a save that can never be taken is told from one to be tried again', async () => {
  const world = new DailyWorld();
  const send = (planId: string) =>
    world.store.dispatch(
      sendUnitBatch(planId, { module: DAY, question_id: [11], answer: ['a'], seq: [5], spent_ms: [1] }),
    );
  expect(await send(PLAN)).toMatchObject({ kind: 'stored', deadline: null, refused: [] });
  expect(await send('p2')).toEqual({ kind: 'closed' });
  world.finishElsewhere();
  expect(await send(PLAN)).toEqual({ kind: 'closed' });
  world.refusals.set(SAVE, { code: 'PLAN-DB', status: 500 });
  expect(await send(PLAN)).toEqual({ kind: 'failed' });
});
