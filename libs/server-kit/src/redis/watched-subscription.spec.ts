import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Redis } from 'ioredis';
import { subscribeWatched } from './watched-subscription.js';

/** The longest for which an outage may stay unnoticed, and a recovered subscription count as deaf. Milliseconds. */
const UNNOTICED_MS = 3_500;
const BACK_MS = 1_000;

let told: string[];
let handlers: Map<string, (...given: string[]) => void>;
let channels: string[];
/** What becomes of a message: `through` at once, `lost`, or `held` until it is let go. */
let line: 'through' | 'lost' | 'held';
let held: (() => void)[];
/** Of the connection that listens. */
let status: string;
let stop: () => void;

const redis = {
  status: 'ready',
  publish: async (channel: string, text: string) => {
    const deliver = () => handlers.get('message')?.(channel, text);
    if (line === 'through') deliver();
    if (line === 'held') held.push(deliver);
    return 1;
  },
  duplicate: () => ({
    get status() {
      return status;
    },
    on: (event: string, handler: (...given: string[]) => void) => void handlers.set(event, handler),
    off: (event: string) => void handlers.delete(event),
    subscribe: async (...given: string[]) => void channels.push(...given),
    disconnect: (again = false) => void told.push(again ? 'connected anew' : 'disconnected'),
  }),
};

beforeEach(async () => {
  jest.useFakeTimers();
  status = 'ready';
  [told, handlers, channels, line, held] = [[], new Map(), [], 'through', []];
  stop = await subscribeWatched(redis as unknown as Redis, 'aivy', ['news'], {
    onMessage: (channel, text) => void told.push(`${channel}: ${text}`),
    onDeaf: () => void told.push('deaf'),
    onHearing: () => void told.push('hearing'),
  });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('a watched subscription', () => {
  it('hands on what is said on its channels, and nothing of its own', async () => {
    await wait(60_000);
    handlers.get('message')!('news', 'a');
    expect(channels).toEqual([expect.stringMatching(/^aivy:pulse:/), 'news']);
    expect(told).toEqual(['news: a']);
  });

  it('is deaf from the moment its connection closes until a message comes through again', async () => {
    await wait(5_000);
    line = 'lost';
    status = 'reconnecting';
    handlers.get('close')!();
    expect(told).toEqual(['deaf']);
    await wait(30_000);
    expect(told).toEqual(['deaf']);
    line = 'through';
    await wait(BACK_MS);
    expect(told).toEqual(['deaf', 'hearing']);
  });

  it('notices that nothing comes through although no connection was closed', async () => {
    await wait(5_000);
    line = 'lost';
    await wait(UNNOTICED_MS);
    expect(told[0]).toBe('deaf');
    line = 'through';
    await wait(BACK_MS);
    expect(told.at(-1)).toBe('hearing');
  });

  it('gives a line up that says nothing, and each after it that says nothing for five seconds', async () => {
    await wait(10_000);
    line = 'lost';
    await wait(UNNOTICED_MS);
    expect(told).toEqual(['deaf', 'connected anew']);
    await wait(4_000);
    // It has just connected again: it is given its time.
    handlers.get('ready')!();
    await wait(4_000);
    expect(told).toEqual(['deaf', 'connected anew']);
    await wait(2_000);
    expect(told).toEqual(['deaf', 'connected anew', 'connected anew']);
    line = 'through';
    await wait(BACK_MS);
    expect(told.at(-1)).toBe('hearing');
  });

  it('does not take an echo from before the outage for the end of it', async () => {
    line = 'held';
    await wait(BACK_MS);
    handlers.get('close')!();
    for (const deliver of held.splice(0)) deliver();
    expect(told).toEqual(['deaf']);
    await wait(BACK_MS);
    for (const deliver of held.splice(0)) deliver();
    expect(told).toEqual(['deaf', 'hearing']);
  });

  it('sends nothing while Redis is away, where it would only stand in line', async () => {
    line = 'held';
    redis.status = 'reconnecting';
    await wait(60_000);
    redis.status = 'ready';
    expect(held).toHaveLength(0);
    expect(told).toEqual(['deaf']);
  });

  it('says nothing more after its end, which is none of its faults', async () => {
    stop();
    line = 'lost';
    await wait(60_000);
    expect(told).toEqual(['disconnected']);
  });
});
