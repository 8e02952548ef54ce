import type { MessageHandler } from '@nestjs/microservices';
import type { Caller, StreamCall } from '@aivy/contracts';
import { isObservable, lastValueFrom } from 'rxjs';
import { BatchReader } from '../batch-reader.js';
import type { RpcContext } from '../context.js';
import type { Producer, RpcEnvelope, StreamControl } from '../envelope.js';
import { FIELD } from '../keys.js';
import type { AnyLink, Link } from '../link.js';
import type { HandledRecord } from '../metrics.js';
import type { StreamRequest } from '../stream-handler-type.js';
import { steadyNow } from '../steady-clock.js';
import { PacketWriter } from './packet-writer.js';
import { ServedStream, type StreamEnd } from './served-stream.js';

export interface StreamRunnerParts {
  /** Keys by which readers speak to this replica and see that it lives. */
  producer: Producer;
  /** Connection to where the producer's keys are. */
  link: Link;
  /** Connection by which packets leave. */
  out: AnyLink;
  /** Connection of the blocking read of what readers say. */
  control: Link;
  streamed(pattern: string, packets: number): void;
  /** What a handler did wrong. */
  onFault(pattern: string, what: string, error: unknown): void;
}

/** One request for a stream that may begin. */
export interface StreamStart {
  envelope: RpcEnvelope;
  handler: MessageHandler<StreamRequest<StreamCall>, RpcContext, unknown>;
  caller: Caller;
  context: RpcContext;
  /** Steady milliseconds. */
  deadline: number;
}

/** A reader says every 500 ms that it lives; one that is silent this long has gone without a word. */
const READER_SILENT_MS = 3_000;
/** How exactly the times of streams are kept. */
const TICK_MS = 50;
/** A tick that comes this late was held up, and so was everything that readers said. */
const HELD_UP_MS = 500;
const CONTROL_TTL_MS = 30_000;
const CONTROL_REFRESH_MS = 5_000;

/** Runs the handlers of streaming calls and hears their readers. */
export class StreamRunner {
  private readonly streams = new Map<string, ServedStream>();
  private readonly writer: PacketWriter;
  private readonly reader: BatchReader<StreamControl>;
  private readonly refresh: NodeJS.Timeout;
  private clock: NodeJS.Timeout | undefined;
  private tickedAt = 0;

  constructor(private readonly parts: StreamRunnerParts) {
    this.writer = new PacketWriter(parts.out, (key) => this.readerGone(key));
    this.reader = new BatchReader(parts.control, parts.producer.k, (message) => this.heard(message), 1);
    parts.link.redis.on('ready', () => void this.keepControl().catch(() => undefined));
    this.refresh = setInterval(() => void this.keepControl().catch(() => undefined), CONTROL_REFRESH_MS);
  }

  /** Resolves when readers can speak to this replica. */
  async listen(): Promise<void> {
    await this.keepControl();
    void this.reader.run();
  }

  /** Resolves with how it ended when the handler has nothing left to do. */
  async run({ envelope, handler, caller, context, deadline }: StreamStart): Promise<HandledRecord['code']> {
    const { parts } = this;
    const call = handler.extras?.['stream'] as StreamCall;
    const key = keyOf(envelope);
    let code: HandledRecord['code'] = 'OK';
    const stream = new ServedStream({
      call,
      envelope,
      terms: envelope.n ?? { c: 0, g: 0 },
      deadline,
      send: (text) => this.writer.add(envelope.r, text),
      ended: (end, packets) => {
        code = codeOf(end);
        this.streams.delete(key);
        parts.streamed(envelope.p, packets);
      },
      fault: (what, error) => parts.onFault(envelope.p, what, error),
    });
    this.streams.set(key, stream);
    this.startClock();
    this.writer.add(envelope.r, JSON.stringify({ i: envelope.i, q: 0, c: parts.producer }));
    try {
      const { signal } = stream.abort;
      const answer: unknown = await handler({ caller, input: envelope.b, signal }, context);
      await stream.run((isObservable(answer) ? await lastValueFrom(answer) : answer) as AsyncIterable<unknown>);
    } catch (error) {
      stream.failed(error);
    }
    return code;
  }

  /** Ends every stream that is still open: this process stops. */
  cutAll(message: string): void {
    for (const stream of [...this.streams.values()]) stream.cut({ e: { code: 'OUTCOME-UNKNOWN', message } });
  }

  /** Resolves when everything was sent. */
  settle(): Promise<void> {
    return this.writer.settle();
  }

  /** Nothing is said to this replica any more. */
  async sayGoodbye(): Promise<void> {
    const { link, producer } = this.parts;
    if (link.redis.status === 'ready') await link.redis.del(producer.k);
  }

  close(): void {
    clearInterval(this.clock);
    clearInterval(this.refresh);
    this.reader.close();
  }

  private heard({ r, i, n, x }: StreamControl): void {
    const stream = this.streams.get(keyOf({ r, i }));
    if (x === 1) stream?.cut('left');
    else stream?.allow(n);
  }

  private readerGone(key: string): void {
    for (const stream of [...this.streams.values()]) if (stream.key === key) stream.cut('left');
  }

  private startClock(): void {
    if (this.clock) return;
    this.tickedAt = steadyNow();
    this.clock = setInterval(() => this.tick(), TICK_MS);
  }

  private tick(): void {
    const now = steadyNow();
    const heldUp = now - this.tickedAt > HELD_UP_MS;
    this.tickedAt = now;
    for (const stream of [...this.streams.values()]) {
      if (heldUp) stream.excuse(now);
      stream.check(now, READER_SILENT_MS);
    }
    if (this.streams.size > 0) return;
    clearInterval(this.clock);
    this.clock = undefined;
  }

  /** Readers never create it: what is said to a replica that is gone must not stay. */
  private async keepControl(): Promise<void> {
    const { link, producer } = this.parts;
    if (link.redis.status !== 'ready') return;
    if ((await link.redis.pexpire(producer.k, CONTROL_TTL_MS)) === 1) return;
    await link.redis.xadd(producer.k, '*', FIELD, '[]');
    await link.redis.pexpire(producer.k, CONTROL_TTL_MS);
  }
}

const keyOf = ({ r, i }: { r: string; i: string }): string => `${r} ${i}`;

const codeOf = (end: StreamEnd): HandledRecord['code'] => (end !== 'left' && 'e' in end ? end.e.code : 'OK');
