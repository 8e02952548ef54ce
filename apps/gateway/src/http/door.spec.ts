import { EventEmitter } from 'node:events';
import { jest } from '@jest/globals';
import { DEFAULT_DEADLINE_MS, type Call } from '@aivy/contracts';
import type { FastifyReply } from 'fastify';
import { Door } from './door.js';

/** What the door keeps back for the answer, at most; a call must not lose more of its time to it. */
const MARGIN_MS = 200;

function given(writableFinished = false) {
  const raw = Object.assign(new EventEmitter(), { writableFinished });
  return { door: new Door({ raw } as unknown as FastifyReply), raw };
}

describe('the times of one request', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('are those of the call, counted from when the request was whole, with a little kept for the answer', () => {
    const { door } = given();
    jest.advanceTimersByTime(60_000);
    door.bodyIsThere();
    jest.advanceTimersByTime(1_000);
    const whole = door.limits({ deadlineMs: 30_000 } as Call).timeLeftMs!;
    expect(whole).toBeLessThan(29_000);
    expect(whole).toBeGreaterThanOrEqual(29_000 - MARGIN_MS);
  });

  it('have a long call started within the ordinary time, and a look-up done in it', () => {
    const { door } = given();
    jest.advanceTimersByTime(1_000);
    const { timeLeftMs, startWithinMs } = door.limits({ deadlineMs: 30_000 } as Call);
    const ordinary = DEFAULT_DEADLINE_MS - 1_000;
    for (const ms of [startWithinMs!, door.lookUp().timeLeftMs!]) {
      expect(ms).toBeLessThan(ordinary);
      expect(ms).toBeGreaterThanOrEqual(ordinary - MARGIN_MS);
    }
    expect(timeLeftMs).toBeGreaterThan(startWithinMs!);
    expect(door.limits({} as Call).timeLeftMs).toBe(startWithinMs);
  });

  it('end when the client hangs up before its answer, for everything that waits', () => {
    const { door, raw } = given();
    const signals = [door.left, door.lookUp().signal!, door.limits({} as Call).signal!];
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false, false]);
    raw.emit('close');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
  });

  it('are not ended by a connection that closes behind its answer', () => {
    const { door, raw } = given(true);
    raw.emit('close');
    expect(door.left.aborted).toBe(false);
  });
});
