import { jest } from '@jest/globals';
import 'fake-indexeddb/auto';
import { act } from '@testing-library/react';
import { Route, Routes, useNavigate, useParams, type NavigateFunction } from 'react-router-dom';
import { FakeLocks } from '../../../core/testing/fake-locks';
import { fakeTime, pass, until } from '../../../core/testing/time';
import { device } from '../../../core/device/kept-tests';
import { FullTestWorld, TEST } from '../testing/full-test-world';
import { useFullTest, type FullTestView } from './use-full-test';

const PROGRESS = '/full-test/get-progress';
let world: FullTestWorld;
let view: FullTestView;
let navigate: NavigateFunction;

function Probe() {
  const { testId = '', module } = useParams();
  view = useFullTest(testId, Number(module) || 0);
  navigate = useNavigate();
  return null;
}

/** Opens the screen; the router does not follow where the view leads. */
const open = (path?: string, state?: unknown) =>
  world.show(
    <Routes>
      <Route path="/full-test/:testId/:module?" element={<Probe />} />
      <Route path="*" element={null} />
    </Routes>,
    path,
    state,
  );
const looked = (): boolean => view.kind !== 'looking';
const go = (to: string, state: unknown = null): Promise<void> =>
  act(async () => void (await navigate(to, { replace: true, state })));

