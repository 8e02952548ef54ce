import { parseEnvelope, type RpcEnvelope } from './envelope.js';
import { timeLeft } from './deadline.js';
import { StreamClock } from './stream-clock.js';

/** Steady time 1,000 here is somewhere from 50,000 to 50,400 there: the round trip took 400 ms. */
function clockWithWideBounds(): StreamClock {
  const clock = new StreamClock(() => 1_000);
  clock.take(600, 50_000, 1_000);
  return clock;
}
const envelope = (times: Partial<RpcEnvelope>): RpcEnvelope => {
  const parsed = parseEnvelope(
    JSON.stringify({ v: 1, i: 'a', p: 'auth.x', r: 'stream', d: 10_000, u: { requestId: 'r' }, b: {}, ...times }),
  );
  if (!parsed) throw new Error('the envelope of this spec is not readable');
  return parsed;
};

describe('what is left of a request', () => {
  it('is counted by the latest time that Redis may have: a request is never taken for younger than it is', () => {
    expect(timeLeft(envelope({ e: 51_000 }), clockWithWideBounds())).toEqual({ total: 600, toStart: 600 });
    expect(timeLeft(envelope({ e: 50_300 }), clockWithWideBounds()).total).toBe(-100);
  });

  it('to be started is counted by its own, earlier bound', () => {
    expect(timeLeft(envelope({ e: 60_000, s: 51_000 }), clockWithWideBounds())).toEqual({ total: 9_600, toStart: 600 });
    expect(timeLeft(envelope({ e: 60_000, s: 50_300 }), clockWithWideBounds())).toEqual({
      total: 9_600,
      toStart: -100,
    });
  });
});
