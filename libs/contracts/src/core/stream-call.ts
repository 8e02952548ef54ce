import type * as z from 'zod/mini';
import type { ServiceName } from './services.js';
import type { ErrorCode } from './errors.js';

/** Packets that a service may be ahead of its reader unless the call says otherwise. */
export const DEFAULT_STREAM_WINDOW = 32;
/** Milliseconds between two packets after which a stream is over, unless the call says otherwise. */
export const DEFAULT_PACKET_WITHIN_MS = 10_000;
/** Bytes of JSON that one packet may have. With the window it bounds what a stream holds in Redis and in its reader. */
export const MAX_PACKET_BYTES = 65_536;

/**
 * A call between processes that is answered by many packets, in order, and then by exactly one end or one error. It
 * runs in the slow lane of its service: a stream takes seconds.
 */
export interface StreamCall<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Packet extends z.ZodMiniType = z.ZodMiniType,
  Final extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
> {
  summary: string;
  service: ServiceName;
  /** RPC pattern, `<service>.<verb>`. */
  pattern: string;
  input: Input;
  /** What each packet holds; checked where it is sent and where it is read. */
  packet: Packet;
  /** What the end holds: the value that the handler returns after its last packet. Absent: nothing. */
  final?: Final;
  inputError: ErrorCode;
  errors: readonly ErrorCode[];
  /**
   * May its reader simply ask again when it was cut off? Then it hears SERVICE-UNAVAILABLE, otherwise OUTCOME-UNKNOWN.
   * The transport itself never runs a stream twice: its packets may have been seen.
   */
  idempotent: boolean;
  /** Milliseconds for the whole of it. */
  deadlineMs: number;
  /** Milliseconds that a reader who waits gives for each packet, the first one included. Default `DEFAULT_PACKET_WITHIN_MS`. */
  packetWithinMs?: number;
  /** Packets that the service may be ahead of the reader. Default `DEFAULT_STREAM_WINDOW`. */
  window?: number;
}

export type PacketOf<C extends StreamCall> = z.infer<C['packet']>;
/** Type of the end of a stream: of its `final`, or nothing. */
export type FinalOf<C extends StreamCall> =
  C extends StreamCall<z.ZodMiniType, z.ZodMiniType, infer F> ? (F extends z.ZodMiniType ? z.infer<F> : void) : never;

/** Declares a streaming call and keeps the types of its schemas. */
export function defineStream<
  Input extends z.ZodMiniType,
  Packet extends z.ZodMiniType,
  Final extends z.ZodMiniType | undefined = undefined,
>(call: StreamCall<Input, Packet, Final>): StreamCall<Input, Packet, Final> {
  return call;
}
