import { jest } from '@jest/globals';
import 'fake-indexeddb/auto';
import { device } from '../../core/device/kept-tests';
import { fakeTime, pass, until } from '../../core/testing/time';
import { ServerClock } from '../../player/saving/server-clock';
import { findTest, openModule, type OpenedModule, type TestState } from './open-test';
import { FullTestWorld, TEST } from './testing/full-test-world';

/** More than any call takes. */
const NEARLY_MS = 1_000;
const PAUSE_MS = 20 * 60_000;
const QUESTIONS = '/full-test/get-questions';
const PROGRESS = '/full-test/get-progress';

let world: FullTestWorld;
let clock: ServerClock;

async function find(): Promise<TestState> {
  let found: TestState | undefined;
  void world.store.dispatch(findTest('u1', TEST, clock)).then((state) => (found = state));
  await until(() => found !== undefined);
  return found!;
}
async function open(state: TestState): Promise<OpenedModule> {
  let opened: OpenedModule | undefined;
  const progress = state.kind === 'open' ? state.progress : null;
  void world.store.dispatch(openModule('u1', TEST, 1, progress, clock)).then((found) => (opened = found));
  await until(() => opened !== undefined);
  return opened!;
}
/** How far the page's idea of the server's time is off. */
const offBy = (): number => Math.abs(clock.now() - Date.now());

describe('a full test that is opened a second time', () => {
  beforeEach(async () => {
    fakeTime();
    world = new FullTestWorld();
    clock = new ServerClock();
    await open(await find());
    await pass(PAUSE_MS);
  });
  afterEach(async () => {
    jest.useRealTimers();
    await device.eraseModule('u1', TEST, 1);
  });

  it('does not take the time of day from an answer of before, when the questions cannot be fetched', async () => {
    const state = await find();
    world.refusals.set(QUESTIONS, { code: 'FT-DB', status: 500 });
    expect((await open(state)).kind).toBe('ready');
    expect(offBy()).toBeLessThan(NEARLY_MS);
  });

  it('does not open a module by an answer of before that this device no longer keeps', async () => {
    const state = await find();
    await device.eraseModule('u1', TEST, 1);
    world.refusals.set(QUESTIONS, { code: 'FT-DB', status: 500 });
    expect((await open(state)).kind).toBe('failed');
  });

  it('goes on with what this device keeps, when its progress cannot be fetched', async () => {
    world.refusals.set(PROGRESS, { code: 'FT-DB', status: 500 });
    expect(await find()).toEqual({ kind: 'open', module: 1, progress: null });
    expect(offBy()).toBeLessThan(NEARLY_MS);
  });
});
