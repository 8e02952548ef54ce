import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CustomTransportStrategy, Server } from '@nestjs/microservices';
import type { Caller } from '@aivy/contracts';
import type { Redis, RedisOptions } from 'ioredis';
import { DEFAULT_PREFIX, type ServiceKeys, serviceKeys } from '../keys.js';
import { ByPlace } from '../../redis/by-place.js';
import { type AnyLink, type Link, openAnyLink, openLink, whenReady } from '../link.js';
import { type Lane as LaneName, noRpcMetrics, type RpcMetrics } from '../metrics.js';
import { withinOr } from '../../time/within.js';
import type { Span, Tracer } from '../../request/span.js';
import { steadyNow } from '../../time/steady-clock.js';
import { StreamClock } from '../stream-clock.js';
import { type Addressed, requireHandlers } from '../registry.js';
import { readTraits, type ServerTraits } from '../traits.js';
import { ReplyWriter } from './reply-writer.js';
import { RequestRunner } from './request-runner.js';
import { Shard } from './shard.js';
import { Turns } from './turns.js';
import { Window } from './window.js';

export interface RpcServerOptions {
  /** Name in the contracts; the address of its request streams. */
  service: string;
  redisUrl: string;
  /** Calls that must each have exactly one handler, and no other may have one; without it anything goes. */
  calls?: readonly Addressed[];
  /** Separates installations that share a Redis. Default `aivy`. */
  prefix?: string;
  /** Request streams that are read, at least as many as any caller writes to. Default 1. */
  shards?: number;
  /** Requests that may run at the same time, over all shards. Default 256. */
  window?: number;
  /** The same for slow calls. Default 16. */
  slowWindow?: number;
  /** Milliseconds that `close` waits for running requests. Default 10000. */
  drainMs?: number;
  /**
   * Runs each handler inside something of the process, for example the context of its log lines; the deadline is in steady
   * milliseconds, and the span that of the request, where there is a trace.
   */
  around?: (caller: Caller, work: () => unknown, deadline: number, span: Span | undefined) => unknown;
  /** Makes a span of each request. */
  tracer?: Tracer | undefined;
  metrics?: RpcMetrics;
  /** Further ioredis options, for example of a Sentinel. */
  redis?: RedisOptions;
}

export interface RpcServerStatus {
  /** May this replica be counted as serving? All connections up, the life of each Redis known, not draining. */
  ready: boolean;
  draining: boolean;
  connected: boolean;
  epochKnown: boolean;
  inFlight: number;
}

const WINDOW = 256;
const SLOW_WINDOW = 16;
const DRAIN_MS = 10_000;
/** For the reading loops to end; a Redis that answers ends them at once. */
const LOOPS_END_MS = 5_000;
const GOODBYE_MS = 1_000;

/** Nest transport over Redis Streams: every request runs on exactly one replica of the service. */
export class RedisRpcServer extends Server implements CustomTransportStrategy {
  override readonly transportId = Symbol('redis-streams');
  /** New at each start, so that a restarted process is not taken for the one before. */
  readonly replica = randomBytes(6).toString('base64url');
  private readonly prefix: string;
  private readonly metrics: RpcMetrics;
  private readonly windows: Record<LaneName, Window>;
  private link: Link | undefined;
  /** By which answers leave. */
  private out: AnyLink | undefined;
  private traits: ServerTraits | undefined;
  private replies: ReplyWriter | undefined;
  private shards: Shard[] = [];
  private started = false;
  private draining = false;
  private readonly patterns: string[] = [];

  constructor(private readonly options: RpcServerOptions) {
    super();
    this.prefix = options.prefix ?? DEFAULT_PREFIX;
    this.metrics = options.metrics ?? noRpcMetrics;
    const windowOf = (lane: LaneName, size: number): Window =>
      new Window(size, options.shards, (count) => this.metrics.inFlight(options.service, lane, count));
    this.windows = {
      fast: windowOf('fast', options.window ?? WINDOW),
      slow: windowOf('slow', options.slowWindow ?? SLOW_WINDOW),
    };
  }

  override addHandler(...[pattern, ...rest]: Parameters<Server['addHandler']>): void {
    this.patterns.push(String(pattern));
    super.addHandler(pattern, ...rest);
  }

  listen(callback: (error?: unknown) => void): void {
    this.start().then(() => callback(), callback);
  }

  readiness(): RpcServerStatus {
    const connected = this.started && this.shards.every((shard) => shard.connected);
    const epochKnown = this.started && this.shards.every((shard) => shard.epochKnown);
    const inFlight = this.windows.fast.inFlight + this.windows.slow.inFlight;
    return {
      ready: connected && epochKnown && !this.draining,
      draining: this.draining,
      connected,
      epochKnown,
      inFlight,
    };
  }

  on(): void {
    throw new Error('this transport has no events; use readiness()');
  }

  unwrap<T = Redis>(): T {
    return this.link?.redis as T;
  }

