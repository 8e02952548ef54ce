import { describe, expect, it } from '@jest/globals';
import { hashPassword, verifyPassword } from './secrets.js';
import { median } from '../test/median.js';

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
};

describe('checking a password', () => {
  it('tells right from wrong, and nothing is right without an account', async () => {
    const stored = await hashPassword('correct horse');
    expect(await verifyPassword(stored, 'correct horse')).toBe(true);
    expect(await verifyPassword(stored, 'Correct horse')).toBe(false);
    expect(await verifyPassword(undefined, 'correct horse')).toBe(false);
  });

  it('is as much work without an account as with one', async () => {
    const stored = await hashPassword('correct horse');
    const [known, unknown]: [number[], number[]] = [[], []];
    // Side by side, so that whatever else the machine does meets both.
    for (let i = 0; i < 15; i++) {
      known.push(await timeOf(() => verifyPassword(stored, 'a guess')));
      unknown.push(await timeOf(() => verifyPassword(undefined, 'a guess')));
    }
    // A hash takes tens of milliseconds, a missing one next to nothing: a factor of five is far from both,
    // even on a busy machine.
    const ratio = median(unknown) / median(known);
    expect(ratio).toBeGreaterThan(0.2);
    expect(ratio).toBeLessThan(5);
  });
});
