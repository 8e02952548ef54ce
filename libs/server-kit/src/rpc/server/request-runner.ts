import type { MessageHandler } from '@nestjs/microservices';
import type { Caller, RpcRequest } from '@aivy/contracts';
import { isObservable, type Observable } from 'rxjs';
import { RpcContext } from '../context.js';
import { callerOf } from '../deadline.js';
import { parseEnvelope, type ReplyPacket, type RpcEnvelope } from '../envelope.js';
import { toFault } from '../faults.js';
import { entryTime } from '../keys.js';
import type { HandledRecord, RpcMetrics } from '../metrics.js';
import type { Entry, Lane } from './lane.js';
import type { ReplyWriter } from './reply-writer.js';
import { TimeEstimates } from './time-estimates.js';

type Handler = MessageHandler<RpcRequest, RpcContext, unknown>;

export interface RunnerParts {
  service: string;
  handlers: ReadonlyMap<string, Handler>;
  replies: ReplyWriter;
  metrics: RpcMetrics;
  /** Runs a handler inside something of the process, as the context of its log lines. */
  around?: ((caller: Caller, work: () => unknown) => unknown) | undefined;
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
    } else if (this.tooLate(envelope, id)) {
      metrics.expired(service, envelope.p);
      this.refuse(lane, id, envelope, { code: 'SERVICE-UNAVAILABLE', message: 'too little time was left to start' });
    } else if (options.stale && envelope.f !== 1) {
      this.unknown(lane, id, envelope, 'Redis restarted before the request was handled');
    } else {
      const handler = this.parts.handlers.get(envelope.p);
      if (handler) this.run(lane, id, envelope, handler, options.redelivered);
      else this.refuse(lane, id, envelope, { code: 'SERVICE-UNAVAILABLE', message: `${service} has no handler for ${envelope.p}` });
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

  private tooLate(envelope: RpcEnvelope, id: string): boolean {
    return Date.now() + this.estimates.needed(envelope.p, envelope.d - entryTime(id)) > envelope.d;
  }

  private run(lane: Lane, id: string, envelope: RpcEnvelope, handler: Handler, redelivered: boolean): void {
    const startedAt = Date.now();
    let open = true;
    const end = (packet: Omit<ReplyPacket, 'i' | 'd'>): void => {
      if (!open) return;
      open = false;
      const code = this.answer(envelope, packet);
      const ms = Date.now() - startedAt;
      this.estimates.record(envelope.p, ms);
      lane.release(id);
      this.parts.metrics.handled({ service: this.parts.service, pattern: envelope.p, code, ms, queueMs: Math.max(0, startedAt - entryTime(id)) });
    };
    const context = new RpcContext([envelope, id, redelivered]);
    const request: RpcRequest = { caller: callerOf(envelope), input: envelope.b };
    const { around } = this.parts;
    const work = this.parts.withHooks(context, async (endHook) => {
      const result: unknown = await (around ? around(request.caller, () => handler(request, context)) : handler(request, context));
      if (isObservable(result)) this.follow(result, envelope, end, endHook);
      else {
        endHook();
        end({ v: result });
      }
    });
    Promise.resolve(work).catch((error: unknown) => end({ e: toFault(error) }));
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
  private follow(values: Observable<unknown>, envelope: RpcEnvelope, end: (packet: { v?: unknown; e?: ReplyPacket['e'] }) => void, endHook: () => void): void {
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
