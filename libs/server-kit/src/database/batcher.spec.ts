import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { Batcher } from './batcher.js';

/** Work whose batches end when the test says so. */
function work({ most = 10, atOnce = 1 } = {}) {
  const begun: { items: readonly string[]; end: () => void; fail: (error: Error) => void }[] = [];
  const batcher = new Batcher<string, string>({
    most,
    atOnce,
    keyOf: (item) => item[0]!,
    run: (items) =>
      new Promise((resolve, reject) =>
        begun.push({ items, end: () => resolve(items.map((item) => `${item}!`)), fail: reject }),
      ),
  });
  return { batcher, begun, sizes: () => begun.map(({ items }) => items.length) };
}

describe('a batcher', () => {
  it('does what comes in one turn together, and gives each its own result', async () => {
    const { batcher, begun } = work();
    const results = Promise.all(['a', 'b', 'c'].map((item) => batcher.add(item)));
    await turn();
    expect(begun.map(({ items }) => items)).toEqual([['a', 'b', 'c']]);
    begun[0]!.end();
    expect(await results).toEqual(['a!', 'b!', 'c!']);
  });

  it('keeps what comes while it is at work for the next batch, and has no more batches under way than it may', async () => {
    const { batcher, begun, sizes } = work({ atOnce: 2 });
    for (const item of ['a', 'b', 'c', 'd']) {
      void batcher.add(item);
      await turn();
    }
    expect(sizes()).toEqual([1, 1]);
    begun[1]!.end();
    await turn();
    await turn();
    expect(begun.map(({ items }) => items)).toEqual([['a'], ['b'], ['c', 'd']]);
  });

  it('takes no more than fit, the oldest first, and begins the rest at once where it may', async () => {
    const { batcher, begun } = work({ most: 2, atOnce: 2 });
    for (const item of ['a', 'b', 'c', 'd', 'e']) void batcher.add(item);
    await turn();
    await turn();
    expect(begun.map(({ items }) => items)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('never does two of one key at a time, and does them in order', async () => {
    const { batcher, begun } = work({ atOnce: 3 });
    const order: string[] = [];
    for (const item of ['a1', 'a2', 'b1', 'a3']) void batcher.add(item).then((result) => order.push(result));
    await turn();
    await turn();
    expect(begun.map(({ items }) => items)).toEqual([['a1', 'b1']]);
    for (let at = 0; at < 3; at += 1) {
      begun[at]!.end();
      await turn();
      await turn();
    }
    expect(begun.map(({ items }) => items)).toEqual([['a1', 'b1'], ['a2'], ['a3']]);
    expect(order).toEqual(['a1!', 'b1!', 'a2!', 'a3!']);
  });

  it('tells a failure to those of the batch alone, and goes on', async () => {
    const { batcher, begun } = work();
    const lost = Promise.allSettled(['a', 'b'].map((item) => batcher.add(item)));
    await turn();
    const later = batcher.add('c');
    begun[0]!.fail(new Error('lost'));
    expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await turn();
    begun[1]!.end();
    expect(await later).toBe('c!');
  });
});
