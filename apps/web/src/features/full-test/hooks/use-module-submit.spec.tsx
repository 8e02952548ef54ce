import { jest } from '@jest/globals';
import 'fake-indexeddb/auto';
import { FULL_TEST_FAULTS } from '@aivy/contracts';
import { act } from '@testing-library/react';
import { writeToken } from '../../../core/session/auth-cookie';
import { sessionRenewed } from '../../../core/session/session-slice';
import { fakeTime, pass, until } from '../../../core/testing/time';
import { submitOnce } from '../../../player';
import { device } from '../../../core/device/kept-tests';
import { AUTOSAVE_MS } from '../../../player/saving/outbox';
import { submissionKey, type SubmitOutcome } from '../submit';
import { TEST } from '../testing/full-test-world';
import { eraseModules, SAVE, SUBMIT, SubmitPage } from '../testing/submit-page';
import { RESUBMIT_MS } from './use-module-submit';

let page: SubmitPage;

describe('submitting a module', () => {
  beforeEach(() => {
    fakeTime();
    page = new SubmitPage();
  });
  afterEach(async () => {
    jest.useRealTimers();
    await eraseModules();
  });

  it.each([
    [1, { path: '/full-test/t1/2', state: { over: true } }],
    [2, { path: '/full-test/t1/break', state: null }],
    [4, { path: '/full-test/t1/result', state: null }],
  ] as const)('%d leads on when the server has it', async (module, to) => {
    page.open(module);
    await page.answer('b');
    page.submit();
    expect(page.pending).toBe(true);
    await until(() => !page.pending);
    expect([page.world.at, page.error]).toEqual([to, null]);
  });

  it('sends the answers first, and what was answered while they were on their way', async () => {
    page.open();
    await page.answer('a');
    page.world.server.hold(SAVE);
    page.submit();
    await until(() => page.world.server.sent(SAVE).length === 1);
    await page.answer('d');
    page.world.server.letGo(SAVE);
    await until(() => page.world.server.sent(SAVE).length === 2);
    expect([page.world.server.sent(SUBMIT), page.world.answers.get(11)?.answer]).toEqual([[], 'a']);
    page.world.server.letGo(SAVE);
    await until(() => page.moved());
    expect(page.world.server.sent(SAVE)[1]?.body).toMatchObject({ question_id: [11], answer: ['d'] });
  });

  it('twice is once', async () => {
    page.open();
    await page.answer('a');
    page.world.server.hold(SUBMIT);
    page.submit();
    page.submit();
    await until(() => page.world.server.sent(SUBMIT).length === 1);
    page.submit();
    await pass(500);
    page.world.server.letGo(SUBMIT);
    await until(() => page.moved());
    await pass(1_000);
    expect([page.world.server.sent(SUBMIT).length, page.world.server.sent(SAVE).length]).toEqual([1, 1]);
  });

  it('that fails says why and can be tried again', async () => {
    page.world.refusals.set(SUBMIT, { code: 'FT-DB', status: 500 });
    page.open();
    await page.answer('a');
    page.submit();
    await until(() => !page.pending);
    expect(page.error).toBe('Failed to submit test. Please try again.');
    expect(page.moved()).toBe(false);
    // A student is asked; only the end of the time tries by itself.
    await pass(3 * RESUBMIT_MS);
    expect(page.reasons()).toEqual(['student']);
    page.world.refusals.clear();
    page.submit();
    expect([page.pending, page.error]).toEqual([true, null]);
    await until(() => page.moved());
    expect(page.reasons()).toEqual(['student', 'student']);
  });

  it('without network keeps the answers, says how many wait, and takes that back once they are sent', async () => {
    page.open();
    await page.answer('a');
    page.world.server.online = false;
    page.submit();
    await until(() => !page.pending);
    const waits =
      '1 answer could not be sent yet and waits on this device. This module is not submitted yet. ' +
      'Submit it again when the connection is back; until then you can go on working.';
    expect(page.error).toBe(waits);
    expect(page.world.server.sent(SUBMIT)).toEqual([]);
    expect((await device.answersOf('u1', TEST, 1))[0]).toMatchObject({ answer: 'a', sent: false });
    page.world.server.online = true;
    page.world.server.hold(SAVE);
    page.noticeNetwork();
    await page.answer('b');
    await pass(3_000);
    // On its way is not there.
    expect(page.error).toBe(waits);
    page.world.server.release(SAVE);
    await until(() => page.error === null);
    expect([page.world.answers.get(11)?.answer, page.moved()]).toEqual(['b', false]);
    page.submit();
    await until(() => page.moved());
  });

  it('waits for an answer that comes late, and then neither saves nor keeps anything more', async () => {
    page.open();
    await page.answer('a');
    page.world.server.hold(SUBMIT);
    page.submit();
    await pass(50_000);
    expect([page.pending, page.error, page.moved()]).toEqual([true, null, false]);
    page.world.server.letGo(SUBMIT);
    await until(() => page.moved());
    const saves = page.world.server.sent(SAVE).length;
    await pass(3 * AUTOSAVE_MS);
    expect([page.world.server.sent(SAVE).length, await device.answersOf('u1', TEST, 1)]).toEqual([saves, []]);
  });

  it('that loses the network after the last answer says so until it is tried again', async () => {
    page.open();
    await page.answer('a');
    page.world.server.hold(SUBMIT);
    page.submit();
    await until(() => page.world.server.sent(SUBMIT).length === 1);
    page.world.server.online = false;
    page.world.server.letGo(SUBMIT);
    await until(() => !page.pending);
    const lost = 'All your answers are with us, but the module could not be submitted: there is no connection.';
    expect(page.error).toBe(lost);
    page.world.server.online = true;
    page.noticeNetwork();
    await pass(3 * RESUBMIT_MS);
    // Every answer is saved, and yet nobody has submitted the module.
    expect([page.error, page.reasons()]).toEqual([lost, ['student']]);
    page.world.server.release(SUBMIT);
    page.submit();
    await until(() => page.moved());
  });

  it('that is answered with something else stays and keeps the answers', async () => {
    page.world.refusals.set(SUBMIT, { data: { next_module: 9, break_ends: null } });
    page.open();
    await page.answer('a');
    page.submit();
    await until(() => !page.pending);
    expect([page.error, page.moved()]).toEqual([FULL_TEST_FAULTS.moduleNotFound, false]);
    expect(await device.answersOf('u1', TEST, 1)).toMatchObject([{ question: 11, answer: 'a' }]);
  });

  it('that breaks on the page says so, and can be tried again', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    page.open();
    jest.spyOn(page.outbox, 'drain').mockRejectedValueOnce(new Error('out of order'));
    page.submit();
    await until(() => !page.pending);
    expect([page.error, warned.mock.calls.length]).toEqual([
      'An error occurred while submitting the test. Please try again.',
      1,
    ]);
    warned.mockRestore();
    page.submit();
    await until(() => page.moved());
  });

  it('leads on though the device forgets nothing', async () => {
    page.open();
    const erase = jest.spyOn(device, 'eraseModule').mockRejectedValueOnce(new Error('no room'));
    page.submit();
    await until(() => page.moved());
    expect([erase.mock.calls, page.error]).toEqual([[['u1', TEST, 1]], null]);
    erase.mockRestore();
  });

  it('joins the submission of its test that is under way, and no other’s', async () => {
    const { store, server } = page.world;
    page.open();
    let end!: (outcome: SubmitOutcome) => void;
    const underWay = new Promise<SubmitOutcome>((resolve) => (end = resolve));
    void submitOnce(store, submissionKey('u1', TEST), () => underWay);
    page.submit();
    await pass(5_000);
    expect([page.pending, server.sent(SUBMIT)]).toEqual([true, []]);
    end({ kind: 'failed', message: 'No luck.' });
    await until(() => page.error === 'No luck.');
    for (const other of [submissionKey('u1', 't2'), submissionKey('u2', TEST)])
      void submitOnce(store, other, () => new Promise(() => undefined));
    page.submit();
    await until(() => page.moved());
  });

  it('waits for the student to sign in again when the session has ended', async () => {
    page.open();
    await page.answer('a');
    page.world.server.token = 'second';
    page.submit();
    await until(() => page.world.store.getState().session.expired);
    await pass(60_000);
    expect([page.pending, page.moved()]).toEqual([true, false]);
    act(() => {
      writeToken('second');
      page.world.store.dispatch(sessionRenewed());
      page.world.store.gate.open('second');
    });
    await until(() => page.moved());
    expect([page.world.at.path, page.world.server.sent(SUBMIT).map(({ token }) => token)]).toEqual([
      '/full-test/t1/2',
      ['second'],
    ]);
  });

  it('does not lead away whoever has left meanwhile', async () => {
    const { leave } = page.open();
    await page.answer('a');
    page.world.server.hold(SUBMIT);
    page.submit();
    await until(() => page.world.server.sent(SUBMIT).length === 1);
    leave();
    page.world.server.letGo(SUBMIT);
    await pass(2_000);
    expect([page.world.module, page.moved()]).toEqual([2, false]);
  });
});
