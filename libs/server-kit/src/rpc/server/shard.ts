import { GROUP, type ServiceKeys } from '../keys.js';
import { type Link, whenReady } from '../link.js';
import type { Lane as LaneName, RpcMetrics } from '../metrics.js';
import type { StreamClock } from '../stream-clock.js';
import type { ServerTraits } from '../traits.js';
import { AckWriter } from './ack-writer.js';
import { removeDeadConsumers } from './dead-consumers.js';
import { EpochGuard } from './epoch-guard.js';
import { Heartbeat } from './heartbeat.js';
import { Lane } from './lane.js';
import { sampleQueue } from './queue-sample.js';
import type { ReplyWriter } from './reply-writer.js';
import type { RequestRunner } from './request-runner.js';
import { Sweeper } from './sweeper.js';
import type { Turns } from './turns.js';
import type { Window } from './window.js';

export interface ShardParts {
  service: string;
  /** Its number, from 0. */
  shard: number;
  keys: ServiceKeys;
  replica: string;
  /** Connection to the Redis that has the shard, for everything but blocking reads. */
  link: Link;
  /** That Redis' clock. */
  clock: StreamClock;
  traits: ServerTraits;
  replies: ReplyWriter;
  runner: RequestRunner;
  /** Opens a connection for blocking reads. */
  openReader(lane: LaneName): Link;
  windows: Readonly<Record<LaneName, Window>>;
  metrics: RpcMetrics;
  /** Of the takeovers of all shards: a message that kills replicas must be alone with its replica to be told from others. */
  turns: Turns;
  /** Is this replica leaving? */
  stopping(): boolean;
}

const SWEEP_MS = 500;
const SAMPLE_EVERY_SWEEPS = 8;

/**
 * One shard of a service as one replica serves it: its request streams, what is known of the Redis that has them, and
 * the sign that this replica lives.
 */
export class Shard {
  private readonly epoch: EpochGuard;
  private readonly heartbeat: Heartbeat;
  private readonly lanes: Lane[] = [];
  private readonly loops: Promise<void>[] = [];
  private readonly sweeps: NodeJS.Timeout[] = [];

  constructor(private readonly parts: ShardParts) {
    const { link, keys, clock, metrics, service } = parts;
    this.epoch = new EpochGuard(link.redis, keys, clock, () => metrics.epochChanged(service));
    this.heartbeat = new Heartbeat(link.redis, keys.heartbeat(parts.replica), clock);
    this.learnAfterReconnects(link);
  }

  get link(): Link {
    return this.parts.link;
  }

  get connected(): boolean {
    const { link } = this.parts;
    return link.redis.status === 'ready' && this.lanes.every((lane) => lane.parts.reader.redis.status === 'ready');
  }

  get epochKnown(): boolean {
    return this.epoch.known;
  }

  /** Says that this replica lives. */
  async appear(): Promise<void> {
    await whenReady(this.parts.link.redis);
    await this.heartbeat.start();
    await this.epoch.learn();
  }

  /** Begins to read. */
  async open(names: readonly LaneName[]): Promise<void> {
    for (const name of names) await this.openLane(name);
  }

  /** Reads no more; `ended` resolves when the last read is over. */
  stop(): void {
    for (const timer of this.sweeps) clearInterval(timer);
    for (const lane of this.lanes) lane.stop();
  }

  ended(): Promise<unknown> {
    return Promise.all(this.loops);
  }

  /** Settles what was acknowledged and takes back the sign of life. */
  async sayGoodbye(): Promise<void> {
    const { link, replica } = this.parts;
    for (const { parts } of this.lanes) {
      await parts.acks.flush();
      const pending = await link.redis.xpending(parts.stream, GROUP, '-', '+', 1, replica);
      // Deleting a consumer forgets what it had read: only when there is nothing left.
      if (pending.length === 0) await link.redis.xgroup('DELCONSUMER', parts.stream, GROUP, replica);
    }
    await this.heartbeat.stop();
  }

  disconnect(): void {
    for (const lane of this.lanes) lane.parts.reader.redis.disconnect();
    this.parts.link.redis.disconnect();
  }

  private learnAfterReconnects({ redis }: Link): void {
    redis.on('close', () => this.epoch.reset());
    redis.on('ready', () => void this.epoch.learn().catch(() => undefined));
  }

  private async openLane(name: LaneName): Promise<void> {
    const { keys, traits, link, clock, replica, replies, runner, service, metrics, windows } = this.parts;
    const stream = name === 'slow' ? keys.slow : keys.queue;
    const reader = this.parts.openReader(name);
    this.learnAfterReconnects(reader);
    const { epoch } = this;
    const lane = new Lane({
      name,
      stream,
      deadLetters: keys.deadLetters,
      replica,
      blockMs: traits.blockMs,
      shareReader: traits.shareReader,
      reader,
      link,
      epoch,
      clock,
      replies,
      window: windows[name],
      acks: new AckWriter(link, stream),
      isWithdrawn: async ({ r, i }) => (await link.redis.exists(keys.withdrawn(r, i))) === 1,
    });
    await whenReady(reader.redis);
    await epoch.learn();
    await lane.createGroup();
    this.lanes.push(lane);
    const start = (entry: Parameters<RequestRunner['start']>[1]): void =>
      runner.start(lane, entry, { redelivered: false, stale: epoch.isStale(entry[0]) });
    this.loops.push(lane.run(start));
    this.sweeps.push(this.scheduleSweeps(lane, new Sweeper(keys, service, runner, metrics, this.parts.turns)));
  }

  private scheduleSweeps(lane: Lane, sweeper: Sweeper): NodeJS.Timeout {
    let sweeps = 0;
    const once = async (): Promise<void> => {
      if (lane.parts.link.redis.status !== 'ready') return;
      await sweeper.sweep(lane, this.parts.stopping);
      if (sweeps++ % SAMPLE_EVERY_SWEEPS === 0) await this.inspect(lane);
    };
    // After a drop something may have been delivered to the dead connection: look at once.
    lane.parts.link.redis.on('ready', () => void once().catch(() => undefined));
    // Spread, so that the replicas do not all ask at the same moment.
    return setInterval(() => void once().catch(() => undefined), SWEEP_MS * (0.8 + Math.random() * 0.4));
  }

  private async inspect({ parts: { link, stream, name } }: Lane): Promise<void> {
    const { metrics, service, shard, clock, keys } = this.parts;
    metrics.queue({ service, lane: name, shard, ...(await sampleQueue(link.redis, stream, clock)) });
    await removeDeadConsumers(link.redis, stream, keys);
  }
}
