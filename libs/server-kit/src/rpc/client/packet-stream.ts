import { DomainError, type FinalOf, type PacketOf, type StreamCall } from '@aivy/contracts';
import type { Producer, ReplyPacket } from '../envelope.js';
import { outcomeUnknown, toDomainError, unavailable } from '../faults.js';
import { steadyNow } from '../steady-clock.js';

/** The packets of a streaming call, in order. Leaving it (`break`, `return()`) tells its service to stop. */
export interface RpcStream<C extends StreamCall> extends AsyncIterableIterator<PacketOf<C>, FinalOf<C> | undefined> {
  /** What the end holds. Rejects with the error of the stream, or when its reader left before the end. */
  readonly output: Promise<FinalOf<C>>;
  return(): Promise<IteratorResult<PacketOf<C>, FinalOf<C> | undefined>>;
}

export interface PacketStreamParts {
  call: StreamCall;
  /** Packets that the service may be ahead. */
  window: number;
  /** Milliseconds that each packet may take while the reader waits. */
  packetWithinMs: number;
  /** The reader has room for more. */
  allow(): void;
  /** The reader left before the end. */
  left(): void;
}

type Step = IteratorResult<unknown, unknown>;

interface Waiting {
  resolve(step: Step): void;
  reject(error: unknown): void;
}

/** What a packet means for its stream. */
export type Taken = 'more' | { final: unknown } | { fault: DomainError };

/** One stream between its start and its end, on the side that reads it. Holds at most `window` packets. */
export class PacketStream {
  readonly output: Promise<unknown>;
  private readonly packets: unknown[] = [];
  private readonly readers: Waiting[] = [];
  private settleOutput!: { resolve(value: unknown): void; reject(error: unknown): void };
  private from: Producer | undefined;
  private received = 0;
  private handedOut = 0;
  private allowed: number;
  private end: { value: unknown } | { error: DomainError } | undefined;
  private waitingSince = steadyNow();

  constructor(private readonly parts: PacketStreamParts) {
    this.allowed = parts.window;
    this.output = new Promise((resolve, reject) => (this.settleOutput = { resolve, reject }));
    // Whoever only reads the packets hears of the error there.
    this.output.catch(() => undefined);
  }

  /** Who produces it, once it has begun. */
  get producer(): Producer | undefined {
    return this.from;
  }

  /** Packets that the service may send in all. */
  get credit(): number {
    return this.allowed;
  }

  /** When the next packet must have come, steady milliseconds; a reader who is busy with others starts to wait later. */
  get packetDue(): number {
    return (this.packets.length > 0 ? steadyNow() : this.waitingSince) + this.parts.packetWithinMs;
  }

  take(packet: ReplyPacket): Taken {
    const { call } = this.parts;
    if (packet.q === undefined) return { fault: packet.e ? faultOf(packet.e) : outcomeUnknown('not a stream') };
    if (packet.q === 0) {
      this.from ??= packet.c;
      this.waitingSince = steadyNow();
      return 'more';
    }
    // A connection that dropped may have written it twice.
    if (packet.q <= this.received) return 'more';
    if (packet.q !== this.received + 1)
      return { fault: outcomeUnknown(`packet ${this.received + 1} of ${call.pattern} was lost`) };
    if (packet.e) return { fault: faultOf(packet.e) };
    // JSON has no undefined: nothing is null on the wire.
    if (packet.d === 1) return call.final ? this.checked(call.final, packet.v ?? null, (final) => ({ final })) : END;
    return this.checked(call.packet, packet.v, (value) => this.receive(value));
  }

  /** The end, after the packets that are still to be read. */
  finish(value: unknown): void {
    if (this.end) return;
    this.settleOutput.resolve(value);
    this.close({ value });
  }

  /** @param discard what was not read yet is not wanted any more; otherwise the error comes after it */
  fail(error: DomainError, discard: boolean): void {
    if (this.end) return;
    if (discard) this.packets.length = 0;
    const told =
      this.parts.call.idempotent && error.code === 'OUTCOME-UNKNOWN'
        ? new DomainError('SERVICE-UNAVAILABLE', undefined, { cause: error.cause })
        : error;
    this.settleOutput.reject(told);
    this.close({ error: told });
  }

  next(): Promise<Step> {
    return new Promise((resolve, reject) => {
      if (this.packets.length > 0) return this.handOut(this.packets.shift(), { resolve, reject });
      if (this.end) return this.sayEnd({ resolve, reject });
      if (this.readers.length === 0) this.waitingSince = steadyNow();
      this.readers.push({ resolve, reject });
    });
  }

  return(): Promise<Step> {
    this.packets.length = 0;
    if (this.end === undefined) {
      this.settleOutput.reject(unavailable('the reader left before the end'));
      this.close({ value: undefined });
      this.parts.left();
    }
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  private receive(value: unknown): 'more' {
    this.received++;
    this.waitingSince = steadyNow();
    const reader = this.readers.shift();
    if (reader) this.handOut(value, reader);
    else this.packets.push(value);
    return 'more';
  }

  /** Room is said in halves of the window: one message for many packets, and the service need not wait for it. */
  private handOut(value: unknown, reader: Waiting): void {
    const { window, allow } = this.parts;
    this.handedOut++;
    reader.resolve({ done: false, value });
    if (this.end !== undefined || this.handedOut + window - this.allowed < window / 2) return;
    this.allowed = this.handedOut + window;
    allow();
  }

  private close(end: { value: unknown } | { error: DomainError }): void {
    this.end = end;
    for (const reader of this.readers.splice(0)) this.sayEnd(reader);
  }

  /** Once; after that there is simply nothing more. */
  private sayEnd(reader: Waiting): void {
    const { end } = this;
    this.end = { value: undefined };
    if (end && 'error' in end) reader.reject(end.error);
    else reader.resolve({ done: true, value: end?.value });
  }

  private checked(schema: StreamCall['packet'], value: unknown, then: (value: unknown) => Taken): Taken {
    const result = schema.safeParse(value);
    if (result.success) return then(result.data);
    const cause = new Error(`what ${this.parts.call.pattern} sent does not fit the contract`, { cause: result.error });
    return { fault: new DomainError('UNKNOWN', undefined, { cause }) };
  }
}

const END: Taken = { final: undefined };

const faultOf = (fault: NonNullable<ReplyPacket['e']>): DomainError => toDomainError(fault, fault.message);
