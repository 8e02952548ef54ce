import { describe, expect, it, jest } from '@jest/globals';
import { Cleanup } from './cleanup.js';

describe('cleanup', () => {
  it('undoes in reverse order, once', async () => {
    const cleanup = new Cleanup();
    const done: string[] = [];
    for (const step of ['redis', 'database', 'server']) cleanup.add(() => done.push(step));
    await Promise.all([cleanup.run(), cleanup.run()]);
    expect(done).toEqual(['server', 'database', 'redis']);
  });

  it('undoes the rest when a step fails, and says so', async () => {
    const cleanup = new Cleanup();
    const done: string[] = [];
    cleanup.add(() => done.push('redis'));
    cleanup.add(() => Promise.reject(new Error('stuck')));
    await expect(cleanup.run()).rejects.toThrow('Not everything could be closed');
    expect(done).toEqual(['redis']);
  });

  it('undoes the rest when a step hangs, and says so', async () => {
    const cleanup = new Cleanup();
    const done: string[] = [];
    cleanup.add(() => done.push('redis'));
    cleanup.add(() => new Promise(() => undefined), 20);
    await expect(cleanup.run()).rejects.toMatchObject({
      errors: [new Error('a step of the cleanup did not end within 20 ms')],
    });
    expect(done).toEqual(['redis']);
  });

  it('gives a step five seconds unless told otherwise', async () => {
    jest.useFakeTimers();
    try {
      const cleanup = new Cleanup();
      cleanup.add(() => new Promise(() => undefined));
      const ended = cleanup.run().then(
        () => 'closed',
        () => 'given up',
      );
      await jest.advanceTimersByTimeAsync(4_900);
      expect(await Promise.race([ended, Promise.resolve('waiting')])).toBe('waiting');
      await jest.advanceTimersByTimeAsync(200);
      expect(await ended).toBe('given up');
    } finally {
      jest.useRealTimers();
    }
  });
});