  /** Stops reading, finishes what runs, sends every answer, says goodbye. */
  async close(): Promise<void> {
    if (this.draining || !this.link) return;
    this.draining = true;
    const { redis } = this.link;
    const deadline = steadyNow() + (this.options.drainMs ?? DRAIN_MS);
    for (const shard of this.shards) shard.stop();
    // A Redis that stands still ends no loop. Patience with what is in hand, however long, is no reason to wait for it.
    await withinOr(this.endLoops(), Math.min(LOOPS_END_MS, deadline - steadyNow()), undefined);
    await this.whenIdle(deadline);
    await withinOr(this.sayGoodbye(), GOODBYE_MS, undefined).catch(() => undefined);
    for (const shard of this.shards) shard.disconnect();
    this.out?.redis.disconnect();
    redis.disconnect();
  }

  /** @param until steady milliseconds */
  private async whenIdle(until: number): Promise<void> {
    while (this.readiness().inFlight > 0 && steadyNow() < until) await sleep(5);
  }

  private async start(): Promise<void> {
    const { service, calls, shards = 1 } = this.options;
    if (calls) requireHandlers(service, calls, this.patterns);
    const keysOf = (shard: number): ServiceKeys => serviceKeys(this.prefix, service, shard);
    const places = new ByPlace(this.options.redisUrl, (key) => this.openPlace(key));
    const { link } = places.at(keysOf(0).queue);
    this.link = link;
    await whenReady(link.redis);
    const out = openAnyLink(this.options.redisUrl, link);
    this.out = out;
    const found = await readTraits(link.redis);
    // Only where answers go to the Redis that requests come from.
    const traits = { ...found, shareReader: found.shareReader && out === link };
    this.traits = traits;
    const replies = new ReplyWriter(out, traits.replyTrim);
    this.replies = replies;
    const runner = this.createRunner(replies);
    const turns = new Turns();
    this.shards = Array.from(
      { length: shards },
      (_, shard) =>
        new Shard({
          service,
          shard,
          keys: keysOf(shard),
          replica: this.replica,
          ...places.at(keysOf(shard).queue),
          traits,
          replies,
          runner,
          windows: this.windows,
          turns,
          metrics: this.metrics,
          openReader: (lane) =>
            this.open('server-read', shard === 0 ? `r-${lane}` : `r-${lane}-${shard}`, keysOf(shard).queue),
          stopping: () => this.draining,
        }),
    );
    await Promise.all(this.shards.map((shard) => shard.appear()));
    const slow = [...this.messageHandlers.values()].some((handler) => handler.extras?.['slow'] === true);
    await Promise.all(this.shards.map((shard) => shard.open(slow ? ['fast', 'slow'] : ['fast'])));
    this.started = true;
  }

  private createRunner(replies: ReplyWriter): RequestRunner {
    return new RequestRunner({
      service: this.options.service,
      handlers: this.messageHandlers,
      replies,
      metrics: this.metrics,
      onBadAnswer: (pattern, error) => this.logger.error(`the answer of ${pattern} cannot be sent: ${String(error)}`),
      around: this.options.around,
      tracer: this.options.tracer,
      withHooks: (context, work) => this.runWithProcessingHooks(context, work),
    });
  }

  /** A Redis that has shards of ours, and its clock. */
  private openPlace(key: string): { link: Link; clock: StreamClock } {
    const link = this.open('server-write', 'w', key);
    // One of each kind for every shard.
    link.redis.setMaxListeners(0);
    return { link, clock: new StreamClock() };
  }

  private open(role: 'server-write' | 'server-read', tag: string, key: string): Link {
    const { redisUrl: url, redis = {}, service } = this.options;
    return openLink({ url, key, name: `rpc-${service}-${tag}:${this.replica}`, role, metrics: this.metrics, redis });
  }

  /** Wakes the blocked reads until the loops have ended; a read may have started just after the last attempt. */
  private async endLoops(): Promise<void> {
    let ended = false;
    const loops = Promise.all(this.shards.map((shard) => shard.ended())).then(() => (ended = true));
    while (!ended && this.traits?.canUnblock) {
      const servers = new Set(this.shards.map(({ link }) => link.redis));
      await Promise.all([...servers].map((redis) => this.unblock(redis).catch(() => undefined)));
      await withinOr(loops, 50, undefined);
    }
    await loops;
  }

  private async unblock(redis: Redis): Promise<void> {
    const list = String(await redis.client('LIST'));
    for (const line of list.split('\n')) {
      const id = /^id=(\d+) /.exec(line)?.[1];
      if (id && line.includes(`-r-`) && line.includes(`:${this.replica} `)) await redis.client('UNBLOCK', id);
    }
  }

  private async sayGoodbye(): Promise<void> {
    await this.replies?.settle();
    const there = this.shards.filter(({ link }) => link.redis.status === 'ready');
    await Promise.all(there.map((shard) => shard.sayGoodbye()));
  }
}
