import { DomainError, ERRORS, MAX_PACKET_BYTES, type StreamCall } from '@aivy/contracts';
import type * as z from 'zod/mini';
import type { ReplyPacket, RpcEnvelope, RpcFault, StreamTerms } from '../envelope.js';
import { toFault } from '../faults.js';
import { steadyNow } from '../steady-clock.js';

/** How a stream ended here: by its handler, by an error, or because its reader left. */
export type StreamEnd = { v: unknown } | { e: RpcFault } | 'left';

export interface ServedStreamParts {
  call: StreamCall;
  envelope: RpcEnvelope;
  terms: StreamTerms;
  /** Steady milliseconds. */
  deadline: number;
  /** @param text a `ReplyPacket` as JSON */
  send(text: string): void;
  /** Called once. */
  ended(end: StreamEnd, packets: number): void;
  /** What a handler did wrong, for the log: a broken packet, an error while it cleaned up. */
  fault(what: string, error: unknown): void;
}

/** One stream between its start and its end, on the side that produces it. */
export class ServedStream {
  readonly abort = new AbortController();
  private sent = 0;
  private credit: number;
  private open = true;
  /** Since when the handler owes a packet, steady milliseconds; its own start is part of the first one. */
  private askedAt: number | undefined = steadyNow();
  private heardAt = steadyNow();
  private wake: (() => void) | undefined;
  private iterator: AsyncIterator<unknown, unknown> | undefined;
  private closing: Promise<void> | undefined;

  constructor(private readonly parts: ServedStreamParts) {
    this.credit = parts.terms.c;
  }

  get key(): string {
    return this.parts.envelope.r;
  }

  /** Asks for packets while there is room for them; resolves when the handler has nothing left to do. */
  async run(iterable: AsyncIterable<unknown, unknown>): Promise<void> {
    const iterator = iterable[Symbol.asyncIterator]();
    this.iterator = iterator;
    let unfinished = true;
    try {
      while (await this.hasRoom()) {
        unfinished = false;
        this.askedAt = steadyNow();
        const step = await iterator.next();
        this.askedAt = undefined;
        unfinished = step.done !== true;
        if (!this.open) break;
        if (step.done) this.finish(step.value);
        else this.send(step.value);
      }
    } catch (error) {
      this.failed(error);
    } finally {
      // What the handler has opened is closed before its place goes to another.
      if (unfinished || this.closing) await this.close(iterator);
    }
  }

  /** An error of the handler, or a packet that must not be sent. After the end it is nobody's concern. */
  failed(error: unknown): void {
    if (!this.open) return;
    if (error instanceof BrokenPacket) {
      this.parts.fault(error.message, error.cause);
      return this.end({ e: { code: 'UNKNOWN', message: error.message } });
    }
    if (error instanceof Error && !(error instanceof DomainError && ERRORS[error.code].status < 500))
      this.parts.fault('failed', error);
    this.end({ e: toFault(error) });
  }

  /** The reader has room for so many packets in all, and lives. */
  allow(total: number | undefined): void {
    this.heardAt = steadyNow();
    if (total === undefined || total <= this.credit) return;
    this.credit = total;
    this.wake?.();
  }

  /** Nothing more is wanted or can be sent. */
  cut(end: { e: RpcFault } | 'left'): void {
    if (!this.open) return;
    this.end(end);
    this.askedAt = undefined;
    this.abort.abort(new DomainError('SERVICE-UNAVAILABLE', undefined, { cause: 'the stream is over' }));
    this.wake?.();
    if (this.iterator) void this.close(this.iterator);
  }

  /** Ends the stream when one of its times is over. */
  check(now: number, readerSilentMs: number): void {
    const { deadline, terms, envelope } = this.parts;
    if (now >= deadline) this.cut({ e: cutOff(`the time for ${envelope.p} is over`) });
    else if (this.askedAt !== undefined && now - this.askedAt > terms.g)
      this.cut({ e: cutOff(`${envelope.p} made no packet for ${terms.g} ms`) });
    else if (now - this.heardAt > readerSilentMs) this.cut({ e: cutOff(`the reader of ${envelope.p} is silent`) });
  }

  /** This process was not running: what its readers said meanwhile is yet to be read. */
  excuse(now: number): void {
    this.heardAt = now;
  }

  /** False when the stream is over. */
  private async hasRoom(): Promise<boolean> {
    while (this.open && this.sent >= this.credit) await new Promise<void>((resolve) => (this.wake = resolve));
    return this.open;
  }

  private send(value: unknown): void {
    const packet: ReplyPacket = {
      i: this.parts.envelope.i,
      q: this.sent + 1,
      v: checked(this.parts.call.packet, value, 'a packet'),
    };
    const text = toJson(packet);
    const bytes = Buffer.byteLength(text);
    if (bytes > MAX_PACKET_BYTES) throw new BrokenPacket(`a packet has ${bytes} bytes, more than ${MAX_PACKET_BYTES}`);
    this.parts.send(text);
    this.sent++;
  }

  private finish(value: unknown): void {
    const { final } = this.parts.call;
    this.end({ v: final ? checked(final, value, 'the end') : undefined });
  }

  private end(end: StreamEnd): void {
    if (!this.open) return;
    const packet: ReplyPacket = { i: this.parts.envelope.i, q: this.sent + 1, d: 1 };
    const text = end === 'left' ? undefined : toJson({ ...packet, ...end });
    this.open = false;
    if (text !== undefined) this.parts.send(text);
    this.parts.ended(end, this.sent);
  }

  private close(iterator: AsyncIterator<unknown, unknown>): Promise<void> {
    this.closing ??= Promise.resolve(iterator.return?.()).then(
      () => undefined,
      (error: unknown) => {
        if (!this.abort.signal.aborted) this.parts.fault('could not be closed', error);
      },
    );
    return this.closing;
  }
}

/** A handler yielded what its contract or the transport does not allow. */
class BrokenPacket extends Error {}

function checked(schema: z.ZodMiniType, value: unknown, what: string): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new BrokenPacket(`${what} does not fit the contract`, { cause: result.error });
}

function toJson(packet: ReplyPacket): string {
  try {
    return JSON.stringify(packet);
  } catch (error) {
    throw new BrokenPacket('JSON cannot hold a packet', { cause: error });
  }
}

/** A stream that was cut off after its start: its reader decides by the contract whether it may simply ask again. */
const cutOff = (message: string): RpcFault => ({ code: 'OUTCOME-UNKNOWN', message });
