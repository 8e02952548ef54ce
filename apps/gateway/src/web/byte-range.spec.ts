import { describe, expect, it } from '@jest/globals';
import { byteRange } from './byte-range.js';

describe('the part of a file that is asked for', () => {
  // The examples of RFC 9110, 14.1.2, for a representation of 10,000 bytes, and what lies beside them.
  it.each([
    ['bytes=0-499', { first: 0, last: 499 }],
    ['bytes=500-999', { first: 500, last: 999 }],
    ['bytes=-500', { first: 9_500, last: 9_999 }],
    ['bytes=9500-', { first: 9_500, last: 9_999 }],
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=-1', { first: 9_999, last: 9_999 }],
    ['bytes=9000-99999', { first: 9_000, last: 9_999 }],
    ['bytes=-20000', { first: 0, last: 9_999 }],
    ['bytes=10000-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
  ])('%s', (header, expected) => {
    expect(byteRange(header, 10_000)).toEqual(expected);
  });

  it.each(['bytes=0-0,-1', 'bytes=5-2', 'bytes=', 'bytes=-', 'lines=1-2', 'bytes=a-b', 'bytes 0-1', ''])(
    'is the whole where it is several, upside down or no range: %s',
    (header) => {
      expect(byteRange(header, 10_000)).toBeUndefined();
    },
  );

  it('is none of an empty file', () => {
    expect([byteRange('bytes=0-', 0), byteRange('bytes=-5', 0)]).toEqual(['unsatisfiable', 'unsatisfiable']);
  });
});
