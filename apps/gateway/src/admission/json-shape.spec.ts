import { describe, expect, it } from '@jest/globals';
import { isTooComplex } from './json-shape.js';

const tooComplex = (value: unknown, values: number, depth = 8): boolean =>
  isTooComplex(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)), { values, depth });

describe('the shape of a JSON body', () => {
  it('counts entries and fields, not what texts hold', () => {
    const wide = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`k${n}`, n]));
    expect([tooComplex(wide, 100), tooComplex(wide, 99)]).toEqual([false, true]);
    expect([tooComplex([1, 2, 3], 3), tooComplex([1, 2, 3], 2)]).toEqual([false, true]);
    expect(tooComplex({ text: '[[[{,,,,,"\\",,,[[', more: '\\' }, 2, 1)).toBe(false);
  });

  it('knows how deep values lie', () => {
    expect([tooComplex('[[[[]]]]', 100, 4), tooComplex('[[[[]]]]', 100, 3)]).toEqual([false, true]);
    expect(tooComplex('[[],[],[],[]]', 100, 2)).toBe(false);
    expect(tooComplex('['.repeat(100_000), 1_000_000, 8)).toBe(true);
  });

  it('comes to an end with text that is no JSON', () => {
    for (const text of ['', '"', '"\\', ']]]]', '{"a', '\u0000']) expect(tooComplex(text, 10)).toBe(false);
  });
});
