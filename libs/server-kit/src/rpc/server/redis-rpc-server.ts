import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CustomTransportStrategy, Server } from '@nestjs/microservices';
import type { Caller } from '@aivy/contracts';
import type { Redis, RedisOptions } from 'ioredis';
import { DEFAULT_PREFIX, GROUP, type ServiceKeys, serviceKeys } from '../keys.js';
import { type Link, openLink, whenReady } from '../link.js';
import { type Lane as LaneName, noRpcMetrics, type RpcMetrics } from '../metrics.js';
import { withinOr } from '../../service/within.js';
import { steadyNow } from '../steady-clock.js';
import { StreamClock } from '../stream-clock.js';
import { type Addressed, requireHandlers } from '../registry.js';
import { readTraits, type ServerTraits } from '../traits.js';
import { AckWriter } from './ack-writer.js';
import { EpochGuard } from './epoch-guard.js';
import { removeDeadConsumers } from './dead-consumers.js';
import { Heartbeat } from './heartbeat.js';
import { Lane } from './lane.js';
import { sampleQueue } from './queue-sample.js';
import { ReplyWriter } from './reply-writer.js';
import { RequestRunner } from './request-runner.js';
import { StreamRunner } from './stream-runner.js';
import { Sweeper } from './sweeper.js';

export interface RpcServerOptions {
  /** Name in the contracts; the address of its request streams. */
  service: string;
  redisUrl: string;
  /** Calls that must each have exactly one handler, and no other may have one; without it anything goes. */
  calls?: readonly Addressed[];
  /** Separates installations that share a Redis. Default `aivy`. */
  prefix?: string;
  /** Requests that may run at the same time. Default 256. */
  window?: number;
  /** The same for slow calls. Default 16. */
  slowWindow?: number;
  /** Milliseconds that `close` waits for running requests. Default 10000. */
  drainMs?: number;
  /** Runs each handler inside something of the process, for example the context of its log lines; the deadline is in steady milliseconds. */
  around?: (caller: Caller, work: () => unknown, deadline: number) => unknown;
  metrics?: RpcMetrics;
  /** Further ioredis options, for example of a Sentinel. */
  redis?: RedisOptions;
}

export interface RpcServerStatus {
  /** May this replica be counted as serving? Both connections up, the life of Redis known, not draining. */
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
/** What a handler of a stream that was cut off gets to clean up before the process leaves. */
const CLEAN_UP_MS = 1_000;
const SWEEP_MS = 500;
const SAMPLE_EVERY_SWEEPS = 8;

/** Nest transport over Redis Streams: every request runs on exactly one replica of the service. */
export class RedisRpcServer extends Server implements CustomTransportStrategy {
  override readonly transportId = Symbol('redis-streams');
  /** New at each start, so that a restarted process is not taken for the one before. */
  readonly replica = randomBytes(6).toString('base64url');
  private readonly keys: ServiceKeys;
  private readonly metrics: RpcMetrics;
  private readonly clock = new StreamClock();
  private link: Link | undefined;
  private traits: ServerTraits | undefined;
  private epoch: EpochGuard | undefined;
  private heartbeat: Heartbeat | undefined;
  private replies: ReplyWriter | undefined;
  private streams: StreamRunner | undefined;
  private lanes: Lane[] = [];
  private loops: Promise<void>[] = [];
  private sweeps: NodeJS.Timeout[] = [];
  private draining = false;
  private readonly patterns: string[] = [];

  constructor(private readonly options: RpcServerOptions) {
    super();
    this.keys = serviceKeys(options.prefix ?? DEFAULT_PREFIX, options.service);
    this.metrics = options.metrics ?? noRpcMetrics;
  }

  override addHandler(...[pattern, ...rest]: Parameters<Server['addHandler']>): void {
    this.patterns.push(String(pattern));
    super.addHandler(pattern, ...rest);
  }

  listen(callback: (error?: unknown) => void): void {
    this.start().then(() => callback(), callback);
  }

  readiness(): RpcServerStatus {
    const connected =
      this.link?.redis.status === 'ready' && this.lanes.every((lane) => lane.parts.reader.redis.status === 'ready');
    const epochKnown = this.epoch?.known ?? false;
    const inFlight = this.lanes.reduce((sum, lane) => sum + lane.inFlight, 0);
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
    for (const timer of this.sweeps) clearInterval(timer);
    for (const lane of this.lanes) lane.stop();
    // A Redis that stands still ends no loop. Patience with what is in hand, however long, is no reason to wait for it.
    await withinOr(this.endLoops(redis), Math.min(LOOPS_END_MS, deadline - steadyNow()), undefined);
    await this.whenIdle(deadline);
    if (this.streams && this.readiness().inFlight > 0) {
      this.streams.cutAll(`${this.options.service} is shutting down`);
      await this.whenIdle(steadyNow() + CLEAN_UP_MS);
    }
    if (redis.status === 'ready') await withinOr(this.sayGoodbye(redis), GOODBYE_MS, undefined).catch(() => undefined);
    this.streams?.close();
    for (const lane of this.lanes) lane.parts.reader.redis.disconnect();
    redis.disconnect();
  }

  /** @param until steady milliseconds */
  private async whenIdle(until: number): Promise<void> {
    while (this.readiness().inFlight > 0 && steadyNow() < until) await sleep(5);
  }

