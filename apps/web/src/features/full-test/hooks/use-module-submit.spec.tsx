import { jest } from '@jest/globals';
import 'fake-indexeddb/auto';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { writeToken } from '../../../core/session/auth-cookie';
import { sessionRenewed } from '../../../core/session/session-slice';
import { fakeTime, pass, until } from '../../../core/testing/time';
import { device } from '../device/device';
import type { Outbox } from '../outbox';
import { ServerClock } from '../server-clock';
import { FullTestWorld, LIMIT_MS, TEST } from '../testing/full-test-world';
import { useModuleSaving } from './use-module-saving';
import { RESUBMIT_MS, useModuleSubmit, type ModuleSubmit } from './use-module-submit';

const SAVE = '/full-test/save-progress';
const SUBMIT = '/full-test/submit-answers';
let world: FullTestWorld;
let page: ModuleSubmit;
let outbox: Outbox;
let again: jest.Mock;

function Probe({ clock, module }: { clock: ServerClock; module: 1 | 2 | 4 }) {
  const [start] = useState(() => {
    const owner = { user: 'u1', test: TEST, module };
    return {
      module: { ...owner, questions: [], deadline: Date.now() + LIMIT_MS },
      desk: { ...owner, anchor: clock.keep(), workspace: null, workspaceSeq: 0 },
      deskSent: true,
      answers: [],
    };
  });
  const [onClosed] = useState(() => () => undefined);
  const saving = useModuleSaving(start, clock, onClosed);
  outbox = saving.outbox;
  page = useModuleSubmit({ ...saving, testId: TEST, module }, again);
  return null;
}

function open(module: 1 | 2 | 4 = 1) {
  world.module = module;
  world.deadline = Date.now() + LIMIT_MS;
  const clock = new ServerClock();
  return world.show(<Probe clock={clock} module={module} />, `/full-test/${TEST}/${module}`);
}
const answer = (letter: string): Promise<void> => act(() => outbox.answered(11, letter));
const submit = (): void => act(() => page.submit());
const endTime = (): void => act(() => page.endTime());
/** The time is up by the server's clock, too. */
const runOut = (): void => void (world.deadline = Date.now());
const reasons = () => world.server.sent(SUBMIT).map(({ body }) => body.reason);
const moved = (): boolean => world.at.path !== `/full-test/${TEST}/1`;

describe('submitting a module', () => {
  beforeEach(() => {
    fakeTime();
    world = new FullTestWorld();
    again = jest.fn();
  });
  afterEach(async () => {
    jest.useRealTimers();
    for (const module of [1, 2, 4] as const) await device.eraseModule('u1', TEST, module);
  });

  it.each([
    [1, { path: '/full-test/t1/2', state: { over: true } }],
    [2, { path: '/full-test/t1/break', state: null }],
    [4, { path: '/full-test/t1/result', state: null }],
  ] as const)('%d leads on when the server has it', async (module, to) => {
    open(module);
    await answer('b');
    submit();
    expect(page.pending).toBe(true);
    await until(() => !page.pending);
    expect([world.at, page.error]).toEqual([to, null]);
  });

  it('sends the answers first, and what was answered while they were on their way', async () => {
    open();
    await answer('a');
    world.server.hold(SAVE);
    submit();
    await until(() => world.server.sent(SAVE).length === 1);
    await answer('d');
    world.server.letGo(SAVE);
    await until(() => world.server.sent(SAVE).length === 2);
    expect([world.server.sent(SUBMIT), world.answers.get(11)?.answer]).toEqual([[], 'a']);
    world.server.letGo(SAVE);
    await until(moved);
    expect(world.server.sent(SAVE)[1]?.body).toMatchObject({ question_id: [11], answer: ['d'] });
  });

  it('twice is once', async () => {
    open();
    await answer('a');
    world.server.hold(SUBMIT);
    submit();
    submit();
    await until(() => world.server.sent(SUBMIT).length === 1);
    submit();
    await pass(500);
    world.server.letGo(SUBMIT);
    await until(moved);
    await pass(1_000);
    expect([world.server.sent(SUBMIT).length, world.server.sent(SAVE).length]).toEqual([1, 1]);
  });

  it('that fails says why and can be tried again', async () => {
    world.refusals.set(SUBMIT, { code: 'FT-DB', status: 500 });
    open();
    await answer('a');
    submit();
    await until(() => !page.pending);
    expect(page.error).toBe('Failed to submit test. Please try again.');
    expect(moved()).toBe(false);
    // A student is asked; only the end of the time tries by itself.
    await pass(3 * RESUBMIT_MS);
    expect(reasons()).toEqual(['student']);
    world.refusals.clear();
    submit();
    expect([page.pending, page.error]).toEqual([true, null]);
    await until(moved);
    expect(reasons()).toEqual(['student', 'student']);
  });

  it('without network keeps the answers, says how many wait, and takes that back once they are sent', async () => {
    open();
    await answer('a');
    world.server.online = false;
    submit();
    await until(() => !page.pending);
    expect(page.error).toMatch(/^1 answer could not be sent yet and waits on this device\./);
    expect(world.server.sent(SUBMIT)).toEqual([]);
    expect((await device.answersOf('u1', TEST, 1))[0]).toMatchObject({ answer: 'a', sent: false });
    world.server.online = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await until(() => page.error === null);
    expect([world.answers.get(11)?.answer, moved()]).toEqual(['a', false]);
    submit();
    await until(moved);
  });

  it('waits for the student to sign in again when the session has ended', async () => {
    open();
    await answer('a');
    world.server.token = 'second';
    submit();
    await until(() => world.store.getState().session.expired);
    await pass(60_000);
    expect([page.pending, moved()]).toEqual([true, false]);
    act(() => {
      writeToken('second');
      world.store.dispatch(sessionRenewed());
      world.store.gate.open('second');
    });
    await until(moved);
    expect([world.at.path, world.server.sent(SUBMIT).map(({ token }) => token)]).toEqual([
      '/full-test/t1/2',
      ['second'],
    ]);
  });

  it('does not lead away whoever has left meanwhile', async () => {
    const { leave } = open();
    await answer('a');
    world.server.hold(SUBMIT);
    submit();
    await until(() => world.server.sent(SUBMIT).length === 1);
    leave();
    world.server.letGo(SUBMIT);
    await pass(2_000);
    expect([world.module, moved()]).toEqual([2, false]);
  });
});

