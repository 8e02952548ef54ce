import { randomUUID } from 'node:crypto';
import { serviceKeys } from './keys.js';
import { shardOf } from './shards.js';

describe('the shard of a request', () => {
  it('is the same for all requests of a user, whatever the request', () => {
    const shards = Array.from({ length: 50 }, (_, n) => shardOf({ userId: 'maya', requestId: `r${n}` }, 8));
    expect(new Set(shards).size).toBe(1);
  });

  it('is written down: a process of another release computes the same', () => {
    const ids = ['maya', '4f6c1f1e-6f4e-4d3a-9c39-1b6c2f0c7a11', 'noor', ''];
    // By hand: FNV-1a 32 of the text, folded by 15 bits, modulo 8 (Python).
    expect(ids.map((userId) => shardOf({ userId, requestId: 'r' }, 8))).toEqual([6, 7, 1, 4]);
  });

  it('spreads visitors by their requests, and users evenly, over any number of shards', () => {
    for (const shards of [2, 3, 4, 8, 12]) {
      const counts = new Array<number>(shards).fill(0);
      for (let n = 0; n < 6_000; n++) counts[shardOf({ requestId: randomUUID() }, shards)]!++;
      // Six standard deviations of a binomial.
      const spread = 6 * Math.sqrt((6_000 / shards) * (1 - 1 / shards));
      for (const count of counts) expect(Math.abs(count - 6_000 / shards)).toBeLessThan(spread);
    }
  });
});

describe('the keys of a shard', () => {
  it('are those of the releases before shards where there is one', () => {
    expect(serviceKeys('aivy', 'auth')).toMatchObject({ queue: '{aivy:rpc:auth}:q', slow: '{aivy:rpc:auth}:q:slow' });
    expect(serviceKeys('aivy', 'auth', 0).epoch).toBe('{aivy:rpc:auth}:epoch');
  });

  it('share a hash tag of the shard’s own', () => {
    const { queue, slow, deadLetters, epoch, heartbeat, withdrawn } = serviceKeys('aivy', 'auth', 3);
    for (const key of [queue, slow, deadLetters, epoch, heartbeat('r'), withdrawn('{x}:p', '1')])
      expect(/^\{([^}]*)\}/.exec(key)![1]).toBe('aivy:rpc:auth:3');
  });
});
