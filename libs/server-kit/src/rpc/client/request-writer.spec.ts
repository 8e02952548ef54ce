import { EventEmitter } from 'node:events';
import { jest } from '@jest/globals';
import type { Link } from '../link.js';
import { steadyNow } from '../../time/steady-clock.js';
import { StreamClock } from '../stream-clock.js';
import type { OutstandingCall, OutstandingCalls } from './outstanding.js';
import { RequestWriter } from './request-writer.js';

/** By Redis' clock the steady clock's zero is here. */
const ZERO = Date.UTC(2026, 2, 1, 10);

/** A writer that is ready, on a Redis that confirms a request when the test lets it. */
async function given() {
  const confirm: (() => void)[] = [];
  const refuse: ((message: string) => void)[] = [];
  const failed: string[] = [];
  const written: { i: string; s?: number; e: number }[] = [];
  const marks: unknown[] = [];
  let entries = 0;
  const redis = Object.assign(new EventEmitter(), {
    status: 'ready',
    info: async () => 'run_id:abc',
    time: async () => [Math.floor((ZERO + steadyNow()) / 1_000), (Math.floor(ZERO + steadyNow()) % 1_000) * 1_000],
    call: async () => '1-0',
    pexpire: async () => 1,
    del: async () => 1,
    disconnect: () => undefined,
    set: async (mark: string) => void marks.push(mark),
    xdel: async (_stream: string, entry: string) => void marks.push(entry),
    xadd: (_stream: string, _id: string, _field: string, text: string) =>
      new Promise<string>((resolve, reject) => {
        refuse.push((message) => reject(Object.assign(new Error(message), { name: 'ReplyError' })));
        written.push(JSON.parse(text) as (typeof written)[number]);
        confirm.push(() => resolve(`${(entries += 1)}-0`));
      }),
  });
  const outstanding: OutstandingCall[] = [];
  const calls = {
    all: () => [...outstanding],
    fail: ({ envelope }: OutstandingCall) => failed.push(envelope.i),
  } as unknown as OutstandingCalls;
  const clock = new StreamClock();
  const link = { redis, cork: () => undefined } as unknown as Link;
  const writer = new RequestWriter({ link, calls, clock, beforeReady: async () => undefined });
  redis.emit('ready');
  await writer.whenReady();
  const call = (i: string, { startWithinMs = Number.POSITIVE_INFINITY } = {}): OutstandingCall => {
    const deadline = steadyNow() + 20_000;
    const made = {
      at: { stream: 'requests', line: { writer } },
      envelope: { v: 1, i, p: 'auth.x', r: 'replies', d: 0, u: { requestId: 'r' } },
      deadline,
      startBy: Math.min(deadline, steadyNow() + startWithinMs),
      state: 'waiting',
    } as unknown as OutstandingCall;
    outstanding.push(made);
    writer.write(made);
    return made;
  };
  const gone = (left: OutstandingCall): void => {
    outstanding.splice(outstanding.indexOf(left), 1);
    writer.withdraw(left, `withdrawn:${left.envelope.i}`);
  };
  return {
    writer,
    call,
    gone,
    confirm,
    refuse,
    failed,
    redis,
    outstanding,
    marks,
    ids: () => written.map(({ i }) => i),
    written,
  };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('requests to a Redis that does not answer', () => {
  it('stay here from a quarter of a second on, and leave when it answers again', async () => {
    const { writer, call, confirm, ids } = await given();
    call('a');
    await wait(250);
    call('b');
    expect(ids()).toEqual(['a', 'b']);
    await wait(1);
    const held = call('c');
    expect([ids(), held.state]).toEqual([['a', 'b'], 'waiting']);
    confirm[0]!();
    await wait(0);
    expect([ids(), held.state]).toEqual([['a', 'b', 'c'], 'written']);
    writer.stop();
  });

  it('are never written when their caller has left while they were held', async () => {
    const { writer, call, gone, confirm, ids, marks } = await given();
    call('a');
    await wait(300);
    const [left, stays] = [call('b'), call('c')];
    gone(left);
    expect(marks).toEqual([]);
    confirm[0]!();
    await wait(0);
    expect([ids(), stays.state]).toEqual([['a', 'c'], 'written']);
    writer.stop();
  });

  it('are taken back with a mark when they had left before their caller did', async () => {
    const { writer, call, gone, confirm, marks } = await given();
    const unread = call('a');
    gone(unread);
    expect(marks).toEqual(['withdrawn:a']);
    const stored = call('b');
    confirm[1]!();
    await wait(0);
    gone(stored);
    expect(marks).toEqual(['withdrawn:a', 'withdrawn:b', '1-0']);
    writer.stop();
  });
});

it('a request says by when it must be started where that is before its deadline, on Redis’ clock', async () => {
  const { writer, call, written } = await given();
  const before = steadyNow();
  call('bound', { startWithinMs: 5_000 });
  const after = steadyNow();
  call('free');
  const [bound, free] = written as [(typeof written)[0], (typeof written)[0]];
  // Deadline less 15 s; times are written in whole milliseconds.
  expect(bound.e - bound.s!).toBe(15_000);
  expect(bound.e).toBeGreaterThanOrEqual(Math.floor(ZERO + before + 20_000));
  expect(bound.e).toBeLessThanOrEqual(Math.ceil(ZERO + after + 20_000));
  expect('s' in free).toBe(false);
  writer.stop();
});

describe('a request that a node of a Cluster refuses', () => {
  it.each([
    'MOVED 7 10.0.0.2:6379',
    'READONLY You can’t write against a read only replica.',
    'CLUSTERDOWN The cluster is down',
  ])('is written again in a moment, since it was not carried out: %s', async (message) => {
    const { writer, call, refuse, confirm, failed, ids } = await given();
    const made = call('a');
    refuse[0]!(message);
    await wait(99);
    expect([ids(), made.state]).toEqual([['a'], 'waiting']);
    await wait(1);
    expect(ids()).toEqual(['a', 'a']);
    confirm[1]!();
    await wait(0);
    expect([made.state, failed]).toEqual(['stored', []]);
    writer.stop();
  });

  it('is not written again when its caller has left meanwhile', async () => {
    const { writer, call, gone, refuse, ids } = await given();
    const made = call('a');
    refuse[0]!('MOVED 7 10.0.0.2:6379');
    await wait(50);
    gone(made);
    await wait(1_000);
    expect(ids()).toEqual(['a']);
    writer.stop();
  });

  it('fails for any other reason', async () => {
    const { writer, call, refuse, failed, ids } = await given();
    call('a');
    refuse[0]!('OOM command not allowed');
    await wait(1_000);
    expect([ids(), failed]).toEqual([['a'], ['a']]);
    writer.stop();
  });
});

it('a connection that drops loses its own requests, and none that are on their way to another node', async () => {
  const { writer, call, redis, outstanding, failed } = await given();
  const elsewhere = {
    ...call('elsewhere'),
    at: { stream: 'others', line: { writer: {} } },
  } as unknown as OutstandingCall;
  outstanding.splice(0, 1, elsewhere);
  call('own');
  redis.emit('close');
  expect([failed, elsewhere.state]).toEqual([['own'], 'written']);
  writer.stop();
});
