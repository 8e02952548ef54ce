import { jest } from '@jest/globals';
import 'fake-indexeddb/auto';
import { act } from '@testing-library/react';
import { fakeTime, pass, until } from '../../../core/testing/time';
import { eraseModules, SAVE, SUBMIT, SubmitPage } from '../testing/submit-page';
import { RESUBMIT_MS } from './use-module-submit';

let page: SubmitPage;

describe('a module whose time is up', () => {
  beforeEach(() => {
    fakeTime();
    page = new SubmitPage();
  });
  afterEach(async () => {
    jest.useRealTimers();
    await eraseModules();
  });

  it('is submitted with the answer that is being saved', async () => {
    page.open();
    await page.answer('a');
    page.world.server.hold(SAVE);
    act(() => void page.outbox.flush());
    await until(() => page.world.server.sent(SAVE).length === 1);
    page.endTime();
    await pass(1_000);
    expect(page.world.server.sent(SUBMIT)).toEqual([]);
    page.world.server.release(SAVE);
    await until(() => page.world.answers.has(11));
    page.runOut();
    await until(() => page.moved());
    expect(page.reasons()).toEqual(['deadline']);
  });

  it('is submitted by itself when the network is back, every answer with it', async () => {
    page.open();
    await page.answer('a');
    page.runOut();
    page.world.server.online = false;
    page.endTime();
    await until(() => page.error !== null);
    expect(page.error).toMatch(/The module is submitted as soon as the connection is back\.$/);
    page.world.server.online = true;
    page.noticeNetwork();
    // At once, not at the next try; and nothing is tried after that.
    await until(() => page.moved(), RESUBMIT_MS / 5);
    await pass(3 * RESUBMIT_MS);
    expect([page.reasons(), page.world.at.path]).toEqual([['deadline'], '/full-test/t1/2']);
  });

  it('is tried again every five seconds, also where the browser does not notice the network', async () => {
    page.open();
    await page.answer('a');
    page.runOut();
    page.world.refusals.set(SUBMIT, { code: 'FT-DB', status: 503 });
    page.endTime();
    await until(() => page.error !== null);
    await pass(RESUBMIT_MS - 500);
    const tries = [page.reasons().length];
    for (let round = 0; round < 2; round += 1) {
      await pass(RESUBMIT_MS + 200);
      tries.push(page.reasons().length);
    }
    expect(tries).toEqual([1, 2, 3]);
    page.world.refusals.clear();
    await until(() => page.moved());
    expect(new Set(page.reasons())).toEqual(new Set(['deadline']));
  });

  it('while a submission of the student is under way is not submitted beside it', async () => {
    page.open();
    await page.answer('a');
    page.world.server.hold(SUBMIT);
    page.submit();
    await until(() => page.world.server.sent(SUBMIT).length === 1);
    page.runOut();
    page.endTime();
    await pass(500);
    page.world.server.letGo(SUBMIT);
    await until(() => page.moved());
    expect(page.reasons()).toEqual(['student']);
  });

  it('is submitted by itself, too, where it ran out during a submission of the student that failed', async () => {
    page.open();
    await page.answer('a');
    page.world.server.hold(SUBMIT);
    page.submit();
    await until(() => page.world.server.sent(SUBMIT).length === 1);
    page.runOut();
    page.endTime();
    page.world.refusals.set(SUBMIT, { code: 'FT-DB', status: 503 });
    page.world.server.letGo(SUBMIT);
    await until(() => page.error !== null);
    page.world.refusals.clear();
    page.world.server.release(SUBMIT);
    await until(() => page.moved());
    expect(page.reasons()).toEqual(['student', 'deadline']);
  });

  it('is submitted at once, and for time, when the student confirms it before the next try', async () => {
    page.open();
    await page.answer('a');
    page.runOut();
    page.world.refusals.set(SUBMIT, { code: 'FT-DB', status: 503 });
    page.endTime();
    await until(() => page.error !== null);
    page.world.refusals.clear();
    page.submit();
    await until(() => page.moved(), RESUBMIT_MS / 5);
    expect(page.reasons()).toEqual(['deadline', 'deadline']);
  });

  it('says so until it is submitted, also once the answers are sent', async () => {
    page.open();
    await page.answer('a');
    page.runOut();
    page.world.server.online = false;
    page.endTime();
    await until(() => page.error !== null);
    const { error } = page;
    page.world.server.online = true;
    act(() => void page.outbox.flush());
    await until(() => page.world.answers.has(11));
    await pass(500);
    expect([page.error, page.reasons()]).toEqual([error, []]);
    await until(() => page.moved());
  });

  it('by a clock that was ahead goes on: looked up anew once, not submitted again, and the student’s to submit', async () => {
    page.open();
    await page.answer('a');
    page.endTime();
    page.endTime();
    await until(() => page.again.mock.calls.length > 0);
    expect([page.error, page.pending, page.moved()]).toEqual([null, false, false]);
    await pass(3 * RESUBMIT_MS);
    expect([page.again.mock.calls.length, page.reasons()]).toEqual([1, ['deadline']]);
    page.submit();
    await until(() => page.moved());
    expect(page.reasons()).toEqual(['deadline', 'student']);
  });

  it('by a clock that was ahead is looked up for nobody who has left meanwhile', async () => {
    const { leave } = page.open();
    page.world.server.hold(SUBMIT);
    page.endTime();
    await until(() => page.world.server.sent(SUBMIT).length === 1);
    leave();
    page.world.server.letGo(SUBMIT);
    await pass(5_000);
    expect(page.again.mock.calls).toEqual([]);
  });

  it('is let go when the page is left: no timer and no network submits behind the student’s back', async () => {
    const { leave } = page.open();
    await page.answer('a');
    page.runOut();
    page.world.refusals.set(SUBMIT, { code: 'FT-DB', status: 503 });
    page.endTime();
    await until(() => page.error !== null);
    leave();
    page.world.refusals.clear();
    page.noticeNetwork();
    await pass(4 * RESUBMIT_MS);
    expect([page.reasons(), page.world.module]).toEqual([['deadline'], 1]);
  });
});
