import type { DomainError } from '@aivy/contracts';
import type { Lane, RpcMetrics } from '../metrics.js';

/** `waiting`: not written · `written`: no answer from Redis yet · `stored`: Redis has it. */
export type CallState = 'waiting' | 'written' | 'stored';

/** One call between its start and its end. */
export interface OutstandingCall {
  id: string;
  service: string;
  lane: Lane;
  pattern: string;
  idempotent: boolean;
  /** Request stream and the encoded envelope. */
  queue: string;
  message: string;
  state: CallState;
  entryId?: string;
  startedAt: number;
  timer: NodeJS.Timeout;
  resolve(value: unknown): void;
  reject(error: DomainError): void;
}

/** The calls of this process that wait for an answer, counted by service and lane. */
export class OutstandingCalls {
  private readonly calls = new Map<string, OutstandingCall>();
  private readonly counts = new Map<string, number>();
  private idle: (() => void)[] = [];

  constructor(private readonly metrics: RpcMetrics) {}

  get size(): number {
    return this.calls.size;
  }

  count(service: string, lane: Lane): number {
    return this.counts.get(`${service}/${lane}`) ?? 0;
  }

  get(id: string): OutstandingCall | undefined {
    return this.calls.get(id);
  }

  all(): OutstandingCall[] {
    return [...this.calls.values()];
  }

  add(call: OutstandingCall): void {
    this.calls.set(call.id, call);
    this.bump(call, 1);
  }

  /** False when the call had ended before. */
  finish(call: OutstandingCall, value: unknown): boolean {
    if (!this.remove(call)) return false;
    this.metrics.called({ service: call.service, pattern: call.pattern, code: 'OK', ms: Date.now() - call.startedAt });
    call.resolve(value);
    return true;
  }

  /** Rejects in a later turn: a caller that retries at once must not run inside the transport's own loop. */
  fail(call: OutstandingCall, error: DomainError): boolean {
    if (!this.remove(call)) return false;
    this.metrics.called({ service: call.service, pattern: call.pattern, code: error.code, ms: Date.now() - call.startedAt });
    setImmediate(() => call.reject(error));
    return true;
  }

  /** Resolves when nothing is outstanding. */
  whenIdle(): Promise<void> {
    if (this.calls.size === 0) return Promise.resolve();
    return new Promise((resolve) => this.idle.push(resolve));
  }

  private remove(call: OutstandingCall): boolean {
    if (!this.calls.delete(call.id)) return false;
    clearTimeout(call.timer);
    this.bump(call, -1);
    if (this.calls.size === 0) {
      for (const wake of this.idle) wake();
      this.idle = [];
    }
    return true;
  }

  private bump(call: OutstandingCall, by: 1 | -1): void {
    const key = `${call.service}/${call.lane}`;
    const count = (this.counts.get(key) ?? 0) + by;
    this.counts.set(key, count);
    this.metrics.outstanding(call.service, call.lane, count);
  }
}
