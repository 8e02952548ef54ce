import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { RANKS, type Rank } from './rank.js';
import { isTooMuchToReadAway, turnAway } from './turn-away.js';

const MEBIBYTE = 1024 * 1024;
const request = (headers: Record<string, string> = {}) => ({ headers }) as unknown as IncomingMessage;

/** What goes out for a refusal. */
function refused(rank: Rank, asked = request()) {
  const out = { keepsAlive: true, status: 0, headers: {} as Record<string, string>, body: '' };
  turnAway(
    asked,
    {
      set shouldKeepAlive(keeps: boolean) {
        out.keepsAlive = keeps;
      },
      writeHead(status: number, list: string[]) {
        out.status = status;
        out.headers = Object.fromEntries(list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1]!]] : [])));
      },
      end: (body: string) => void (out.body = body),
    } as unknown as ServerResponse,
    rank,
    ['x-frame-options', 'DENY'],
  );
  return out;
}

afterEach(() => void jest.restoreAllMocks());

describe('who is turned away because there is too much to do', () => {
  it.each([
    ['save', '1', '3'],
    ['read', '2', '5'],
    ['sign-in', '3', '8'],
  ] as const)('is told to come back, what matters least last: a %s after %s to %s seconds', (rank, first, last) => {
    const draw = jest.spyOn(Math, 'random');
    draw.mockReturnValue(0);
    expect(refused(rank).headers['retry-after']).toBe(first);
    draw.mockReturnValue(1 - Number.EPSILON);
    expect(refused(rank).headers['retry-after']).toBe(last);
  });

  it('comes back at each of those seconds alike, so that a crowd does not come back together', () => {
    for (const rank of RANKS) {
      const seconds = Array.from({ length: 2_000 }, () => Number(refused(rank).headers['retry-after']));
      const [first, last] = [Math.min(...seconds), Math.max(...seconds)];
      const each = 2_000 / (last - first + 1);
      for (let second = first; second <= last; second += 1)
        expect(seconds.filter((one) => one === second).length).toBeGreaterThan(each * 0.7);
    }
  });

  it('gets an error as every error is, with the headers of every answer', () => {
    const { status, headers, body } = refused('save', request({ 'x-request-id': 'request-0001' }));
    expect(status).toBe(503);
    expect(JSON.parse(body)).toMatchObject({ code: 'SERVICE-UNAVAILABLE', request_id: 'request-0001' });
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-request-id': 'request-0001',
      'cache-control': 'no-store',
      'content-length': String(Buffer.byteLength(body)),
    });
  });

  it('keeps its connection while the rest of its body costs less than that', () => {
    const bodies = [
      request({ 'content-length': String(MEBIBYTE) }),
      request({ 'content-length': String(MEBIBYTE + 1) }),
      request({ 'transfer-encoding': 'chunked' }),
      request(),
    ];
    expect(bodies.map(isTooMuchToReadAway)).toEqual([false, true, true, false]);
    expect(bodies.map((asked) => refused('read', asked).keepsAlive)).toEqual([true, false, false, true]);
  });
});
