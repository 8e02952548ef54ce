import { applyDecorators, type ArgumentMetadata, type PipeTransform, UseFilters, UsePipes } from '@nestjs/common';
import { MessagePattern } from '@nestjs/microservices';
import { type Call, DomainError, inputErrorCode, type InternalCall, type RpcRequest } from '@aivy/contracts';
import type { HandlerOf, KeepsTo } from './handler-type.js';
import { RpcErrorFilter } from './rpc-error-filter.js';

/** Any call that travels between processes: a product call or an internal one. */
export type AnyCall = Call | InternalCall;

/** Checks the input again on the service's side: the gateway is not the only caller. Unknown fields are dropped. */
class RpcInputPipe implements PipeTransform<unknown, unknown> {
  constructor(private readonly call: AnyCall) {}

  transform(value: unknown, metadata: ArgumentMetadata): unknown {
    if (metadata.type !== 'body') return value;
    const request = value as RpcRequest;
    const result = this.call.input.safeParse(request.input);
    if (result.success) return { caller: request.caller, input: result.data };
    const details = result.error.issues.map((issue) => ({
      path: issue.path.map(String).join('.'),
      message: issue.message,
    }));
    throw new DomainError(inputErrorCode(this.call, details, request.input), details);
  }
}

/** Takes a method that keeps to the call; any other one does not compile. */
export type HandlerDecorator<C extends AnyCall> = <H extends HandlerOf<C>>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<H> & KeepsTo<C, H>,
) => void;

/**
 * Marks the method that answers a call: `(request: RpcRequest<InputOf<typeof call>>) => OutputOf<typeof call>`, or a
 * promise of it. Bad input is answered with the call's `inputError`; errors travel as catalogue codes.
 */
export const RpcHandler = <C extends AnyCall>(call: C): HandlerDecorator<C> =>
  applyDecorators(
    MessagePattern(call.pattern, { slow: call.slow === true }),
    UsePipes(new RpcInputPipe(call)),
    UseFilters(RpcErrorFilter),
  );
