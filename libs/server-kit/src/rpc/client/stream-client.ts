import {
  type Caller,
  DEFAULT_PACKET_WITHIN_MS,
  DEFAULT_STREAM_WINDOW,
  type DomainError,
  type StreamCall,
} from '@aivy/contracts';
import type { RedisOptions } from 'ioredis';
import { BatchReader } from '../batch-reader.js';
import { deadlineFor, traceparentOf } from '../deadline.js';
import type { ReplyPacket } from '../envelope.js';
import { outcomeUnknown, unavailable } from '../faults.js';
import { FIELD } from '../keys.js';
import { type Link, openLink } from '../link.js';
import type { RpcMetrics } from '../metrics.js';
import { steadyNow } from '../steady-clock.js';
import { callSpan } from './call-span.js';
import { ControlWriter } from './control-writer.js';
import type { Address, Destination, OutstandingCall, OutstandingCalls } from './outstanding.js';
import { PacketStream } from './packet-stream.js';
import type { RpcStreamOptions } from './rpc-client.js';

export interface StreamClientParts {
  redisUrl: string;
  redis: RedisOptions;
  /** Id of the calling process. */
  id: string;
  /** Key that the packets for this process come by. */
  packetKey: string;
  metrics: RpcMetrics;
  calls: OutstandingCalls;
  /** Connection by which a key is reached, once there is one. */
  linkTo(key: string): Link | undefined;
  /** Id of a request, unique within this process. */
  nextId(): string;
  destination(call: StreamCall): Destination;
  /** The request stream of a caller. */
  addressOf(to: Destination, caller: Caller): Address;
  /** Why a call may not be made now. */
  refusal(call: StreamCall, to: Destination, remainingMs: number, signal?: AbortSignal): DomainError | undefined;
  /** Writes a request now, or when Redis is there. */
  write(call: OutstandingCall): void;
  /** Takes back a request whose reader has left before it began. */
  takeBack(call: OutstandingCall): void;
  /** What to tell the reader of a stream that did not begin in time. */
  fateOf(call: OutstandingCall): Promise<DomainError>;
}

interface OpenStream {
  call: OutstandingCall;
  stream: PacketStream;
}

/** How often a reader says that it lives and looks whether its producers do. */
const SIGN_OF_LIFE_MS = 500;
/** A producer has no heartbeat for a moment when Redis lost its memory; twice in a row it is gone. */
const MISSES_TO_BE_GONE = 2;
const PACKET_STREAM_TTL_MS = 30_000;

