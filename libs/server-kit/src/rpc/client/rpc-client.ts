import { randomBytes } from 'node:crypto';
import type * as z from 'zod/mini';
import { type Caller, DEFAULT_DEADLINE_MS, type DomainError } from '@aivy/contracts';
import type { RedisOptions } from 'ioredis';
import { withinOr } from '../../time/within.js';
import { deadlineFor, traceparentOf } from '../deadline.js';
import type { ReplyPacket, RpcEnvelope } from '../envelope.js';
import { outcomeUnknown, toDomainError, unavailable } from '../faults.js';
import { DEFAULT_PREFIX, replyKey, serviceKeys } from '../keys.js';
import { type Link, openLink, whenReady } from '../link.js';
import { noRpcMetrics, type RpcMetrics } from '../metrics.js';
import type { AnyCall } from '../rpc-handler.js';
import { steadyNow } from '../../time/steady-clock.js';
import { shardOf } from '../shards.js';
import { AbandonedCalls } from './abandoned.js';
import { AbsentServices } from './absent-services.js';
import { callSpan } from './call-span.js';
import { fateOf, runsSomewhere } from './fate.js';
import { Lines } from './lines.js';
import { type Address, type Destination, type OutstandingCall, OutstandingCalls } from './outstanding.js';
import { ReplyReader } from './reply-reader.js';

export interface RpcClientOptions {
  redisUrl: string;
  /** Separates installations that share a Redis; the services must use the same. Default `aivy`. */
  prefix?: string;
  /** Name of the calling process, part of its reply address. */
  source: string;
  /** Request streams of each service that calls are spread over; every replica must read as many. Default 1. */
  shards?: number;
  /** Calls outstanding per service and lane; more are refused at once. Default 256. */
  maxOutstanding?: number;
  /** Milliseconds that `close` waits for answers. Default 5000. */
  drainMs?: number;
  metrics?: RpcMetrics;
  /** Further ioredis options, for example of a Sentinel. */
  redis?: RedisOptions;
}

export interface RpcCallOptions {
  /** Milliseconds after which the caller stops waiting; default: the call's own deadline. A running request shortens it. */
  timeLeftMs?: number;
  /**
   * Milliseconds within which a service must have started it, for calls that may take long; default: any time before
   * the deadline. A caller whose service or Redis is gone then hears so soon, and nothing is started any more.
   */
  startWithinMs?: number;
  /** Aborted when nobody waits any more: a request that is not started yet will not be. */
  signal?: AbortSignal;
  /**
   * Called once, when nothing of the call is under way any more: with its outcome, or, of one that nobody waits for, when
   * no replica works at it.
   */
  onOver?: () => void;
  /** Sent to the service, which stores it with its transaction. */
  idempotencyKey?: string;
}

export interface RpcClientStatus {
  /** Both connections are up and nothing is closing. */
  ready: boolean;
  draining: boolean;
  outstanding: number;
}

const MAX_OUTSTANDING = 256;
const DRAIN_MS = 5_000;
/** How often a call that takes long is looked after. */
const LOOK_AFTER_MS = 1_000;

/**
 * Calls services over Redis Streams; one client reaches every service. A call ends with its output or with a
 * DomainError, at the latest at its deadline: SERVICE-UNAVAILABLE when it surely did not take effect or may simply
 * be asked again, OUTCOME-UNKNOWN when a write may have happened.
 */
export class RpcClient {
  private readonly id: string;
  private readonly prefix: string;
  private readonly metrics: RpcMetrics;
  private readonly calls: OutstandingCalls;
  private readonly abandoned = new AbandonedCalls();
  private readonly absent = new AbsentServices();
  /** Is the service without a live replica? Known only after a call to it ran out of time. */
  readonly isAbsent = (service: string): Promise<boolean> => this.absent.hasNow(service);
  private readonly fast = new Map<string, Destination>();
  private readonly slow = new Map<string, Destination>();
  /** Key by which its answers come. */
  readonly reply: string;
  private lines: Lines | undefined;
  private replies: Link | undefined;
  private reader: ReplyReader | undefined;
  private connecting: Promise<void> | undefined;
  private closing = false;
  private sequence = 0;

