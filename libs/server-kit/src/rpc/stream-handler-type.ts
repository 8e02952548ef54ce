import type { FinalOf, PacketOf, RpcRequest, StreamCall } from '@aivy/contracts';
import type * as z from 'zod/mini';
import type { RpcContext } from './context.js';
import type { AnswerOf, ForeignFields, InputOf } from './handler-type.js';

/** What the handler of a streaming call gets. */
export interface StreamRequest<C extends StreamCall> extends RpcRequest<z.infer<C['input']>> {
  /**
   * Aborted when the stream is over before its end: the reader left, a deadline passed, the process stops. A handler
   * hands it to whatever it waits for; nothing that it yields afterwards is read.
   */
  signal: AbortSignal;
}

/** A method that answers a streaming call; its return value is the call's `final`. */
export type StreamHandlerOf<C extends StreamCall> = (
  request: StreamRequest<C>,
  context: RpcContext,
) => AsyncIterable<PacketOf<C>, FinalOf<C>> | Promise<AsyncIterable<PacketOf<C>, FinalOf<C>>>;

type PacketsOf<H> = AnswerOf<H> extends AsyncIterable<infer Packet, unknown> ? Packet : never;
type EndOf<H> = AnswerOf<H> extends AsyncIterable<unknown, infer End> ? End : never;

/** As `KeepsTo`, for a handler of a streaming call: its input, each of its packets, and its end. */
export type KeepsToStream<C extends StreamCall, H> = [
  ForeignFields<InputOf<H>, z.infer<C['input']>>,
  ForeignFields<PacketsOf<H>, PacketOf<C>>,
  ForeignFields<EndOf<H>, FinalOf<C>>,
] extends [never, never, never]
  ? unknown
  : {
      'not in the input': ForeignFields<InputOf<H>, z.infer<C['input']>>;
      'not in the packet': ForeignFields<PacketsOf<H>, PacketOf<C>>;
      'not in the end': ForeignFields<EndOf<H>, FinalOf<C>>;
    };
