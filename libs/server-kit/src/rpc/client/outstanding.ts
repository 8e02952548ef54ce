import type { DomainError } from '@aivy/contracts';
import type { RpcEnvelope } from '../envelope.js';
import type { ServiceKeys } from '../keys.js';
import type { Lane, RpcMetrics } from '../metrics.js';
import type { Span } from '../../request/span.js';
import { endWith } from '../../trace/traced.js';
import { steadyNow } from '../../time/steady-clock.js';
import type { Line } from './lines.js';

/** `waiting`: not written · `written`: no answer from Redis yet · `stored`: Redis has it. */
export type CallState = 'waiting' | 'written' | 'stored';

/** A lane of a service as the caller sees it. */
export interface Destination {
  service: string;
  lane: Lane;
  /** Calls that wait for an answer. */
  outstanding: number;
  /** The lane's request streams as far as they were needed. */
  shards: Address[];
}

/** One request stream, and how it is reached. */
export interface Address {
  stream: string;
  /** Of its shard. */
  keys: ServiceKeys;
  line: Line;
}

/** One call between its start and its end. */
export interface OutstandingCall {
  to: Destination;
  at: Address;
  /** Encoded at each write: kept text of hundreds of calls would cost the garbage collector more. Its times are set then. */
  envelope: RpcEnvelope;
  /** When the caller stops waiting, steady milliseconds. */
  deadline: number;
  /** When a service must have started it, steady milliseconds; the deadline at the latest. */
  startBy: number;
  /** When to look after it next, steady milliseconds. */
  due: number;
  state: CallState;
  entryId?: string;
  /** Steady milliseconds. */
  startedAt: number;
  /** Absent without a trace. */
  span?: Span | undefined;
  /** Stops listening to its signal, which may outlive thousands of calls. Absent where there is none. */
  forgetSignal?: (() => void) | undefined;
  /** Absent where nobody wants to know, or somebody else tells it. */
  onOver?: (() => void) | undefined;
  resolve(value: unknown): void;
  reject(error: DomainError): void;
}

/** How exactly deadlines are kept. One clock for all calls: a timer for each is a tenth of the cost of a call. */
const TICK_MS = 10;

/** The calls of this process that wait for an answer. */
export class OutstandingCalls {
  private readonly calls = new Map<string, OutstandingCall>();
  private idle: (() => void)[] = [];
  private clock: NodeJS.Timeout | undefined;

  /** @param onDue called when a call is due; it stays until it is failed or given another moment to be due at */
  constructor(
    private readonly metrics: RpcMetrics,
    private readonly onDue: (call: OutstandingCall) => void,
  ) {}

  get size(): number {
    return this.calls.size;
  }

  get(id: string): OutstandingCall | undefined {
    return this.calls.get(id);
  }

  all(): OutstandingCall[] {
    return [...this.calls.values()];
  }

  add(call: OutstandingCall): void {
    this.calls.set(call.envelope.i, call);
    this.metrics.outstanding(call.to.service, call.to.lane, ++call.to.outstanding);
    this.clock ??= setInterval(() => this.tick(), TICK_MS);
  }

  /** False when the call had ended before. */
  finish(call: OutstandingCall, value: unknown): boolean {
    if (!this.remove(call, 'OK')) return false;
    call.resolve(value);
    return true;
  }

  /** Rejects in a later turn: a caller that retries at once must not run inside the transport's own loop. */
  fail(call: OutstandingCall, error: DomainError): boolean {
    if (!this.remove(call, error.code)) return false;
    setImmediate(() => call.reject(error));
    return true;
  }

  /** Resolves when nothing is outstanding. */
  whenIdle(): Promise<void> {
    if (this.calls.size === 0) return Promise.resolve();
    return new Promise((resolve) => this.idle.push(resolve));
  }

  private remove(call: OutstandingCall, code: DomainError['code'] | 'OK'): boolean {
    if (!this.calls.delete(call.envelope.i)) return false;
    const { service, lane } = call.to;
    this.metrics.outstanding(service, lane, --call.to.outstanding);
    this.metrics.called({ service, pattern: call.envelope.p, code, ms: steadyNow() - call.startedAt });
    if (call.span) endWith(call.span, code);
    call.forgetSignal?.();
    call.onOver?.();
    if (this.calls.size === 0) for (const wake of this.idle.splice(0)) wake();
    return true;
  }

  private tick(): void {
    if (this.calls.size === 0) {
      clearInterval(this.clock);
      this.clock = undefined;
      return;
    }
    const now = steadyNow();
    for (const call of this.calls.values()) {
      if (now < call.due) continue;
      call.due = Number.POSITIVE_INFINITY;
      this.onDue(call);
    }
  }
}