describe('a module whose time is up', () => {
  beforeEach(() => {
    fakeTime();
    world = new FullTestWorld();
    again = jest.fn();
  });
  afterEach(async () => {
    jest.useRealTimers();
    await device.eraseModule('u1', TEST, 1);
  });

  it('is submitted with the answer that is being saved', async () => {
    open();
    await answer('a');
    world.server.hold(SAVE);
    act(() => void outbox.flush());
    await until(() => world.server.sent(SAVE).length === 1);
    endTime();
    await pass(1_000);
    expect(world.server.sent(SUBMIT)).toEqual([]);
    world.server.release(SAVE);
    await until(() => world.answers.has(11));
    runOut();
    await until(moved);
    expect(reasons()).toEqual(['deadline']);
  });

  it('is submitted by itself when the network is back, every answer with it', async () => {
    open();
    await answer('a');
    runOut();
    world.server.online = false;
    endTime();
    await until(() => page.error !== null);
    expect(page.error).toMatch(/The module is submitted as soon as the connection is back\.$/);
    world.server.online = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await until(moved);
    expect([reasons(), world.at.path]).toEqual([['deadline'], '/full-test/t1/2']);
  });

  it('is tried again every five seconds, also where the browser does not notice the network', async () => {
    open();
    await answer('a');
    runOut();
    world.refusals.set(SUBMIT, { code: 'FT-DB', status: 503 });
    endTime();
    await until(() => page.error !== null);
    await pass(2 * RESUBMIT_MS + 500);
    expect(reasons().length).toBeGreaterThanOrEqual(2);
    world.refusals.clear();
    await until(moved);
    expect(new Set(reasons())).toEqual(new Set(['deadline']));
  });

  it('while a submission of the student is under way is not submitted beside it', async () => {
    open();
    await answer('a');
    world.server.hold(SUBMIT);
    submit();
    await until(() => world.server.sent(SUBMIT).length === 1);
    runOut();
    endTime();
    await pass(500);
    world.server.letGo(SUBMIT);
    await until(moved);
    expect(reasons()).toEqual(['student']);
  });

  it('by a clock that was ahead goes on', async () => {
    open();
    await answer('a');
    endTime();
    await until(() => again.mock.calls.length > 0);
    expect([page.error, page.pending, moved()]).toEqual([null, false, false]);
  });

  it('is let go when the page is left: no timer submits behind the student’s back', async () => {
    const { leave } = open();
    await answer('a');
    runOut();
    world.refusals.set(SUBMIT, { code: 'FT-DB', status: 503 });
    endTime();
    await until(() => page.error !== null);
    leave();
    world.refusals.clear();
    await pass(4 * RESUBMIT_MS);
    expect([reasons(), world.module]).toEqual([['deadline'], 1]);
  });
});
