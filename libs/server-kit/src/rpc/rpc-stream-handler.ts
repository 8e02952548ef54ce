import { applyDecorators, type ArgumentMetadata, type PipeTransform, UseFilters, UsePipes } from '@nestjs/common';
import { MessagePattern } from '@nestjs/microservices';
import {
  DomainError,
  type FinalOf,
  inputErrorCode,
  type PacketOf,
  type RpcRequest,
  type StreamCall,
} from '@aivy/contracts';
import type * as z from 'zod/mini';
import type { RpcContext } from './context.js';
import { RpcErrorFilter } from './rpc-error-filter.js';

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

/** Checks the input on the service's side and lets the signal pass. */
class StreamInputPipe implements PipeTransform<unknown, unknown> {
  constructor(private readonly call: StreamCall) {}

  transform(value: unknown, metadata: ArgumentMetadata): unknown {
    if (metadata.type !== 'body') return value;
    const request = value as StreamRequest<StreamCall>;
    const result = this.call.input.safeParse(request.input);
    if (result.success) return { ...request, input: result.data };
    const details = result.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
    throw new DomainError(inputErrorCode(this.call, details, request.input), details);
  }
}

/**
 * Marks the method that answers a streaming call. It is asked for a packet only while its reader has room for one;
 * when the stream is cut off, `signal` is aborted and the iterator gets `return()`.
 */
export const RpcStreamHandler = <C extends StreamCall>(call: C) =>
  applyDecorators(
    MessagePattern(call.pattern, { slow: true, stream: call }),
    UsePipes(new StreamInputPipe(call)),
    UseFilters(RpcErrorFilter),
  ) as <M extends StreamHandlerOf<C>>(target: object, key: string | symbol, method: TypedPropertyDescriptor<M>) => void;
