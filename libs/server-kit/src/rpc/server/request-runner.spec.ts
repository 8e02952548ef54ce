import type { RpcEnvelope } from '../envelope.js';
import { noRpcMetrics } from '../metrics.js';
import { StreamClock } from '../stream-clock.js';
import type { Lane } from './lane.js';
import { RequestRunner, type RunnerParts } from './request-runner.js';

/** Redis' clock as the request arrives. */
const NOW = Date.UTC(2026, 2, 1, 10);

/** A runner of one handler, a request for it, and what became of them. */
function given({ isWithdrawn = async () => false as boolean } = {}) {
  let now = 0;
  const clock = new StreamClock(() => now);
  clock.take(0, NOW, 0);
  const log: unknown[] = [];
  let asked = 0;
  const lane = {
    parts: { clock, isWithdrawn: () => ((asked += 1), isWithdrawn()) },
    release: (id: string) => void log.push(`released ${id}`),
    deadLetter: () => void log.push('dead letter'),
    handledLately: () => false,
  } as unknown as Lane;
  const parts = {
    service: 'auth',
    handlers: new Map([['auth.x', async () => void log.push('ran')]]),
    replies: { add: (_reply: string, packet: { e?: { code: string } }) => void log.push(packet.e?.code ?? 'answered') },
    metrics: noRpcMetrics,
    onBadAnswer: () => undefined,
    withHooks: (_context: unknown, work: (end: () => void) => Promise<void>) => work(() => undefined),
  } as unknown as RunnerParts;
  const runner = new RequestRunner(parts);
  /** @param times of the envelope, by Redis' clock from now */
  const arrives = async ({ e = 20_000, s, w = 20_000 }: { e?: number; s?: number; w?: number } = {}) => {
    const envelope: RpcEnvelope = {
      v: 1,
      i: 'a',
      p: 'auth.x',
      r: 'replies',
      d: Date.now() + e,
      e: NOW + e,
      ...(s === undefined ? {} : { s: NOW + s }),
      w,
      u: { requestId: 'r' },
    };
    runner.start(lane, [`${NOW}-0`, JSON.stringify(envelope)], { redelivered: false, stale: false });
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    return log;
  };
  return { arrives, asked: () => asked, passes: (ms: number) => void (now += ms) };
}
const RAN = ['ran', 'answered', 'released 1772359200000-0'];
const EXPIRED = ['SERVICE-UNAVAILABLE', 'released 1772359200000-0'];

describe('a request that may take long but must be started soon', () => {
  it('is started to the last moment of that time', async () => {
    expect(await given().arrives({ s: 1 })).toEqual(RAN);
  });

  it('is not started after it, however much of its whole time is left', async () => {
    expect(await given().arrives({ s: 0 })).toEqual(EXPIRED);
    expect(await given().arrives({ s: -1 })).toEqual(EXPIRED);
  });

  it('has all of its time where it says nothing of a start', async () => {
    expect(await given().arrives({ e: 1, w: 200 })).toEqual(RAN);
    expect(await given().arrives({ e: 0, w: 200 })).toEqual(EXPIRED);
  });
});

describe('a request that was long on its way', () => {
  /** Asked for 300 ms ago. */
  const LATE = { e: 19_700, w: 20_000 };

  it('is not run when its caller has given it up meanwhile', async () => {
    const { arrives, asked } = given({ isWithdrawn: async () => true });
    expect(await arrives(LATE)).toEqual(EXPIRED);
    expect(asked()).toBe(1);
  });

  it('runs when its caller still waits, or when that cannot be found out', async () => {
    expect(await given().arrives(LATE)).toEqual(RAN);
    expect(await given({ isWithdrawn: () => Promise.reject(new Error('gone')) }).arrives(LATE)).toEqual(RAN);
  });

  it('is not run when its time to start ran out while that was asked', async () => {
    const { arrives, passes } = given({
      isWithdrawn: async () => {
        passes(1_000);
        return false;
      },
    });
    expect(await arrives({ ...LATE, s: 500 })).toEqual(EXPIRED);
  });

  it('is told from one that came at once, whose mark nobody looks for', async () => {
    const { arrives, asked } = given({ isWithdrawn: async () => true });
    expect(await arrives({ e: 19_750, w: 20_000 })).toEqual(RAN);
    expect(asked()).toBe(0);
  });
});