  private async start(): Promise<void> {
    const { service, calls } = this.options;
    if (calls) requireHandlers(service, calls, this.patterns);
    const link = this.open('server-write', 'w');
    this.link = link;
    await whenReady(link.redis);
    const traits = await readTraits(link.redis);
    this.traits = traits;
    const epoch = new EpochGuard(link.redis, this.keys.epoch, this.clock, () =>
      this.metrics.epochChanged(this.options.service),
    );
    this.epoch = epoch;
    link.redis.on('close', () => epoch.reset());
    link.redis.on('ready', () => void epoch.learn().catch(() => undefined));
    this.replies = new ReplyWriter(link, traits.replyTrim);
    this.heartbeat = new Heartbeat(link.redis, this.keys.heartbeat(this.replica), this.clock);
    this.streams = this.openStreams(link);
    const runner = new RequestRunner({
      service: this.options.service,
      handlers: this.messageHandlers,
      replies: this.replies,
      streams: this.streams,
      metrics: this.metrics,
      clock: this.clock,
      isWithdrawn: async ({ r, i }) => (await link.redis.exists(this.keys.withdrawn(r, i))) === 1,
      onBadAnswer: (pattern, error) => this.logger.error(`the answer of ${pattern} cannot be sent: ${String(error)}`),
      around: this.options.around,
      withHooks: (context, work) => this.runWithProcessingHooks(context, work),
    });
    await this.heartbeat.start();
    await epoch.learn();
    await this.streams?.listen();
    const slow = [...this.messageHandlers.values()].some((handler) => handler.extras?.['slow'] === true);
    const names: LaneName[] = slow ? ['fast', 'slow'] : ['fast'];
    for (const name of names) await this.openLane(name, link, epoch, runner);
  }

  private openStreams(link: Link): StreamRunner | undefined {
    if (![...this.messageHandlers.values()].some((handler) => handler.extras?.['stream'] !== undefined))
      return undefined;
    return new StreamRunner({
      producer: { k: this.keys.control(this.replica), h: this.keys.heartbeat(this.replica) },
      link,
      control: this.open('server-control', 'c'),
      streamed: (pattern, packets) => this.metrics.streamed(this.options.service, pattern, packets),
      onFault: (pattern, what, error) =>
        this.logger.error(`${pattern}: ${what}: ${String(error)}`, error instanceof Error ? error.stack : undefined),
    });
  }

  private open(role: 'server-write' | 'server-read' | 'server-control', tag: string): Link {
    const { redisUrl: url, redis = {}, service } = this.options;
    return openLink({ url, name: `rpc-${service}-${tag}:${this.replica}`, role, metrics: this.metrics, redis });
  }

  private async openLane(name: LaneName, link: Link, epoch: EpochGuard, runner: RequestRunner): Promise<void> {
    const { options, keys, metrics, traits, replies } = this;
    if (!traits || !replies) return;
    const stream = name === 'slow' ? keys.slow : keys.queue;
    const reader = this.open('server-read', `r-${name}`);
    reader.redis.on('close', () => epoch.reset());
    reader.redis.on('ready', () => void epoch.learn().catch(() => undefined));
    const lane = new Lane({
      name,
      stream,
      deadLetters: keys.deadLetters,
      replica: this.replica,
      blockMs: traits.blockMs,
      shareReader: traits.shareReader,
      reader,
      link,
      epoch,
      replies,
      window: name === 'slow' ? (options.slowWindow ?? SLOW_WINDOW) : (options.window ?? WINDOW),
      acks: new AckWriter(link, stream),
      onCount: (count) => metrics.inFlight(options.service, name, count),
    });
    await whenReady(reader.redis);
    await epoch.learn();
    await lane.createGroup();
    this.lanes.push(lane);
    const start = (entry: Parameters<RequestRunner['start']>[1]): void =>
      runner.start(lane, entry, { redelivered: false, stale: epoch.isStale(entry[0]) });
    this.loops.push(lane.run(start));
    this.sweeps.push(this.scheduleSweeps(lane, new Sweeper(keys, options.service, runner, metrics)));
  }

  private scheduleSweeps(lane: Lane, sweeper: Sweeper): NodeJS.Timeout {
    let sweeps = 0;
    const once = async (): Promise<void> => {
      if (lane.parts.link.redis.status !== 'ready') return;
      await sweeper.sweep(lane, () => this.draining);
      if (sweeps++ % SAMPLE_EVERY_SWEEPS === 0) await this.inspect(lane);
    };
    // After a drop something may have been delivered to the dead connection: look at once.
    lane.parts.link.redis.on('ready', () => void once().catch(() => undefined));
    // Spread, so that the replicas do not all ask at the same moment.
    return setInterval(() => void once().catch(() => undefined), SWEEP_MS * (0.8 + Math.random() * 0.4));
  }

  private async inspect({ parts: { link, stream, name } }: Lane): Promise<void> {
    this.metrics.queue({
      service: this.options.service,
      lane: name,
      ...(await sampleQueue(link.redis, stream, this.clock)),
    });
    await removeDeadConsumers(link.redis, stream, this.keys);
  }

  /** Wakes the blocked reads until the loops have ended; a read may have started just after the last attempt. */
  private async endLoops(redis: Redis): Promise<void> {
    let ended = false;
    const loops = Promise.all(this.loops).then(() => (ended = true));
    while (!ended && this.traits?.canUnblock) {
      await this.unblock(redis).catch(() => undefined);
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

  private async sayGoodbye(redis: Redis): Promise<void> {
    await Promise.all([this.replies?.settle(), this.streams?.settle()]);
    for (const { parts } of this.lanes) {
      await parts.acks.flush();
      const pending = await redis.xpending(parts.stream, GROUP, '-', '+', 1, this.replica);
      // Deleting a consumer forgets what it had read: only when there is nothing left.
      if (pending.length === 0) await redis.xgroup('DELCONSUMER', parts.stream, GROUP, this.replica);
    }
    if (this.streams) await redis.del(this.keys.control(this.replica));
    await this.heartbeat?.stop();
  }
}