  constructor(private readonly options: RpcClientOptions) {
    this.id = `${options.source}-${randomBytes(6).toString('base64url')}`;
    this.prefix = options.prefix ?? DEFAULT_PREFIX;
    this.reply = replyKey(this.prefix, this.id);
    this.metrics = options.metrics ?? noRpcMetrics;
    this.calls = new OutstandingCalls(this.metrics, (call) => void this.lookAfter(call));
  }

  /** Resolves when Redis answers. Calls connect by themselves; a boot may wait for it. */
  connect(): Promise<void> {
    if (this.closing) return Promise.reject(unavailable('the RPC client is closed'));
    return (this.connecting ??= this.openLines());
  }

  /**
   * @param caller who asks; reaches the handler as `request.caller`. A handler that calls on hands on the caller it got
   *   (or a copy): with it go the deadline, less 50 ms, and the trace
   * @throws DomainError of the catalogue
   */
  call<C extends AnyCall>(
    call: C,
    caller: Caller,
    input: z.infer<C['input']>,
    options: RpcCallOptions = {},
  ): Promise<z.infer<C['output']>> {
    const now = steadyNow();
    const deadline = deadlineFor(caller, now + (options.timeLeftMs ?? call.deadlineMs ?? DEFAULT_DEADLINE_MS));
    const startBy = Math.min(deadline, now + (options.startWithinMs ?? Number.POSITIVE_INFINITY));
    const to = this.destination(call);
    const refusal = this.refusal(call, to, startBy - now, options.signal);
    if (refusal) {
      this.metrics.called({ service: call.service, pattern: call.pattern, code: refusal.code, ms: 0 });
      options.onOver?.();
      return new Promise((_resolve, reject) => setImmediate(() => reject(refusal)));
    }
    const span = callSpan(call);
    const envelope: RpcEnvelope = {
      v: 1,
      i: (++this.sequence).toString(36),
      p: call.pattern,
      r: this.reply,
      d: 0,
      e: 0,
      s: undefined,
      w: Math.ceil(deadline - now),
      t: span?.traceparent ?? traceparentOf(caller),
      k: options.idempotencyKey,
      f: call.idempotent ? 1 : undefined,
      u: caller,
      b: input,
    };
    const { signal } = options;
    const at = this.addressOf(to, caller);
    return new Promise<unknown>((resolve, reject) => {
      const outstanding: OutstandingCall = {
        to,
        at,
        envelope,
        deadline,
        startBy,
        due: startBy,
        state: 'waiting',
        startedAt: now,
        span,
        onOver: options.onOver,
        resolve,
        reject,
      };
      this.calls.add(outstanding);
      if (signal) {
        const withdraw = (): void => this.withdraw(outstanding);
        signal.addEventListener('abort', withdraw);
        outstanding.forgetSignal = () => signal.removeEventListener('abort', withdraw);
      }
      this.write(outstanding);
    }) as Promise<z.infer<C['output']>>;
  }

  readiness(): RpcClientStatus {
    return {
      ready: !this.closing && this.lines?.isReady === true && this.replies?.redis.status === 'ready',
      draining: this.closing,
      outstanding: this.calls.size,
    };
  }

  /** Refuses new calls, waits for the answers that are on their way, then disconnects. */
  async close(): Promise<void> {
    if (this.closing) return;
    this.closing = true;
    await withinOr(this.calls.whenIdle(), this.options.drainMs ?? DRAIN_MS, undefined);
    for (const call of this.calls.all()) {
      const harmless = call.envelope.f === 1 || call.state === 'waiting';
      this.calls.fail(
        call,
        harmless ? unavailable('the caller is shutting down') : outcomeUnknown('the caller is shutting down'),
      );
    }
    this.abandoned.close();
    this.absent.close();
    this.reader?.close();
    await this.lines?.close();
  }

