import { Window } from './window.js';

/** A window whose shards have each read `reads` entries at once. */
function read(window: Window, reads: readonly number[]): void {
  for (const count of reads) {
    for (let n = 0; n < count; n++) window.take();
    window.queue(count);
  }
}

describe('the window of a lane', () => {
  it('lets a single shard read as much as is free', () => {
    const window = new Window(16);
    expect(window.share).toBe(16);
    read(window, [16]);
    for (let n = 0; n < 16; n++) expect(window.start()).toBe(true);
    expect(window.share).toBe(0);
    window.give();
    expect(window.share).toBe(1);
  });

  it('divides what is free among shards, never less than one while something is', () => {
    const window = new Window(16, 8);
    expect(window.share).toBe(2);
    read(window, [15]);
    expect(window.share).toBe(1);
    read(window, [1]);
    expect(window.share).toBe(0);
  });

  it('starts no more than its size, however much all shards have read at the same moment', async () => {
    const window = new Window(4, 3);
    read(window, [4, 2, 2]);
    expect([1, 2, 3, 4, 5].map(() => window.start())).toEqual([true, true, true, true, false]);
    expect(window.share).toBe(0);
    let woken = 0;
    const waits = [window.room(), window.room()].map((room) => room.then(() => woken++));
    window.give();
    await Promise.all(waits);
    expect([woken, window.start(), window.start()]).toEqual([2, true, false]);
  });

  it('tells how many are in hand', () => {
    const counts: number[] = [];
    const window = new Window(4, 1, (count) => counts.push(count));
    window.take();
    window.take();
    window.give();
    expect([counts, window.inFlight]).toEqual([[1, 2, 1], 1]);
  });
});
