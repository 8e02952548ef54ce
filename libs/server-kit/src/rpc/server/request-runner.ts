import type { MessageHandler } from '@nestjs/microservices';
import type { Caller, RpcRequest } from '@aivy/contracts';
import { isObservable, lastValueFrom } from 'rxjs';
import type { Span, Tracer } from '../../request/span.js';
import { endWith } from '../../trace/traced.js';
import { RpcContext } from '../context.js';
import { callerOf, timeLeft } from '../deadline.js';
import { parseEnvelope, type RpcEnvelope, type RpcFault } from '../envelope.js';
import { toFault } from '../faults.js';
import { entryTime } from '../keys.js';
import type { HandledRecord, RpcMetrics } from '../metrics.js';
import { steadyNow } from '../../time/steady-clock.js';
import type { Entry, Lane } from './lane.js';
import { requestSpan } from './request-span.js';
import type { ReplyWriter } from './reply-writer.js';
import { TimeEstimates } from './time-estimates.js';

type Handler = MessageHandler<RpcRequest, RpcContext, unknown>;
type Outcome = { v: unknown } | { e: RpcFault };

export interface RunnerParts {
  service: string;
  handlers: ReadonlyMap<string, Handler>;
  replies: ReplyWriter;
  metrics: RpcMetrics;
  /** Runs a handler inside something of the process, as the context of its log lines. */
  around?: ((caller: Caller, work: () => unknown, deadline: number, span: Span | undefined) => unknown) | undefined;
  tracer?: Tracer | undefined;
  /** A handler answered what JSON cannot hold. */
  onBadAnswer(pattern: string, error: unknown): void;
  /** Nest's hooks around the processing of a message. */
  withHooks(context: RpcContext, work: (end: () => void) => Promise<void>): void | Promise<void>;
}

export interface StartOptions {
  redelivered: boolean;
  /** From before the present life of Redis. */
  stale: boolean;
}

/**
 * A request that took longer than this from its caller to here may have been given up on the way: its caller's mark is
 * looked for.
 */
const DELAYED_MS = 250;

/** Decides whether a request may start, runs its handler and sends the answer. The entry must be held by its lane. */
export class RequestRunner {
  private readonly estimates = new TimeEstimates();

  constructor(private readonly parts: RunnerParts) {}

  start(lane: Lane, [id, text]: Entry, options: StartOptions): void {
    const { metrics, service } = this.parts;
    const envelope = parseEnvelope(text);
    if (!envelope) {
      metrics.deadLetter(service, 'malformed');
      lane.deadLetter(text, 'malformed');
      lane.release(id);
    } else if (options.stale && lane.handledLately(id)) {
      lane.release(id);
    } else if (this.tooLate(lane, envelope, id)) {
      this.expire(lane, id, envelope);
    } else if (options.stale && envelope.f !== 1) {
      this.unknown(lane, id, envelope, 'Redis restarted before the request was handled');
    } else {
      const handler = this.parts.handlers.get(envelope.p);
      if (handler && this.delayed(lane, envelope))
        void this.runIfWanted(lane, id, envelope, handler, options.redelivered);
      else if (handler) this.run(lane, id, envelope, handler, options.redelivered);
      else
        this.refuse(lane, id, envelope, {
          code: 'SERVICE-UNAVAILABLE',
          message: `${service} has no handler for ${envelope.p}`,
        });
    }
  }

  /** Ends a request whose effect nobody can tell. */
  unknown(lane: Lane, id: string, envelope: RpcEnvelope, message: string): void {
    this.parts.metrics.outcomeUnknown(this.parts.service, envelope.p);
    this.refuse(lane, id, envelope, { code: 'OUTCOME-UNKNOWN', message });
  }

  /** Answers with an error without running. */
  refuse(lane: Lane, id: string, envelope: RpcEnvelope, e: RpcFault): void {
    this.parts.replies.add(envelope.r, { i: envelope.i, e, d: 1 });
    lane.release(id);
  }

  private expire(lane: Lane, id: string, envelope: RpcEnvelope): void {
    this.parts.metrics.expired(this.parts.service, envelope.p);
    this.refuse(lane, id, envelope, { code: 'SERVICE-UNAVAILABLE', message: 'too little time was left to start' });
  }

  private tooLate(lane: Lane, envelope: RpcEnvelope, id: string): boolean {
    const { total, toStart } = timeLeft(envelope, lane.parts.clock);
    const whole = envelope.w ?? envelope.d - entryTime(id);
    return toStart <= 0 || total < this.estimates.needed(envelope.p, whole);
  }

  private delayed({ parts: { clock } }: Lane, { e, w }: RpcEnvelope): boolean {
    return e !== undefined && w !== undefined && clock.latest() - (e - w) > DELAYED_MS;
  }

  private async runIfWanted(
    lane: Lane,
    id: string,
    envelope: RpcEnvelope,
    handler: Handler,
    redelivered: boolean,
  ): Promise<void> {
    const withdrawn = await lane.parts.isWithdrawn(envelope).catch(() => false);
    if (withdrawn || this.tooLate(lane, envelope, id)) this.expire(lane, id, envelope);
    else this.run(lane, id, envelope, handler, redelivered);
  }

  private run(lane: Lane, id: string, envelope: RpcEnvelope, handler: Handler, redelivered: boolean): void {
    const startedAt = steadyNow();
    const { clock } = lane.parts;
    const queueMs = Math.max(0, clock.latest(startedAt) - entryTime(id));
    const deadline = startedAt + timeLeft(envelope, clock).total;
    const context = new RpcContext([envelope, id, redelivered, deadline]);
    const request: RpcRequest = { caller: callerOf(envelope, deadline), input: envelope.b };
    const { around, tracer, service } = this.parts;
    const span = tracer && requestSpan(tracer, envelope, { service, lane: lane.parts.name, queueMs, redelivered });
    const answer = async (): Promise<void> => {
      const outcome = await outcomeOf(handler, request, context);
      const code = this.send(envelope, outcome);
      const ms = steadyNow() - startedAt;
      this.estimates.record(envelope.p, ms);
      lane.release(id);
      this.parts.metrics.handled({ service, pattern: envelope.p, code, ms, queueMs });
      if (span) endWith(span, code);
    };
    void this.parts.withHooks(context, async (endHook) => {
      await (around ? around(request.caller, answer, deadline, span) : answer());
      endHook();
    });
  }

  /** A value that JSON cannot hold must not leave its caller without an answer. */
  private send(envelope: RpcEnvelope, outcome: Outcome): HandledRecord['code'] {
    try {
      this.parts.replies.add(envelope.r, { i: envelope.i, ...outcome, d: 1 });
      return 'e' in outcome ? outcome.e.code : 'OK';
    } catch (error) {
      this.parts.onBadAnswer(envelope.p, error);
      this.parts.replies.add(envelope.r, { i: envelope.i, e: toFault(error), d: 1 });
      return 'UNKNOWN';
    }
  }
}

/** Behind an interceptor the handler runs when its answer is subscribed to. */
async function outcomeOf(handler: Handler, request: RpcRequest, context: RpcContext): Promise<Outcome> {
  try {
    const answer: unknown = await handler(request, context);
    return { v: isObservable(answer) ? await lastValueFrom(answer, { defaultValue: undefined }) : answer };
  } catch (error) {
    return { e: toFault(error) };
  }
}
