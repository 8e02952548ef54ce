import { jest } from '@jest/globals';
import 'fake-indexeddb/auto';
import { selectTest } from '../../../player';
import { fakeTime, pass, until } from '../../../core/testing/time';
import { device } from '../../../core/device/kept-tests';
import { findTest, type OpenedModule } from '../open-test';
import { ServerClock } from '../../../player/saving/server-clock';
import { FullTestWorld, LIMIT_MS, TEST } from '../testing/full-test-world';
import { useOpenedModule, type ModuleView } from './use-opened-module';

const QUESTIONS = '/full-test/get-questions';
let world: FullTestWorld;
let opened: OpenedModule | null;

function Probe({ view }: { view: ModuleView }) {
  opened = useOpenedModule(TEST, view);
  return null;
}

async function open() {
  const clock = new ServerClock();
  let view: ModuleView | undefined;
  void world.store.dispatch(findTest('u1', TEST, clock)).then((test) => {
    if (test.kind === 'open')
      view = { kind: 'module', module: test.module, test, clock, round: 0, again: () => undefined };
  });
  await until(() => view !== undefined);
  return world.show(<Probe view={view!} />);
}
const desk = () => selectTest(world.store.getState());

describe('opening a module', () => {
  beforeEach(() => {
    fakeTime();
    world = new FullTestWorld();
  });
  afterEach(async () => {
    jest.useRealTimers();
    await device.eraseModule('u1', TEST, 1);
  });

  it('takes its time, and then the answers given before lie on the desk and the clock runs', async () => {
    world.answers.set(12, { answer: 'c', seq: 5, spent_ms: 4_000 });
    await open();
    expect([opened, desk().phase]).toEqual([null, 'idle']);
    await until(() => opened !== null);
    expect(opened).toMatchObject({ kind: 'ready' });
    expect(desk()).toMatchObject({ phase: 'running', owner: 'u1', section: 'reading_and_writing' });
    expect(desk().sections.reading_and_writing).toMatchObject({ answers: ['', 'c'], spentMs: [0, 4_000] });
    expect(desk().leftMs).toBeGreaterThan(LIMIT_MS - 1_000);
  });

  it('that the server refuses says why, and begins nothing', async () => {
    world.refusals.set(QUESTIONS, { code: 'FT-MODULENOTOPEN', status: 409 });
    await open();
    await until(() => opened !== null);
    expect(opened).toMatchObject({ kind: 'failed' });
    expect(desk().phase).toBe('idle');
  });

  it('goes on with what this device keeps when the network goes between two calls', async () => {
    const first = await open();
    await until(() => desk().phase === 'running');
    first.unmount();
    opened = null;
    world.server.hold(QUESTIONS);
    await open();
    await until(() => world.server.sent(QUESTIONS).length === 2);
    world.server.online = false;
    world.server.letGo(QUESTIONS);
    await until(() => opened !== null);
    expect([opened, desk().phase]).toMatchObject([{ kind: 'ready' }, 'running']);
  });

  it('without network and with nothing kept here says so', async () => {
    world.server.hold(QUESTIONS);
    await open();
    await until(() => world.server.sent(QUESTIONS).length === 1);
    world.server.online = false;
    world.server.letGo(QUESTIONS);
    await until(() => opened !== null);
    expect(opened).toMatchObject({ kind: 'failed' });
  });

  it('begins nothing when the page is left meanwhile', async () => {
    world.server.hold(QUESTIONS);
    const { unmount } = await open();
    await until(() => world.server.sent(QUESTIONS).length === 1);
    unmount();
    world.server.letGo(QUESTIONS);
    await pass(1_000);
    expect([opened, desk().phase]).toEqual([null, 'idle']);
  });

  it('clears the desk when the page is left', async () => {
    const { unmount } = await open();
    await until(() => desk().phase === 'running');
    unmount();
    expect(desk().phase).toBe('idle');
  });
});
