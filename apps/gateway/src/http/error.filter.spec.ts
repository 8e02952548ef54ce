import { describe, expect, it } from '@jest/globals';
import type { ArgumentsHost } from '@nestjs/common';
import { DomainError } from '@aivy/contracts';
import type { Logger } from '@aivy/server-kit';
import { NoPlaceError, userFull } from '../admission/no-place.js';
import { ErrorFilter } from './error.filter.js';

/** What a fault becomes: the answer, and at which level it is told. */
function caught(error: Error) {
  const levels: string[] = [];
  const logger = Object.fromEntries(
    ['debug', 'info', 'warn', 'error'].map((level) => [level, () => void levels.push(level)]),
  ) as unknown as Logger;
  const out = { status: 0, headers: {} as Record<string, string>, body: {} as object };
  const reply = {
    sent: false,
    header: (name: string, value: string) => ((out.headers[name] = value), reply),
    status: (status: number) => ((out.status = status), reply),
    send: (body: object) => void (out.body = body),
  };
  const request = { id: 'request-0001', raw: {}, headers: {}, method: 'POST', url: '/', routeOptions: {} };
  new ErrorFilter(logger).catch(error, {
    switchToHttp: () => ({ getRequest: () => request, getResponse: () => reply }),
  } as unknown as ArgumentsHost);
  return { ...out, levels };
}

describe('a fault that becomes an answer', () => {
  it('is told as an error where it is one of ours', () => {
    expect(caught(new DomainError('SERVICE-UNAVAILABLE'))).toMatchObject({ status: 503, levels: ['error'] });
    expect(caught(new Error('a bug'))).toMatchObject({ status: 500, levels: ['error'] });
  });

  it('is no error of ours, and told to those who look closely alone, where there was no place', () => {
    const refused = caught(new NoPlaceError());
    expect(refused).toMatchObject({ status: 503, levels: ['debug'], body: { code: 'SERVICE-UNAVAILABLE' } });
    expect(['1', '2', '3']).toContain(refused.headers['retry-after']);
    expect(caught(userFull())).toMatchObject({ status: 429, levels: [], headers: { 'retry-after': '1' } });
  });
});
