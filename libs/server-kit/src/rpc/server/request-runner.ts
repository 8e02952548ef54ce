import type { MessageHandler } from '@nestjs/microservices';
import type { Caller, RpcRequest } from '@aivy/contracts';
import { isObservable, type Observable } from 'rxjs';
import type { Span, Tracer } from '../../trace/span.js';
import { endWith } from '../../trace/traced.js';
import { RpcContext } from '../context.js';
import { callerOf, timeLeft } from '../deadline.js';
import { parseEnvelope, type ReplyPacket, type RpcEnvelope } from '../envelope.js';
import { toFault } from '../faults.js';
import { entryTime } from '../keys.js';
import type { HandledRecord, RpcMetrics } from '../metrics.js';
import { steadyNow } from '../steady-clock.js';
import type { Entry, Lane } from './lane.js';
import { requestSpan } from './request-span.js';
import type { ReplyWriter } from './reply-writer.js';
import type { StreamRunner, StreamStart } from './stream-runner.js';
import { TimeEstimates } from './time-estimates.js';

type Handler = MessageHandler<RpcRequest, RpcContext, unknown>;

export interface RunnerParts {
  service: string;
  handlers: ReadonlyMap<string, Handler>;
  replies: ReplyWriter;
  /** Present where a handler answers with a stream. */
  streams: StreamRunner | undefined;
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
      const handler = this.handlerOf(envelope);
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
  refuse(lane: Lane, id: string, envelope: RpcEnvelope, e: NonNullable<ReplyPacket['e']>): void {
    this.parts.replies.add(envelope.r, { i: envelope.i, e, d: 1 });
    lane.release(id);
  }

  /** One that answers in the way that is asked for; another release may know the pattern as the other kind. */
  private handlerOf({ p, n }: RpcEnvelope): Handler | undefined {
    const handler = this.parts.handlers.get(p);
    const streams = handler?.extras?.['stream'] !== undefined;
    return streams === (n !== undefined) ? handler : undefined;
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
    if (envelope.n)
      return this.stream(lane, { envelope, handler, caller: request.caller, context, deadline }, queueMs, span);
    let open = true;
    const end = (packet: Omit<ReplyPacket, 'i' | 'd'>): void => {
      if (!open) return;
      open = false;
      const code = this.answer(envelope, packet);
      const ms = steadyNow() - startedAt;
      this.estimates.record(envelope.p, ms);
      lane.release(id);
      this.parts.metrics.handled({ service, pattern: envelope.p, code, ms, queueMs });
      if (span) endWith(span, code);
    };
    const work = this.parts.withHooks(context, async (endHook) => {
      // Behind an interceptor the handler runs when its answers are subscribed to, so that belongs inside as well.
      const go = async (): Promise<void> => {
        const result: unknown = await handler(request, context);
        if (isObservable(result)) this.follow(result, envelope, end, endHook);
        else {
          endHook();
          end({ v: result });
        }
      };
      await (around ? around(request.caller, go, deadline, span) : go());
    });
    Promise.resolve(work).catch((error: unknown) => end({ e: toFault(error) }));
  }

  private stream(lane: Lane, start: StreamStart, queueMs: number, span: Span | undefined): void {
    const { streams, around, metrics, service } = this.parts;
    const { caller, context, deadline } = start;
    const startedAt = steadyNow();
    let code: HandledRecord['code'] = 'UNKNOWN';
    const go = async (): Promise<void> => {
      if (streams) code = await streams.run(start);
    };
    const work = this.parts.withHooks(context, async (endHook) => {
      await (around ? around(caller, go, deadline, span) : go());
      endHook();
    });
    void Promise.resolve(work)
      .catch(() => undefined)
      .then(() => {
        lane.release(context.entryId);
        metrics.handled({ service, pattern: context.pattern, code, ms: steadyNow() - startedAt, queueMs });
        if (span) endWith(span, code);
      });
  }

  /** Sends the last packet; a value that JSON cannot hold must not leave its caller without an answer. */
  private answer(envelope: RpcEnvelope, packet: Omit<ReplyPacket, 'i' | 'd'>): HandledRecord['code'] {
    try {
      this.parts.replies.add(envelope.r, { i: envelope.i, ...packet, d: 1 });
      return packet.e?.code ?? 'OK';
    } catch (error) {
      this.parts.onBadAnswer(envelope.p, error);
      this.parts.replies.add(envelope.r, { i: envelope.i, e: toFault(error), d: 1 });
      return 'UNKNOWN';
    }
  }

  /** Sends one value behind, so that the last one carries the end mark. */
  private follow(
    values: Observable<unknown>,
    envelope: RpcEnvelope,
    end: (packet: { v?: unknown; e?: ReplyPacket['e'] }) => void,
    endHook: () => void,
  ): void {
    let held: { value: unknown } | undefined;
    values.subscribe({
      next: (value) => {
        if (held) this.parts.replies.add(envelope.r, { i: envelope.i, v: held.value });
        held = { value };
      },
      error: (error: unknown) => {
        endHook();
        end({ e: toFault(error) });
      },
      complete: () => {
        endHook();
        end({ v: held?.value });
      },
    });
  }
}
