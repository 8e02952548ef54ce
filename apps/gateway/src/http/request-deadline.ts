import { setImmediate as nextTurn } from 'node:timers/promises';
import { DEFAULT_DEADLINE_MS, type Call } from '@aivy/contracts';
import { steadyNow, type RpcCallOptions } from '@aivy/server-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Kept back from the time of a call, so that its answer is written when the time is over. */
const ANSWER_MARGIN_MS = 100;

/** Times of one request: everything it waits for, whatever that is, shares the one deadline that starts here. */
export class RequestDeadline {
  private openedAt = steadyNow();
  private readonly gone = new AbortController();

  /** Aborted when the client has hung up before its answer. */
  readonly left: AbortSignal = this.gone.signal;

  constructor(reply: FastifyReply) {
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) this.gone.abort();
    });
  }

  /** A slow upload is nobody's fault here: the time counts from the whole request. */
  bodyIsThere(): void {
    this.openedAt = steadyNow();
  }

  /** What a look-up on the way may take. */
  lookUp(): RpcCallOptions {
    return { timeLeftMs: this.leftOf(DEFAULT_DEADLINE_MS), signal: this.left };
  }

  /** What the call itself may take; one that may take long must still be started in the ordinary time. */
  limits(call: Call): RpcCallOptions {
    return {
      timeLeftMs: this.leftOf(call.deadlineMs ?? DEFAULT_DEADLINE_MS),
      startWithinMs: this.leftOf(DEFAULT_DEADLINE_MS),
      signal: this.left,
    };
  }

  private leftOf(wholeMs: number): number {
    return this.openedAt + wholeMs - ANSWER_MARGIN_MS - steadyNow();
  }
}

const deadlines = new WeakMap<FastifyRequest, RequestDeadline>();

/** Notes when each request arrives. */
export function trackDeadlines(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    deadlines.set(request, new RequestDeadline(reply));
  });
  fastify.addHook('preValidation', async (request: FastifyRequest) => {
    if (request.body !== undefined) deadlines.get(request)?.bodyIsThere();
  });
}

/** The deadline of a request. @throws Error when the hooks of `trackDeadlines` have not seen it */
export function deadlineOf(request: FastifyRequest): RequestDeadline {
  const deadline = deadlines.get(request);
  if (!deadline) throw new Error('the request did not been given a deadline');
  return deadline;
}

/**
 * Two turns of the event loop: the end of a connection is read after its last request. A process that was frozen finds
 * both at once, and must not act for a client that has long gone.
 */
export async function yieldToDisconnects(): Promise<void> {
  await nextTurn();
  await nextTurn();
}
