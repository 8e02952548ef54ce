import { describe, expect, it } from '@jest/globals';
import { sendsSession } from './sends-session.js';

describe('whether a browser sends a session along', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['auth=a-token', true],
    ['theme=dark; auth=a-token', true],
    ['theme=dark;auth=a-token;x=y', true],
    ['auth=', false],
    ['auth', false],
    ['xauth=a-token', false],
    ['author=a-token; theme=auth=1', false],
  ])('%s: %s', (cookies, expected) => {
    expect(sendsSession(cookies)).toBe(expected);
  });
});