/** The streams that this process reads. Their packets come by a key and a connection of their own, opened at the first. */
export class StreamClient {
  private readonly open = new Map<string, OpenStream>();
  private readonly control: ControlWriter;
  private readonly reader: BatchReader<ReplyPacket>;
  private readonly misses = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly parts: StreamClientParts) {
    const { redisUrl: url, redis, id, metrics, packetKey } = parts;
    const link = openLink({ url, key: packetKey, name: `rpc-s:${id}`, role: 'client-packets', metrics, redis });
    this.control = new ControlWriter((key) => parts.linkTo(key));
    this.reader = new BatchReader(link, packetKey, (packet: ReplyPacket) => this.received(packet), 1);
    void this.reader.run();
  }

  /** Asks for a stream. */
  begin(call: StreamCall, caller: Caller, input: unknown, options: RpcStreamOptions): PacketStream {
    const { parts } = this;
    const { signal } = options;
    const now = steadyNow();
    const packetWithinMs = options.packetWithinMs ?? call.packetWithinMs ?? DEFAULT_PACKET_WITHIN_MS;
    const deadline = deadlineFor(caller, now + (options.timeLeftMs ?? call.deadlineMs));
    const startBy = Math.min(deadline, now + (options.startWithinMs ?? packetWithinMs));
    const window = call.window ?? DEFAULT_STREAM_WINDOW;
    const stream = new PacketStream({
      call,
      window,
      packetWithinMs,
      allow: () => this.allow(outstanding, stream),
      left: () => {
        this.cancel(outstanding, stream);
        parts.calls.finish(outstanding, undefined);
      },
    });
    const to = parts.destination(call);
    const refusal = parts.refusal(call, to, startBy - now, signal);
    if (refusal) {
      parts.metrics.called({ service: call.service, pattern: call.pattern, code: refusal.code, ms: 0 });
      stream.fail(refusal, true);
      return stream;
    }
    const span = callSpan(call);
    const outstanding: OutstandingCall = {
      to,
      at: parts.addressOf(to, caller),
      envelope: {
        v: 1,
        i: parts.nextId(),
        p: call.pattern,
        r: parts.packetKey,
        d: 0,
        e: 0,
        s: undefined,
        w: Math.ceil(deadline - now),
        t: span?.traceparent ?? traceparentOf(caller),
        k: options.idempotencyKey,
        // Never run again by itself, whatever the contract says: its packets may have been seen.
        f: undefined,
        u: caller,
        n: { c: window, g: packetWithinMs },
        b: input,
      },
      deadline,
      startBy,
      due: startBy,
      state: 'waiting',
      startedAt: now,
      span,
      resolve: (value) => {
        this.remove(outstanding);
        stream.finish(value);
      },
      reject: (error) => {
        this.remove(outstanding);
        stream.fail(error, signal?.aborted === true || steadyNow() >= deadline);
      },
    };
    this.add(outstanding, stream);
    signal?.addEventListener('abort', () => this.abort(outstanding, stream), { once: true });
    parts.write(outstanding);
    return stream;
  }

  /** Packets have somewhere to go before any request is written. */
  createPacketStream(): void {
    const link = this.parts.linkTo(this.parts.packetKey);
    if (link?.redis.status !== 'ready') return;
    link.cork();
    link.redis.xadd(this.parts.packetKey, '*', FIELD, '[]').catch(() => undefined);
    link.redis.pexpire(this.parts.packetKey, PACKET_STREAM_TTL_MS).catch(() => undefined);
  }

  owns(call: OutstandingCall): boolean {
    return this.open.has(call.envelope.i);
  }

  /** A stream is due: it must have begun, or its next packet have come, or its time is over. */
  lookAfter(call: OutstandingCall): void {
    const entry = this.open.get(call.envelope.i);
    if (!entry) return;
    const { stream } = entry;
    const { p } = call.envelope;
    const now = steadyNow();
    if (now < call.deadline && stream.producer && now < stream.packetDue)
      call.due = Math.min(call.deadline, stream.packetDue);
    else if (stream.producer)
      this.fail(entry, now < call.deadline ? `no packet of ${p} came in time` : `the time for ${p} is over`);
    else void this.failUnbegun(call);
  }

  /** Says of every stream that nobody reads it any more. */
  cancelAll(): void {
    for (const { call, stream } of this.open.values()) this.cancel(call, stream);
    this.control.flush();
  }

  close(): void {
    clearInterval(this.timer);
    this.reader.close();
    const link = this.parts.linkTo(this.parts.packetKey);
    if (link?.redis.status === 'ready') link.redis.del(this.parts.packetKey).catch(() => undefined);
  }

  private add(call: OutstandingCall, stream: PacketStream): void {
    this.parts.calls.add(call);
    this.open.set(call.envelope.i, { call, stream });
    this.createPacketStream();
    this.timer ??= setInterval(() => this.signOfLife(), SIGN_OF_LIFE_MS);
  }

  private remove(call: OutstandingCall): void {
    this.open.delete(call.envelope.i);
    if (this.open.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
    this.misses.clear();
  }

  /** The reader has room for more. */
  private allow({ envelope }: OutstandingCall, { producer, credit }: PacketStream): void {
    if (producer) this.control.say(producer.k, { r: envelope.r, i: envelope.i, n: credit });
  }

  /** Nobody reads any more: its producer is told, or will not begin. */
  private cancel(call: OutstandingCall, { producer }: PacketStream): void {
    if (producer) this.control.say(producer.k, { r: call.envelope.r, i: call.envelope.i, x: 1 });
    else this.parts.takeBack(call);
  }

  private abort(call: OutstandingCall, stream: PacketStream): void {
    if (!this.owns(call)) return;
    this.cancel(call, stream);
    const why = 'nobody waits any more';
    this.parts.calls.fail(call, call.state === 'waiting' ? unavailable(why) : outcomeUnknown(why));
  }

  private received(packet: ReplyPacket): void {
    const entry = this.open.get(packet.i);
    if (!entry) return this.late(packet);
    const { call, stream } = entry;
    const taken = stream.take(packet);
    if (taken === 'more') {
      // From here on it is due with its packets.
      if (packet.q === 0) call.due = Math.min(call.deadline, stream.packetDue);
      return;
    }
    if ('final' in taken) this.parts.calls.finish(call, taken.final);
    else {
      // A producer that has not said that it ended is told.
      if (packet.d !== 1) this.cancel(call, stream);
      this.parts.calls.fail(call, taken.fault);
    }
  }

  private late({ i, c }: ReplyPacket): void {
    this.parts.metrics.lateReply();
    // It began after its reader had left.
    if (c) this.control.say(c.k, { r: this.parts.packetKey, i, x: 1 });
  }

  private async failUnbegun(call: OutstandingCall): Promise<void> {
    const error = await this.parts.fateOf(call);
    const entry = this.open.get(call.envelope.i);
    if (entry?.stream.producer) this.cancel(call, entry.stream);
    this.parts.calls.fail(call, error);
  }

  private fail({ call, stream }: OpenStream, cause: string): void {
    this.cancel(call, stream);
    this.parts.calls.fail(call, outcomeUnknown(cause));
  }

  private signOfLife(): void {
    const home = this.parts.linkTo(this.parts.packetKey);
    if (home?.redis.status === 'ready')
      home.redis.pexpire(this.parts.packetKey, PACKET_STREAM_TTL_MS).then(
        (exists) => {
          if (exists === 0) this.createPacketStream();
        },
        () => undefined,
      );
    for (const { call, stream } of this.open.values()) this.allow(call, stream);
    for (const heartbeat of new Set([...this.open.values()].map(({ stream }) => stream.producer?.h)))
      if (heartbeat !== undefined) this.lookFor(heartbeat);
  }

  private lookFor(heartbeat: string): void {
    const link = this.parts.linkTo(heartbeat);
    if (link?.redis.status !== 'ready') return;
    link.redis.exists(heartbeat).then(
      (alive) => {
        const misses = alive === 1 ? 0 : (this.misses.get(heartbeat) ?? 0) + 1;
        this.misses.set(heartbeat, misses);
        if (misses < MISSES_TO_BE_GONE) return;
        for (const entry of [...this.open.values()])
          if (entry.stream.producer?.h === heartbeat)
            this.fail(entry, `the replica that had ${entry.call.envelope.p} is gone`);
      },
      () => undefined,
    );
  }
}
