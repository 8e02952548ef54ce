import { setImmediate as nextTurn } from 'node:timers/promises';
import { DEFAULT_DEADLINE_MS, type Call } from '@aivy/contracts';
import { steadyNow, type RpcCallOptions } from '@aivy/server-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Kept back from the time of a call, so that its answer is written when the time is over. */
const ANSWER_MARGIN_MS = 100;

/** Times of one request: everything it waits for, whatever that is, shares the one deadline that starts here. */
export class Door {
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

const doors = new WeakMap<FastifyRequest, Door>();

/** Notes when each request arrives. */
export function watchTheDoor(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    doors.set(request, new Door(reply));
  });
  fastify.addHook('preValidation', async (request: FastifyRequest) => {
    if (request.body !== undefined) doors.get(request)?.bodyIsThere();
  });
}

/** The door of a request. @throws Error when the hooks of `watchTheDoor` have not seen it */
export function doorOf(request: FastifyRequest): Door {
  const door = doors.get(request);
  if (!door) throw new Error('the request did not come through the door');
  return door;
}

/**
 * Two turns of the event loop: the end of a connection is read after its last request. A process that was frozen finds
 * both at once, and must not act for a client that has long gone.
 */
export async function noticeWhoLeft(): Promise<void> {
  await nextTurn();
  await nextTurn();
}
