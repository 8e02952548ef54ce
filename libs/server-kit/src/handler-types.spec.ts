// The compiler is the test here: `npm run typecheck` fails on a wrong handler that compiles, and on a right one that doesn't.
import type { InternalCall, JobKind, RpcRequest } from '@aivy/contracts';
import * as z from 'zod/mini';
import { jobHandler } from './queue/queue-worker.js';
import { RpcHandler, type RpcContext } from './rpc/index.js';

const input = z.object({ size: z.number(), word: z.optional(z.string()) });
const row = z.object({ id: z.number(), note: z.nullable(z.string()) });
const output = z.object({ n: z.number(), list: z.array(row), text: z.optional(z.string()) });
const call = { input, output } as unknown as InternalCall<typeof input, typeof output>;
const kind = { data: input } as unknown as JobKind<typeof input>;

it('compiles handlers of calls that keep to input and output, and no others', () => {
  class Calls {
    @RpcHandler(call) async right({ input: { size } }: RpcRequest<z.infer<typeof input>>) {
      return Promise.resolve({ n: size, list: [{ id: 1, note: null }], text: 'x' });
    }
    @RpcHandler(call) context(_: RpcRequest, context: RpcContext) {
      return { n: context.timeLeftMs, list: [] };
    }
    // @ts-expect-error -- The input has no such field.
    @RpcHandler(call) reads({ input: { length } }: RpcRequest<{ length: number }>) {
      return { n: length, list: [] };
    }
    // @ts-expect-error -- The input has no such optional field.
    @RpcHandler(call) readsOptional({ input: { limit } }: RpcRequest<{ size: number; limit?: number }>) {
      return { n: limit ?? 0, list: [] };
    }
    // @ts-expect-error -- A field too much may be a secret.
    @RpcHandler(call) tells() {
      return { n: 1, list: [], secret: 's' };
    }
    // @ts-expect-error -- So may one deep inside.
    @RpcHandler(call) async tellsInside() {
      return Promise.resolve({ n: 1, list: [{ id: 1, note: null, key: 'b' }] });
    }
    // @ts-expect-error -- The list is missing.
    @RpcHandler(call) leavesOut() {
      return { n: 1 };
    }
    // @ts-expect-error -- Anything may be in it.
    @RpcHandler(call) any() {
      return JSON.parse('1');
    }
  }
  expect(new Calls().tells()).toHaveProperty('secret');
});

it('compiles processors of jobs that keep to their data, and no others', () => {
  const right = jobHandler(kind, async ({ size }, { attempt }) => void (await Promise.resolve(size + attempt)));
  // @ts-expect-error -- The data have no such field.
  jobHandler(kind, async ({ length }) => void (await Promise.resolve(length)));
  // @ts-expect-error -- It doesn't say when it's done.
  jobHandler(kind, ({ size }) => void size.toFixed());
  expect(right.kind).toBe(kind);
});
