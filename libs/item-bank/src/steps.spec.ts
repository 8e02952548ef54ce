import { jest } from '@jest/globals';
import { finish, finishInSlices, rests, visit, type Steps } from './steps.js';

const busy = (ms: number): void => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

function* sum(count: number, each: () => void = () => undefined): Steps<number> {
  let total = 0;
  yield* visit(
    Array.from({ length: count }, (_, index) => index),
    (value) => {
      total += value;
      each();
    },
  );
  return total;
}

describe('work in steps', () => {
  it('gives the same at once and in slices', async () => {
    // Gauss: 0 + 1 + … + 9,999.
    expect([finish(sum(10_000)), await finishInSlices(sum(10_000))]).toEqual([49_995_000, 49_995_000]);
  });

  it('lets others have their turn in between', async () => {
    let turns = 0;
    let waiting = true;
    const turn = (): void => {
      turns += 1;
      if (waiting) setImmediate(turn);
    };
    setImmediate(turn);
    await finishInSlices(sum(5_000, () => busy(0.02)));
    waiting = false;
    // A tenth of a second of work, in slices of 8 ms or of the batch that was begun, 10 ms.
    expect(turns).toBeGreaterThanOrEqual(4);
  });

  it('rests when a slice is over, and then not before the next one is', async () => {
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
    const rest = rests(8);
    const rested = [];
    for (now = 0; now < 24; now += 1) {
      const over = rest();
      if (over) rested.push(now);
      await over;
    }
    clock.mockRestore();
    expect(rested).toEqual([8, 16]);
  });

  it('ends with the fault of a step', async () => {
    const faulty = sum(1_000, () => {
      throw new Error('a broken item');
    });
    await expect(finishInSlices(faulty)).rejects.toThrow('a broken item');
  });
});
