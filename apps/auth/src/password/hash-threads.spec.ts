import fs from 'node:fs';
import os from 'node:os';
import { describe, expect, it } from '@jest/globals';
import { hash, verify } from '@node-rs/argon2';
import { HashThreads } from './hash-threads.js';

/** Nice values of this process's threads, as proc(5) has them: the 17th field behind the name. */
const niceValues = (): number[] =>
  fs.readdirSync('/proc/self/task').map((id) => {
    const fields = fs.readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return Number(fields[16]);
  });

describe('threads that hash passwords', () => {
  it('make and know the hashes that the library makes and knows', async () => {
    const threads = new HashThreads();
    const mine = await threads.hash('correct horse');
    expect(mine).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect([await verify(mine, 'correct horse'), await verify(mine, 'wrong')]).toEqual([true, false]);
    const theirs = await hash('correct horse');
    expect(
      await Promise.all(['correct horse', 'wrong', ''].map((password) => threads.verify(theirs, password))),
    ).toEqual([true, false, false]);
  });

  it('say what is wrong with what is no hash, and go on', async () => {
    const threads = new HashThreads();
    await expect(threads.verify('no hash', 'a')).rejects.toThrow();
    expect(await threads.verify(await hash('a'), 'a')).toBe(true);
  });

  (process.platform === 'linux' ? it : it.skip)('give way to everything else, which keeps its priority', async () => {
    // The program that runs the tests may give way itself.
    const own = os.getPriority();
    const behind = Math.min(19, own + 10);
    const count = (nice: number): number => niceValues().filter((value) => value === nice).length;
    const [mine, theirs] = [count(own), count(behind)];
    await new HashThreads().hash('a');
    expect(count(behind) - theirs).toBe(1);
    expect(count(own)).toBeGreaterThanOrEqual(mine);
  });
});
