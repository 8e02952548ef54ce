import type { ErrorCode } from '@aivy/contracts';

export type Lane = 'fast' | 'slow';

/** One finished call as its caller saw it. */
export interface CallRecord {
  service: string;
  pattern: string;
  /** `OK` or the code of the error. */
  code: ErrorCode | 'OK';
  /** Milliseconds from `call()` to the answer. */
  ms: number;
}

/** One handled request as the service saw it. */
export interface HandledRecord extends CallRecord {
  /** Milliseconds between Redis taking the request in and its start here. */
  queueMs: number;
}

/** State of one request stream, sampled every few seconds. */
export interface QueueRecord {
  service: string;
  lane: Lane;
  shard: number;
  /** Entries in the stream. */
  length: number;
  /** Entries that no replica has read yet; 0 where the server does not say. */
  lag: number;
  /** Read, not yet acknowledged. */
  pending: number;
  /** Age of the oldest pending entry, milliseconds. */
  oldestPendingMs: number;
}

export type RpcConnection = 'client-write' | 'client-replies' | 'server-write' | 'server-read';

/** What the transport tells an observer. Calls must be cheap and must not throw. */
export interface RpcMetrics {
  called(record: CallRecord): void;
  handled(record: HandledRecord): void;
  /** Requests of this process that wait for an answer. */
  outstanding(service: string, lane: Lane, count: number): void;
  /** Requests that run here. */
  inFlight(service: string, lane: Lane, count: number): void;
  queue(record: QueueRecord): void;
  redelivered(service: string, pattern: string): void;
  outcomeUnknown(service: string, pattern: string): void;
  /** Not started, because its deadline was over or too near. */
  expired(service: string, pattern: string): void;
  deadLetter(service: string, reason: string): void;
  /** An answer came after its call had ended. */
  lateReply(): void;
  reconnected(connection: RpcConnection): void;
  /** Redis restarted or failed over. */
  epochChanged(service: string): void;
}

const nothing = (): void => undefined;

/** The observer used when none is given. */
export const noRpcMetrics: RpcMetrics = {
  called: nothing,
  handled: nothing,
  outstanding: nothing,
  inFlight: nothing,
  queue: nothing,
  redelivered: nothing,
  outcomeUnknown: nothing,
  expired: nothing,
  deadLetter: nothing,
  lateReply: nothing,
  reconnected: nothing,
  epochChanged: nothing,
};
