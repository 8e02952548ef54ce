import { jest } from '@jest/globals';
import 'fake-indexeddb/auto';
import { act } from '@testing-library/react';
import { writeToken } from '../../../../core/session/auth-cookie';
import { fakeTime, pass, until } from '../../../../core/testing/time';
import { selectTest } from '../../../../player';
import { choiceToggled, movedTo, timePassed } from '../../../../player/slice';
import { device } from '../../../../core/device/kept-tests';
import { SAVE_IDLE_MS } from '../../../../core/api/send-times';
import { ServerClock } from '../../../../player/saving/server-clock';
import { useSaving, type Saving } from '../../../../player/saving/use-saving';
import { eraseUnit, keptUnit, unitPlace } from '../kept-units';
import type { UnitStart } from '../open-unit';
import { PATIENCE_MS, sendUnitBatch } from '../send-unit';
import { DAY, DailyWorld, FINISH, PLAN, SAVE } from '../testing/daily-world';
import { RETRY_MS, useHandIn, type HandIn } from './use-hand-in';
import { useSavedFlag } from './use-saved-flag';
import { useUnit, type UnitView } from './use-unit';
import { useUnitSubmit, type UnitSubmit } from './use-unit-submit';

const RESULT = `/daily-test/result/${DAY}/${PLAN}/r&w`;
const place = unitPlace('u1', PLAN, DAY);
let world: DailyWorld;
let view: UnitView;
let now: UnitSubmit;
let saving: Saving;
let flag: string;

function Running({ start, clock }: { start: UnitStart; clock: ServerClock }) {
  const submit = useUnitSubmit(start.module, clock);
  saving = useSaving(start, {
    clock,
    onClosed: submit.onClosed,
    send: (batch) => world.store.dispatch(sendUnitBatch(PLAN, batch)),
  });
  submit.bind(saving.outbox);
  flag = useSavedFlag(saving.state).kind;
  now = submit;
  return null;
}

/** A running unit without the test page around it. */
function Probe() {
  view = useUnit(DAY);
  return view.kind === 'ready' ? <Running key={view.round} start={view.start} clock={view.clock} /> : null;
}

async function open() {
  const screen = world.show(<Probe />);
  await until(() => view.kind === 'ready' && selectTest(world.store.getState()).phase === 'running');
  return screen;
}
const choose = (letter: string): void => act(() => void world.store.dispatch(choiceToggled(letter)));
const goTo = (index: number): void => act(() => void world.store.dispatch(movedTo(index)));
const submit = (): void => act(() => now.submit());
const saves = () => world.server.sent(SAVE).map(({ body }) => body);

