import { describe, expect, it } from '@jest/globals';
import { acceptedCodings } from './content-coding.js';

describe('the codings that a client takes', () => {
  it.each([
    [undefined, ['identity']],
    ['', ['identity']],
    ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
    ['gzip', ['gzip', 'identity']],
    ['BR;Q=0.5', ['br', 'identity']],
    ['br;q=0, gzip;q=0.1', ['gzip', 'identity']],
    ['*', ['br', 'gzip', 'identity']],
    ['*;q=0, gzip', ['gzip']],
    ['identity;q=0, br', ['br']],
    ['gzip;q=nonsense', ['identity']],
  ])('%s', (header, codings) => {
    expect(acceptedCodings(header)).toEqual(codings);
  });
});
