import { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { pathOf } from '../http/routes.js';
import { getAllTests, saveProgress, signIn, type Call } from '@aivy/contracts';
import type { Admission, Refusal } from './admission.js';
import { registerAdmission } from './admission-hook.js';
import type { Gate } from './gate.js';
import type { Refusals } from './refusals.js';
import { stayOf } from './stay.js';

type Done = (error?: Error) => void;
type Hook = (request: object, reply: object, ...rest: unknown[]) => void;

const PERMIT = { kind: 'a permit' };
let hooks: Record<string, Hook>;
let entered: unknown[];
let left: string[];
let counted: string[];
let ended: unknown[];
let refusal: Refusal | undefined;
let permit: unknown;
/** What comes of a call that waits. */
let afterWait: unknown;
beforeEach(() => {
  [hooks, entered, left, counted, ended] = [{}, [], [], [], []];
  [refusal, permit] = [undefined, PERMIT];
  const admission = {
    enter: (address: string, isCall: boolean) => (entered.push([address, isCall]), refusal),
    leave: (address: string) => void left.push(address),
  } as unknown as Admission;
  const gate = {
    begin: (call: Call, asker: object) => (entered.push([call.pattern, asker]), permit),
    hold: (_call: Call, _asker: object, settle: (outcome: unknown) => void) => (settle(afterWait), () => undefined),
    end: (_permit: object, outcome: string) => void ended.push(outcome),
    close: () => void ended.push('closed'),
  } as unknown as Gate;
  const refusals = {
    count: (reason: string, rank: string) => void counted.push(`${reason} ${rank}`),
  } as unknown as Refusals;
  const fastify = { addHook: (name: string, hook: Hook) => (hooks[name] = hook) };
  registerAdmission(fastify as never, { admission, gate, refusals });
});

const TOKEN = { authorization: 'Bearer t' };

/** A request that has come so far as its headers. */
function arriving(call: Call | undefined, headers: Record<string, string> = TOKEN, url = '/asked') {
  const request = {
    method: call?.method ?? 'GET',
    url,
    routeOptions: { url: call ? pathOf(call) : '/*' },
    ip: '198.51.100.7',
    headers,
    raw: { headers },
  };
  const sent: Record<string, string> = {};
  const reply = {
    raw: new EventEmitter(),
    statusCode: 200,
    header: (name: string, value: string) => void (sent[name] = value),
  };
  let told: Error | undefined;
  const run = (name: string, ...rest: unknown[]): Error | undefined => {
    told = undefined;
    const done: Done = (error) => void (told = error);
    hooks[name]!(request, reply, ...rest, done);
    return told;
  };
  const later = async (): Promise<Error | undefined> => {
    await new Promise(setImmediate);
    return told;
  };
  return { request, reply, sent, run, later };
}

describe('admission of a request', () => {
  it('looks at its address before its body is read, and gives the place back when the answer is out', () => {
    const { run, reply } = arriving(saveProgress);
    expect(run('onRequest')).toBeUndefined();
    expect([entered, left]).toEqual([[['198.51.100.7', true]], []]);
    reply.raw.emit('close');
    expect(left).toEqual(['198.51.100.7']);
  });

  it('lets probes by, uncounted, and counts files that are no call', () => {
    expect(arriving(undefined, {}, '/api/health/ready').run('onRequest')).toBeUndefined();
    expect(entered).toEqual([]);
    expect(arriving(undefined, {}, '/page').run('onRequest')).toBeUndefined();
    expect(entered).toEqual([['198.51.100.7', false]]);
  });

  it('counts each refusal by reason and rank', () => {
    refusal = { reason: 'address-rate', retryMs: 2_500 };
    expect(arriving(signIn).run('onRequest')).toMatchObject({ code: 'RATE-LIMITED', retryAfterSeconds: 2.5 });
    refusal = { reason: 'busy' };
    expect(arriving(getAllTests).run('onRequest')).toMatchObject({ code: 'SERVICE-UNAVAILABLE' });
    refusal = { reason: 'address-full', retryMs: 1_000 };
    expect(arriving(undefined).run('onRequest')).toMatchObject({ code: 'RATE-LIMITED', retryAfterSeconds: 1 });
    expect(counted).toEqual(['address-rate sign-in', 'busy read', 'address-full other']);
  });

  it('cuts a large body off where it refuses, and reads a small one away', () => {
    refusal = { reason: 'busy' };
    const [small, large] = ['1000', '9999999'].map((length) => arriving(saveProgress, { 'content-length': length }));
    small!.run('onRequest');
    large!.run('onRequest');
    expect([small!.sent, large!.sent]).toEqual([{}, { connection: 'close' }]);
  });

  it.each([
    ['256 kB', 'a save', saveProgress, 256 * 1024],
    ['16 kB', 'any other call', getAllTests, 16 * 1024],
  ])('refuses a body that says it is larger than %s for %s', (_size, _what, call, most) => {
    const declared = (bytes: number) => arriving(call, { ...TOKEN, 'content-length': String(bytes) }).run('onRequest');
    expect(declared(most)).toBeUndefined();
    expect(declared(most + 1)).toMatchObject({ code: 'PAYLOAD-TOO-LARGE' });
  });

  it('spares who has no session the body, where a session is asked for', () => {
    expect(arriving(saveProgress, {}).run('onRequest')).toMatchObject({ code: 'AUTH-UNAUTHORIZED' });
    expect(arriving(signIn, {}).run('onRequest')).toBeUndefined();
    expect(arriving(undefined, {}).run('onRequest')).toBeUndefined();
  });

  it('takes a permit once the call is there whole, and ends it with what came of it', () => {
    const outcomes = [200, 503, 404].map((statusCode) => {
      const { run, reply, request } = arriving(saveProgress);
      run('onRequest');
      expect(run('preValidation')).toBeUndefined();
      expect(entered.at(-1)).toEqual(['full-test.save-progress', { token: 't', address: '198.51.100.7' }]);
      expect(stayOf(request as never)).toBeDefined();
      reply.statusCode = statusCode;
      run('onSend', null);
      return ended.pop();
    });
    expect(outcomes).toEqual(['done', 'failed', 'left']);
  });

  it('tells a user who has a share in hand to wait, and who shares an address that there is no place', () => {
    const refusedWith = (why: string): Error | undefined => {
      permit = why;
      const { run } = arriving(saveProgress);
      run('onRequest');
      return run('preValidation');
    };
    expect(refusedWith('user-full')).toMatchObject({ code: 'RATE-LIMITED', retryAfterSeconds: 1 });
  });

  it('lets a call wait where its address is full, and goes on with what comes of it', async () => {
    permit = 'address-full';
    const waitFor = async (outcome: unknown): Promise<Error | undefined> => {
      afterWait = outcome;
      const { run, later } = arriving(saveProgress);
      run('onRequest');
      run('preValidation');
      return later();
    };
    expect(await waitFor('address-full')).toMatchObject({ code: 'SERVICE-UNAVAILABLE' });
    expect(await waitFor(PERMIT)).toBeUndefined();
  });

  it('asks for no permit where there is no call, and none is ended', () => {
    const { run } = arriving(undefined);
    run('onRequest');
    run('preValidation');
    run('onSend', null);
    expect([entered, ended]).toEqual([[['198.51.100.7', false]], []]);
  });

  it('stops measuring with the gateway', () => {
    hooks.onClose!({}, {});
    expect(ended).toEqual(['closed']);
  });
});
