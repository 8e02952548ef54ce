import { DomainError } from '@aivy/contracts';
import { callerOf, deadlineFor } from './deadline.js';
import { parseBatch, parseEnvelope, type RpcEnvelope } from './envelope.js';
import { toDomainError, toFault } from './faults.js';
import { entryTime, replyKey, serviceKeys } from './keys.js';
import { RecentIds } from './server/recent-ids.js';
import { TimeEstimates } from './server/time-estimates.js';

const envelope: RpcEnvelope = { v: 1, i: 'a', p: 'auth.x', r: 'stream', d: 10_000, u: { requestId: 'r' }, b: { n: 1 } };

describe('keys', () => {
  it('puts every key of a service under one hash tag, and each caller under its own', () => {
    const keys = serviceKeys('p', 'auth');
    const tags = [keys.queue, keys.slow, keys.deadLetters, keys.epoch, keys.heartbeat('r')].map(
      (key) => /\{([^}]*)\}/.exec(key)?.[1],
    );
    expect(new Set(tags)).toEqual(new Set(['p:rpc:auth']));
    expect(replyKey('p', 'g1')).toBe('p:rpc:r:{g1}');
  });
  it('reads the time of an entry from its id', () => expect(entryTime('1795213449543-7')).toBe(1_795_213_449_543));
});

describe('envelope', () => {
  it('survives the wire', () => expect(parseEnvelope(JSON.stringify(envelope))).toEqual(envelope));
  it.each([
    undefined,
    '',
    'null',
    '[]',
    '{"v":1}',
    JSON.stringify({ ...envelope, v: 2 }),
    JSON.stringify({ ...envelope, u: null }),
    JSON.stringify({ ...envelope, d: '1' }),
  ])('refuses %s', (text) => expect(parseEnvelope(text)).toBeUndefined());
  it('reads no replies from what is not a list', () =>
    expect([parseBatch('{}'), parseBatch('['), parseBatch(undefined)]).toEqual([[], [], []]));
});

describe('deadline', () => {
  it('is inherited by a nested call less 50 ms, also through a copy of the caller, and never reaches the wire', () => {
    const caller = callerOf({ ...envelope, u: { requestId: 'r' } }, 10_000);
    expect(deadlineFor(caller, 99_999)).toBe(9_950);
    expect(deadlineFor({ ...caller }, 99_999)).toBe(9_950);
    expect(deadlineFor(caller, 5_000)).toBe(5_000);
    expect(JSON.stringify(caller)).toBe('{"requestId":"r"}');
  });
  it('is the wanted one outside of a request', () => expect(deadlineFor({ requestId: 'r' }, 7)).toBe(7));
});

describe('faults', () => {
  it('lets catalogue codes with their details pass', () => {
    const details = [{ path: 'email', message: 'taken' }];
    const back = toDomainError(toFault(new DomainError('AUTH-USEREXIST', details)));
    expect(back).toBeInstanceOf(DomainError);
    expect([back.code, back.details]).toEqual(['AUTH-USEREXIST', details]);
  });
  it.each([new Error('secret'), { code: 'ECONNREFUSED', message: 'secret' }, 'secret', null, undefined])(
    'says UNKNOWN and nothing else for %p',
    (error) => {
      const fault = toFault(error);
      expect(fault.code).toBe('UNKNOWN');
      expect(JSON.stringify(fault)).not.toContain('secret');
    },
  );
});

describe('time estimates', () => {
  it('ask for nothing before anything was measured', () => expect(new TimeEstimates().needed('p', 300)).toBe(0));
  it('ask for one and a half average times', () => {
    const estimates = new TimeEstimates();
    for (let i = 0; i < 5; i++) estimates.record('p', 100);
    expect(estimates.needed('p', 5_000)).toBeCloseTo(150);
  });
  it('never ask for more than half of the whole time, so that a slow spell does not close a pattern for ever', () => {
    const estimates = new TimeEstimates();
    estimates.record('p', 60_000);
    expect(estimates.needed('p', 5_000)).toBe(2_500);
  });
});

describe('recent ids', () => {
  it('remember the last 8,192 and do not grow without end', () => {
    const ids = new RecentIds();
    for (let n = 0; n < 40_000; n++) ids.add(String(n));
    expect(ids.has('39999')).toBe(true);
    expect(ids.has(String(40_000 - 8_192))).toBe(true);
    expect(ids.has('20000')).toBe(false);
  });
});
