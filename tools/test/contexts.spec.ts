import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, it } from '@jest/globals';
import { watchContexts } from './contexts.mjs';

/** A class of its own: the others of this process are in use. */
class Storage<T> extends AsyncLocalStorage<T> {}

describe('contexts that a suite used', () => {
  it('are kept until its end, and nothing of them goes on after it', () => {
    const end = watchContexts(Storage);
    const [run, entered] = [new Storage<string>(), new Storage<string>()];
    const asked = run.run('one', () => {
      entered.enterWith('two');
      const during = [run.getStore(), entered.getStore()];
      end();
      return [...during, run.getStore(), entered.getStore()];
    });
    expect(asked).toEqual(['one', 'two', undefined, undefined]);
  });

  it('can be used again afterwards', () => {
    const end = watchContexts(Storage);
    const storage = new Storage<string>();
    storage.run('one', end);
    expect(storage.run('two', () => storage.getStore())).toBe('two');
  });
});
