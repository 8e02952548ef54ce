import type * as z from 'zod/mini';
import type { RpcRequest } from '@aivy/contracts';
import type { RpcContext } from './context.js';
import type { AnyCall } from './rpc-handler.js';

/** What may answer a call: the checked input in, the call's output out, at once or later. */
export type HandlerOf<C extends AnyCall> = (
  request: RpcRequest<z.infer<C['input']>>,
  context: RpcContext,
) => z.infer<C['output']> | Promise<z.infer<C['output']>>;

type Primitive = string | number | boolean | bigint | symbol | null | undefined;
type KeyOf<S> = S extends object ? keyof S : never;
type At<S, K> = S extends object ? (K extends keyof S ? S[K] : never) : never;
type EntryOf<S> = S extends readonly (infer Entry)[] ? Entry : never;
type IsAny<T> = 0 extends 1 & T ? true : false;

/**
 * Names of the fields that `T` has and `Schema` does not, at any depth; `any` where nothing is known of a value.
 * Types alone would let them pass: an object may have more than is asked of it.
 */
export type ForeignFields<T, Schema> =
  IsAny<T> extends true
    ? 'any'
    : T extends Primitive
      ? never
      : T extends readonly (infer Entry)[]
        ? ForeignFields<Entry, EntryOf<Schema>>
        : T extends object
          ? { [K in keyof T & string]: K extends KeyOf<Schema> ? ForeignFields<T[K], At<Schema, K>> : K }[keyof T &
              string]
          : never;

/** What a handler reads as its input. */
export type InputOf<H> = H extends (request: infer R, ...rest: never[]) => unknown ? At<R, 'input'> : never;
/** What a handler answers in the end. */
export type AnswerOf<H> = H extends (...args: never[]) => infer Answer ? Awaited<Answer> : never;

/** Nothing to ask of a handler that keeps to its call; otherwise a type that names what it reads or answers beside it. */
export type KeepsTo<C extends AnyCall, H> = [
  ForeignFields<InputOf<H>, z.infer<C['input']>>,
  ForeignFields<AnswerOf<H>, z.infer<C['output']>>,
] extends [never, never]
  ? unknown
  : {
      'not in the input': ForeignFields<InputOf<H>, z.infer<C['input']>>;
      'not in the output': ForeignFields<AnswerOf<H>, z.infer<C['output']>>;
    };
