import { EventEmitter } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { DomainError, type Call } from '@aivy/contracts';
import type { Logger, RpcClient } from '@aivy/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { CallLimiter } from '../limits/call-limiter.js';
import type { SessionStore } from '../session/session-store.js';
import { CallDispatcher } from './call-dispatcher.js';
import { trackDeadlines } from './request-deadline.js';

/** Answers whose making takes this long, one after the other, fill a turn of the event loop quickly. */
const PIECE_MS = 4;
const ANSWERS = 12;

function busy(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

const CALL = {
  method: 'GET',
  pattern: 'test.call',
  path: '/test/call',
  audience: 'visitor',
  service: 'auth',
  input: z.object({}),
  inputError: 'AUTH-INVALIDINPUT',
  // Holding an answer against its contract is the work that follows on the answer.
  output: z.pipe(
    z.object({ n: z.number() }),
    z.transform((value: { n: number }) => (busy(PIECE_MS), value)),
  ),
} as unknown as Call;

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
const hooks: Record<string, Hook> = {};
trackDeadlines({ addHook: (name: string, hook: Hook) => (hooks[name] = hook) } as never);

async function arrives(): Promise<[FastifyRequest, FastifyReply]> {
  const request = { id: 'r', ip: '203.0.113.7', headers: {}, query: {} } as unknown as FastifyRequest;
  const reply = { raw: new EventEmitter(), header: () => undefined } as unknown as FastifyReply;
  await hooks.onRequest!(request, reply);
  return [request, reply];
}

function given(answer: (...asked: unknown[]) => Promise<unknown>) {
  const released: unknown[] = [];
  const dispatcher = new CallDispatcher(
    { call: answer } as unknown as RpcClient,
    {} as SessionStore,
    { take: async () => async (code?: string) => void released.push(code) } as unknown as CallLimiter,
    { error: () => undefined } as unknown as Logger,
  );
  return { dispatcher, released };
}

describe('answers that come all at once', () => {
  it('are made ready over several turns of the event loop, with room for whatever else waits in between', async () => {
    let arrive: (value: unknown) => void = () => undefined;
    const together = new Promise((resolve) => (arrive = resolve));
    const { dispatcher } = given(() => together);
    let turn = 0;
    const turnOf: number[] = [];
    const dispatched = Array.from({ length: ANSWERS }, async () => {
      const [request, reply] = await arrives();
      expect(await dispatcher.dispatch(CALL, request, reply)).toEqual({ status: 'success', data: { n: 1 } });
      turnOf.push(turn);
    });
    for (let waiting = 0; waiting < 10; waiting += 1) await nextTurn();
    arrive({ n: 1 });
    const all = Promise.all(dispatched);
    let over = false;
    void all.then(() => (over = true));
    for (; !over; turn += 1) await nextTurn();
    await all;
    // Without a budget all twelve stand in one turn; with eight milliseconds a turn three of four at most do.
    const inOneTurn = Math.max(...turnOf.map((one) => turnOf.filter((other) => other === one).length));
    expect(inOneTurn).toBeLessThanOrEqual(4);
  });
});

describe('what a call cost', () => {
  it('is settled by how it ended', async () => {
    const good = given(async () => ({ n: 1 }));
    await good.dispatcher.dispatch(CALL, ...(await arrives()));
    expect(good.released).toEqual([undefined]);
    const wrong = given(() => Promise.reject(new DomainError('AUTH-WRONGPASSWORD')));
    await expect(wrong.dispatcher.dispatch(CALL, ...(await arrives()))).rejects.toMatchObject({
      code: 'AUTH-WRONGPASSWORD',
    });
    expect(wrong.released).toEqual(['AUTH-WRONGPASSWORD']);
    const broken = given(() => Promise.reject(new Error('a fault of ours')));
    await expect(broken.dispatcher.dispatch(CALL, ...(await arrives()))).rejects.toThrow('a fault of ours');
    expect(broken.released).toEqual(['UNKNOWN']);
  });
});

describe('a client that hung up while its request was looked at', () => {
  it('is noticed before its call is sent, though the end of its connection is read a turn later', async () => {
    const [request, reply] = await arrives();
    let aborted: boolean | undefined;
    const { dispatcher } = given(async (_call, _caller, _input, options) => {
      aborted = (options as { signal: AbortSignal }).signal.aborted;
      return { n: 1 };
    });
    const dispatched = dispatcher.dispatch(CALL, request, reply);
    // As in a process that was frozen: the request is at hand, the end of its connection comes with the next turn.
    setImmediate(() => setImmediate(() => reply.raw.emit('close')));
    await dispatched;
    expect(aborted).toBe(true);
  });
});

describe('the input of a DELETE', () => {
  const REMOVE = {
    ...CALL,
    method: 'DELETE',
    path: '/test/:id',
    input: z.object({ id: z.string(), only: z.optional(z.string()) }),
  } as unknown as Call;

  it.each([
    ['its query, which no proxy drops', { only: 'cancel' }, undefined, { id: '7', only: 'cancel' }],
    ['its body, of clients that were loaded before', {}, { only: 'cancel' }, { id: '7', only: 'cancel' }],
    ['its query before its body', { only: 'cancel' }, { only: 'all' }, { id: '7', only: 'cancel' }],
    ['its path before both', { id: '8' }, { id: '9' }, { id: '7' }],
    ['neither', {}, undefined, { id: '7' }],
  ])('is read from %s', async (_where, query, body, input) => {
    const [request, reply] = await arrives();
    Object.assign(request, { query, body, params: { id: '7' } });
    let got: unknown;
    const { dispatcher } = given(async (_call, _caller, given) => {
      got = given;
      return { n: 1 };
    });
    await dispatcher.dispatch(REMOVE, request, reply);
    expect(got).toEqual(input);
  });
});