describe('where a full test stands', () => {
  beforeEach(() => {
    fakeTime();
    world = new FullTestWorld();
  });
  afterEach(() => void jest.useRealTimers());

  it('is being looked up until the server has answered, and is then the module that the address names', async () => {
    open();
    expect(view).toEqual({ kind: 'looking' });
    await pass(world.server.delayMs);
    expect(view).toEqual({ kind: 'looking' });
    await until(looked);
    expect(view).toMatchObject({ kind: 'module', module: 1, round: 0 });
  });

  it.each([
    ['another module than the address names', () => void (world.module = 3), '/full-test/t1/3'],
    ['a break', () => void Object.assign(world, { module: 3, breakEnds: Date.now() + 60_000 }), '/full-test/t1/break'],
    ['its report', () => void (world.module = 'finished'), '/full-test/t1/result'],
  ])('leads to %s', async (_where, stand, to) => {
    stand();
    open(world.breakEnds === null ? undefined : '/full-test/t1/3');
    await until(looked);
    expect(view).toEqual({ kind: 'lead', to });
  });

  it('is found without a module in the address', async () => {
    world.module = 2;
    open('/full-test/t1');
    await until(looked);
    expect(view).toEqual({ kind: 'lead', to: '/full-test/t1/2' });
  });

  it('is the module after a break that was ended early, though the server’s break lasts', async () => {
    Object.assign(world, { module: 3, breakEnds: Date.now() + 60_000 });
    open('/full-test/t1/3', { rested: true });
    await until(looked);
    expect(view).toMatchObject({ kind: 'module', module: 3 });
  });

  it.each([
    ['after a break that is over', () => void (world.breakEnds = Date.now() - 1_000)],
    [
      'that runs already, though its break would last',
      () => void Object.assign(world, { breakEnds: Date.now() + 60_000, deadline: Date.now() + 1_000_000 }),
    ],
  ])('is the module %s', async (_which, stand) => {
    world.module = 3;
    stand();
    open('/full-test/t1/3');
    await until(looked);
    expect(view).toMatchObject({ kind: 'module', module: 3 });
  });

  it('is being looked up at each new place: what held at the one before is not shown there', async () => {
    open();
    await until(looked);
    world.server.hold(PROGRESS);
    await go('/full-test/t1/2');
    expect(view).toEqual({ kind: 'looking' });
    world.module = 2;
    await until(() => world.server.sent(PROGRESS).length === 2);
    world.server.release(PROGRESS);
    await until(looked);
    expect(view).toMatchObject({ kind: 'module', module: 2 });
  });

  it('is nowhere when the test is nobody’s', async () => {
    world.refusals.set(PROGRESS, { code: 'FT-TESTNOTEXIST', status: 404 });
    open();
    await until(looked);
    expect([view, world.server.sent(PROGRESS).length]).toEqual([{ kind: 'missing' }, 1]);
  });

  it('is not known when the server refuses three times; another look finds it', async () => {
    world.refusals.set(PROGRESS, { code: 'FT-DB', status: 500 });
    open();
    await until(looked);
    expect(world.server.sent(PROGRESS)).toHaveLength(3);
    expect(view).toMatchObject({ kind: 'failed' });
    world.refusals.clear();
    act(() => (view.kind === 'failed' ? view.again() : undefined));
    expect(view).toEqual({ kind: 'looking' });
    await until(looked);
    expect(view).toMatchObject({ kind: 'module', round: 1 });
  });

  it('is, without network, where this device left it', async () => {
    await device.putModule({ user: 'u1', test: TEST, module: 2, questions: [], deadline: Date.now() + 1_000 });
    world.server.online = false;
    open('/full-test/t1/2');
    await until(looked);
    expect(view).toMatchObject({ kind: 'module', module: 2, test: { progress: null } });
    await device.eraseModule('u1', TEST, 2);
  });

  it('is by the newest look: an answer about the test before comes too late', async () => {
    world.server.hold(PROGRESS);
    open();
    await until(() => world.server.sent(PROGRESS).length === 1);
    await go('/full-test/t2/2');
    await until(() => world.server.sent(PROGRESS).length === 2);
    world.module = 2;
    world.server.letGo(PROGRESS, 1);
    await until(looked);
    expect(view).toMatchObject({ kind: 'module', module: 2 });
    world.module = 'finished';
    world.server.letGo(PROGRESS);
    await pass(1_000);
    expect(view).toMatchObject({ kind: 'module', module: 2 });
  });

  it('is looked up behind the page that says that a module is over, once for each arrival', async () => {
    open();
    await until(looked);
    world.module = 2;
    await go('/full-test/t1/2', { over: true });
    expect(view.kind).toBe('over');
    await pass(1_000);
    expect(view.kind).toBe('over');
    act(() => (view.kind === 'over' ? view.goOn() : undefined));
    await until(() => view.kind === 'module');
    // A reload from here on goes straight to the question.
    expect(world.at).toEqual({ path: '/full-test/t1/2', state: null });
  });

  it('shows that a module is over where that was said, not at the next place', async () => {
    world.module = 2;
    open('/full-test/t1/2', { over: true });
    expect(view.kind).toBe('over');
    world.module = 3;
    await go('/full-test/t1/3');
    expect(view).toEqual({ kind: 'looking' });
    await until(looked);
    expect(view).toMatchObject({ kind: 'module', module: 3 });
  });

  it('is nobody’s business any more when the page is left while it is looked up', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    world.server.hold(PROGRESS);
    const { unmount } = open();
    await until(() => world.server.sent(PROGRESS).length === 1);
    unmount();
    world.server.letGo(PROGRESS);
    await pass(1_000);
    expect([view.kind, complaints.mock.calls, world.at.path]).toEqual(['looking', [], '/full-test/t1/1']);
    complaints.mockRestore();
  });

  describe('with several tabs', () => {
    let uninstall: () => void;
    let locks: FakeLocks;
    beforeEach(() => {
      locks = new FakeLocks();
      uninstall = locks.install();
    });
    afterEach(() => uninstall());

    it('is elsewhere, and looked up anew when it is taken over from there', async () => {
      await locks.takeElsewhere();
      open();
      await until(() => view.kind === 'elsewhere');
      const looks = world.server.sent(PROGRESS).length;
      world.module = 2;
      act(() => (view.kind === 'elsewhere' ? view.takeOver() : undefined));
      await until(() => view.kind === 'lead');
      expect([view, world.server.sent(PROGRESS).length]).toEqual([{ kind: 'lead', to: '/full-test/t1/2' }, looks + 1]);
    });
  });
});
