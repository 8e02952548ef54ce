import { DomainError } from '@aivy/contracts';
import type { RpcClient } from '../index.js';
import { caller, type readCall } from './test-calls.js';

/** How one call of a load ended. */
export interface Ended {
  n: number;
  code: string;
  /** Milliseconds it took. */
  ms: number;
}

export interface LoadOptions {
  concurrency: number;
  /** Milliseconds each execution takes. */
  ms?: number;
  /** Milliseconds a caller waits; default of the call otherwise. */
  deadlineMs?: number;
}

let next = 0;

/** One call, timed; never rejects. */
export async function timed(
  client: RpcClient,
  call: typeof readCall,
  options: { ms?: number | undefined; deadlineMs?: number | undefined } = {},
): Promise<Ended> {
  const n = ++next;
  const started = performance.now();
  const deadline = options.deadlineMs === undefined ? {} : { timeLeftMs: options.deadlineMs };
  let code = 'OK';
  try {
    const answer = await client.call(
      call,
      // One of many students, so that all shards are asked where there are several.
      { ...caller, userId: `u${n}` },
      { n, ...(options.ms !== undefined && { ms: options.ms }) },
      deadline,
    );
    if (answer.n !== n) code = 'MIXED-UP';
  } catch (error) {
    code = error instanceof DomainError ? error.code : String(error);
  }
  return { n, code, ms: performance.now() - started };
}

/** Keeps a number of calls outstanding until it is stopped. */
export class Load {
  private stopped = false;
  readonly ended: Ended[] = [];
  private readonly loops: Promise<void>[];

  constructor(
    private readonly client: RpcClient,
    private readonly call: typeof readCall,
    private readonly options: LoadOptions,
  ) {
    // Spread over the time that a call takes: calls that come in waves would all be with one replica.
    const spreadMs = (options.ms ?? 0) / options.concurrency;
    this.loops = Array.from({ length: options.concurrency }, (_, n) => this.loop(n * spreadMs));
  }

  /** Lets the calls that are on their way end; all results. */
  async stop(): Promise<Ended[]> {
    this.stopped = true;
    await Promise.all(this.loops);
    return this.ended;
  }

  private async loop(afterMs: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    while (!this.stopped) {
      const ended = await timed(this.client, this.call, this.options);
      this.ended.push(ended);
      // A caller whose call failed comes back a little later, as a person would.
      if (ended.code !== 'OK') await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** How many calls ended with each code. */
export function codes(ended: readonly Ended[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { code } of ended) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

export const failures = (ended: readonly Ended[]): Ended[] => ended.filter(({ code }) => code !== 'OK');
export const slowest = (ended: readonly Ended[]): number => ended.reduce((most, { ms }) => Math.max(most, ms), 0);