  private async openLines(): Promise<void> {
    const { redisUrl: url, redis = {} } = this.options;
    this.lines = new Lines({
      redisUrl: url,
      redis,
      id: this.id,
      replyKey: this.reply,
      metrics: this.metrics,
      calls: this.calls,
    });
    this.replies = openLink({
      url,
      key: this.reply,
      name: `rpc-r:${this.id}`,
      role: 'client-replies',
      metrics: this.metrics,
      redis,
    });
    this.reader = new ReplyReader(this.replies, this.reply, (packet) => this.received(packet));
    void this.reader.run();
    await Promise.all([this.lines.whenReady(), whenReady(this.replies.redis)]);
  }

  private refusal(
    call: Pick<AnyCall, 'pattern' | 'service'>,
    to: Destination,
    remainingMs: number,
    signal: AbortSignal | undefined,
  ): DomainError | undefined {
    if (this.closing) return unavailable('the RPC client is closed');
    if (signal?.aborted) return unavailable('nobody waits any more');
    if (remainingMs <= 0) return unavailable(`no time is left for ${call.pattern}`);
    if (this.absent.has(call.service)) return unavailable(`${call.service} has no live replica`);
    if (to.outstanding >= (this.options.maxOutstanding ?? MAX_OUTSTANDING))
      return unavailable(`${call.service} is overloaded`);
    return undefined;
  }

  private received(packet: ReplyPacket): void {
    const call = this.calls.get(packet.i);
    if (!call) {
      this.metrics.lateReply();
      if (packet.d) this.abandoned.ended(packet.i);
    } else if (packet.e) this.calls.fail(call, toDomainError(packet.e, packet.e.message));
    // JSON has no undefined: a handler that returns nothing answers null, as `nothing` of the contracts says.
    else if (packet.d) this.calls.finish(call, packet.v ?? null);
  }

  private write(call: OutstandingCall): void {
    call.at.line.writer.write(call);
  }

  /** A call is due: it must run by now, or its time is over. */
  private async lookAfter(call: OutstandingCall): Promise<void> {
    if (steadyNow() < call.deadline && (await runsSomewhere(call))) {
      call.due = Math.min(call.deadline, steadyNow() + LOOK_AFTER_MS);
      return;
    }
    this.absent.suspect(call);
    this.calls.fail(call, await fateOf(call));
  }

  private withdraw(call: OutstandingCall): void {
    if (this.calls.get(call.envelope.i) !== call) return;
    const harmless = call.envelope.f === 1 || call.state === 'waiting';
    const { i, r } = call.envelope;
    const { line, keys } = call.at;
    line.writer.withdraw(call, keys.withdrawn(r, i));
    if (call.onOver && call.state !== 'waiting') {
      this.abandoned.add(call, call.onOver);
      call.onOver = undefined;
    }
    this.calls.fail(call, harmless ? unavailable('nobody waits any more') : outcomeUnknown('nobody waits any more'));
  }

  private destination(call: Pick<AnyCall, 'pattern' | 'service' | 'slow'>): Destination {
    const known = call.slow ? this.slow : this.fast;
    let to = known.get(call.service);
    if (!to) {
      to = { service: call.service, lane: call.slow ? 'slow' : 'fast', outstanding: 0, shards: [] };
      known.set(call.service, to);
    }
    return to;
  }

  private addressOf({ service, lane, shards }: Destination, caller: Caller): Address {
    const shard = shardOf(caller, this.options.shards ?? 1);
    return (shards[shard] ??= this.open(service, lane, shard));
  }

  /** Connects where that has not been done yet: nobody waits for it, the request leaves when Redis is there. */
  private open(service: string, lane: Destination['lane'], shard: number): Address {
    this.connect().catch(() => undefined);
    const keys = serviceKeys(this.prefix, service, shard);
    const stream = lane === 'slow' ? keys.slow : keys.queue;
    return { stream, keys, line: this.lines!.to(stream) };
  }
}
