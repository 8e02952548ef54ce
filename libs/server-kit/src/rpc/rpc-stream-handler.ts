import { applyDecorators, type ArgumentMetadata, type PipeTransform, UseFilters, UsePipes } from '@nestjs/common';
import { MessagePattern } from '@nestjs/microservices';
import { DomainError, inputErrorCode, type StreamCall } from '@aivy/contracts';
import { RpcErrorFilter } from './rpc-error-filter.js';
import type { KeepsToStream, StreamHandlerOf, StreamRequest } from './stream-handler-type.js';

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

/** Takes a method that keeps to the streaming call; any other one does not compile. */
export type StreamHandlerDecorator<C extends StreamCall> = <H extends StreamHandlerOf<C>>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<H> & KeepsToStream<C, H>,
) => void;

/**
 * Marks the method that answers a streaming call. It is asked for a packet only while its reader has room for one;
 * when the stream is cut off, `signal` is aborted and the iterator gets `return()`.
 */
export const RpcStreamHandler = <C extends StreamCall>(call: C): StreamHandlerDecorator<C> =>
  applyDecorators(
    MessagePattern(call.pattern, { slow: true, stream: call }),
    UsePipes(new StreamInputPipe(call)),
    UseFilters(RpcErrorFilter),
  );