describe('a daily unit on the screen', () => {
  beforeEach(() => {
    fakeTime();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    world = new DailyWorld();
  });
  afterEach(async () => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    await eraseUnit(place);
  });

  it('saves every change, one save at a time, and says so for three seconds', async () => {
    await open();
    expect(flag).toBe('quiet');
    choose('b');
    expect(flag).toBe('saving');
    await until(() => flag === 'just-saved');
    expect(saves().at(-1)).toMatchObject({ plan_id: PLAN, day: DAY, question_id: [11], answer: ['b'] });
    await pass(2_500);
    expect(flag).toBe('just-saved');
    await pass(1_000);
    expect(flag).toBe('quiet');
  });

  it('sends neither place nor marks: they stay on this device, and come back here', async () => {
    const { leave, comeBack } = await open();
    goTo(2);
    await pass(SAVE_IDLE_MS * 2);
    expect(saves().every((body) => !('workspace' in body))).toBe(true);
    leave();
    await pass(500);
    comeBack();
    await until(() => selectTest(world.store.getState()).phase === 'running');
    expect(selectTest(world.store.getState()).position).toBe(2);
  });

  it('is finished once its answers have arrived, at the moment of the server’s clock, and leads to the result', async () => {
    await open();
    act(() => void world.store.dispatch(timePassed({ ms: 4_000, limitMs: Number.POSITIVE_INFINITY })));
    choose('a');
    const before = Date.now();
    submit();
    expect(now.pending).toBe(true);
    await until(() => world.at === RESULT);
    expect(world.answers.get(11)).toMatchObject({ answer: 'a' });
    const order = world.server.calls.map(({ path }) => path);
    expect(order.lastIndexOf(SAVE)).toBeLessThan(order.indexOf(FINISH));
    expect(Math.abs(world.finishedAt[0]! - before)).toBeLessThan(2_000);
    expect(await keptUnit('u1', DAY)).toBeUndefined();
  });

  it('is finished once, however often and impatiently Submit is pressed', async () => {
    await open();
    choose('a');
    for (let times = 0; times < 3; times += 1) submit();
    await until(() => world.at === RESULT);
    expect(world.server.sent(FINISH)).toHaveLength(1);
  });

  it('without network is kept, and handed in when the network is back, for the moment at which it was finished', async () => {
    const { leave } = await open();
    world.server.online = false;
    choose('b');
    const finished = Date.now();
    submit();
    await until(() => world.at === RESULT);
    expect([(await keptUnit('u1', DAY))?.unit.finishedAt !== null, world.isFinished]).toEqual([true, false]);
    leave();
    await pass(3_600_000);

    let hand: HandIn | undefined;
    const Later = () => {
      hand = useHandIn();
      return null;
    };
    world.show(<Later />, '/dashboard');
    await until(() => hand?.waiting?.length === 1);
    expect(hand?.waiting?.[0]).toMatchObject({ unit: { module: DAY }, message: null });
    world.server.online = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await until(() => hand?.waiting?.length === 0);
    expect([world.answers.get(11)?.answer, world.isFinished, await keptUnit('u1', DAY)]).toEqual([
      'b',
      true,
      undefined,
    ]);
    expect(Math.abs(world.finishedAt.at(-1)! - finished)).toBeLessThan(2_000);
  });

  it('is handed in again by itself where no browser says that the network is back', async () => {
    await open();
    world.server.online = false;
    choose('b');
    submit();
    await until(() => world.at === RESULT);
    const Later = () => {
      useHandIn();
      return null;
    };
    world.show(<Later />, '/dashboard');
    await pass(RETRY_MS / 2);
    world.server.online = true;
    await until(() => world.isFinished, 2 * RETRY_MS);
  });

  it('does not keep its student waiting for a network that hangs', async () => {
    await open();
    world.server.hold(FINISH);
    choose('a');
    submit();
    await pass(PATIENCE_MS - 1_000);
    expect(world.at).not.toBe(RESULT);
    await until(() => world.at === RESULT);
    expect((await keptUnit('u1', DAY))?.unit.finishedAt).not.toBeNull();
    world.server.release(FINISH);
    await pass(500);
    expect([world.isFinished, await keptUnit('u1', DAY)]).toEqual([true, undefined]);
  });

  it('finished whose confirmation is lost is finished again, which answers the same', async () => {
    await open();
    choose('a');
    await until(() => flag === 'just-saved');
    world.server.hold(FINISH);
    submit();
    await until(() => world.server.sent(FINISH).length === 1);
    // It arrives; its answer does not.
    world.server.release(FINISH);
    await pass(world.server.delayMs / 2);
    world.finishElsewhere();
    world.refusals.set(FINISH, { code: 'PLAN-DB', status: 500 });
    await until(() => world.at === RESULT);
    world.refusals.delete(FINISH);
    let hand: HandIn | undefined;
    const Later = () => {
      hand = useHandIn();
      return null;
    };
    world.show(<Later />, '/dashboard');
    await until(() => hand?.waiting?.length === 0);
    expect(await keptUnit('u1', DAY)).toBeUndefined();
  });

  it('is not finished while its answers do not arrive, whatever the server takes beside', async () => {
    await open();
    world.refusals.set(SAVE, { code: 'PLAN-DB', status: 500 });
    choose('b');
    submit();
    await until(() => world.at === RESULT);
    expect([world.server.sent(FINISH), world.isFinished]).toEqual([[], false]);
    expect((await keptUnit('u1', DAY))?.unit.finishedAt).not.toBeNull();
  });

  it('stays on the screen where there is no network and the browser keeps nothing', async () => {
    await open();
    world.server.online = false;
    jest.spyOn(device, 'putModule').mockRejectedValue(new Error('private window'));
    choose('b');
    submit();
    await until(() => now.error !== null);
    expect([now.error, world.at]).toEqual([
      'You’re offline, and this browser can’t save your answers. Stay on this page and try again.',
      `/daily-test/${DAY}/r&w`,
    ]);
  });

  it('refused for another reason stays on the screen, says why, and can go on', async () => {
    await open();
    world.refusals.set(FINISH, { code: 'PLAN-DONETODAY', status: 409 });
    choose('a');
    submit();
    await until(() => now.error !== null);
    expect([now.error, now.pending, world.at]).toEqual([
      'Today is done. The next day opens tomorrow.',
      false,
      `/daily-test/${DAY}/r&w`,
    ]);
    expect((await keptUnit('u1', DAY))?.unit.finishedAt).toBeNull();
    choose('c');
    await until(() => world.answers.get(11)?.answer === 'c');
    world.refusals.clear();
    submit();
    await until(() => world.at === RESULT);
  });

  it('leads nobody away who has left while it was being finished', async () => {
    const { leave } = await open();
    world.server.hold(FINISH);
    choose('a');
    submit();
    await until(() => world.server.sent(FINISH).length === 1);
    leave();
    world.server.release(FINISH);
    await until(() => world.isFinished);
    await pass(1_000);
    expect(world.at).toBe(`/daily-test/${DAY}/r&w`);
  });

  it('that is refused is not sent again and again, and nothing is sent once the page is left', async () => {
    await open();
    world.server.online = false;
    choose('b');
    submit();
    await until(() => world.at === RESULT);
    let hand: HandIn | undefined;
    const Later = () => {
      hand = useHandIn();
      return null;
    };
    const { leave } = world.show(<Later />, '/dashboard');
    await until(() => hand?.waiting?.length === 1);
    leave();
    world.server.online = true;
    world.refusals.set(FINISH, { code: 'PLAN-DAYLOCKED', status: 409 });
    await pass(3 * RETRY_MS);
    const before = world.server.sent(FINISH).length;
    world.show(<Later />, '/dashboard');
    await pass(5 * RETRY_MS);
    expect(hand?.waiting?.[0]?.message).toMatch(/\w/);
    expect(world.server.sent(FINISH).length - before).toBe(1);
  });

  it('that was finished on another device says so at the next save, and leads to its result', async () => {
    await open();
    world.finishElsewhere();
    choose('b');
    await until(() => world.at === RESULT);
    expect(world.store.getState().alerts.items).toMatchObject([
      { tone: 'news', text: expect.stringContaining('on another device') },
    ]);
    expect(world.server.sent(FINISH)).toEqual([]);
  });

  it('that was finished on another device while it is being finished here says so once', async () => {
    await open();
    world.finishElsewhere();
    choose('b');
    submit();
    await until(() => world.at === RESULT);
    expect(world.store.getState().alerts.items).toHaveLength(1);
  });

  it('whose session ends in the middle keeps everything, and goes on when the student is back', async () => {
    await open();
    world.server.token = 'second';
    choose('b');
    await until(() => world.store.getState().session.expired);
    expect(await device.answersOf('u1', place.test, DAY)).toMatchObject([{ question: 11, answer: 'b', sent: false }]);
    choose('c');
    writeToken('second');
    act(() => world.store.gate.open('second'));
    await until(() => world.answers.get(11)?.answer === 'c');
  });
});
