import { EventEmitter } from 'node:events';
import { jest } from '@jest/globals';
import { DEFAULT_DEADLINE_MS, type Call } from '@aivy/contracts';
import type { FastifyReply } from 'fastify';
import { RequestDeadline } from './request-deadline.js';

/** What the deadline keeps back for the answer, at most; a call must not lose more of its time to it. */
const MARGIN_MS = 200;

function given(writableFinished = false) {
  const raw = Object.assign(new EventEmitter(), { writableFinished });
  return { deadline: new RequestDeadline({ raw } as unknown as FastifyReply), raw };
}

describe('the times of one request', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('are those of the call, counted from when the request was whole, with a little kept for the answer', () => {
    const { deadline } = given();
    jest.advanceTimersByTime(60_000);
    deadline.bodyIsThere();
    jest.advanceTimersByTime(1_000);
    const whole = deadline.limits({ deadlineMs: 30_000 } as Call).timeLeftMs!;
    expect(whole).toBeLessThan(29_000);
    expect(whole).toBeGreaterThanOrEqual(29_000 - MARGIN_MS);
  });

  it('have a long call started within the ordinary time, and a look-up done in it', () => {
    const { deadline } = given();
    jest.advanceTimersByTime(1_000);
    const { timeLeftMs, startWithinMs } = deadline.limits({ deadlineMs: 30_000 } as Call);
    const ordinary = DEFAULT_DEADLINE_MS - 1_000;
    for (const ms of [startWithinMs!, deadline.lookUp().timeLeftMs!]) {
      expect(ms).toBeLessThan(ordinary);
      expect(ms).toBeGreaterThanOrEqual(ordinary - MARGIN_MS);
    }
    expect(timeLeftMs).toBeGreaterThan(startWithinMs!);
    expect(deadline.limits({} as Call).timeLeftMs).toBe(startWithinMs);
  });

  it('end when the client hangs up before its answer, for everything that waits', () => {
    const { deadline, raw } = given();
    const signals = [deadline.left, deadline.lookUp().signal!, deadline.limits({} as Call).signal!];
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false, false]);
    raw.emit('close');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
  });

  it('are not ended by a connection that closes behind its answer', () => {
    const { deadline, raw } = given(true);
    raw.emit('close');
    expect(deadline.left.aborted).toBe(false);
  });
});
