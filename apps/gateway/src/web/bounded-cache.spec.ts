import { describe, expect, it } from '@jest/globals';
import { BoundedCache } from './bounded-cache.js';

describe('a bounded cache', () => {
  it('makes a value once', () => {
    const cache = new BoundedCache<string, string>(2);
    const made: string[] = [];
    const get = (key: string): string => cache.get(key, () => (made.push(key), key.toUpperCase()));
    expect([get('a'), get('b'), get('a'), get('b')]).toEqual(['A', 'B', 'A', 'B']);
    expect(made).toEqual(['a', 'b']);
  });

  it('never keeps more than it may, whatever comes', () => {
    const cache = new BoundedCache<number, string>(3);
    const sizes = Array.from({ length: 8 }, (_, key) => {
      expect(cache.get(key, String)).toBe(String(key));
      return cache.size;
    });
    expect(sizes).toEqual([1, 2, 3, 1, 2, 3, 1, 2]);
  });
});
