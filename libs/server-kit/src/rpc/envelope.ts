import type { Caller, ErrorCode, ErrorDetail } from '@aivy/contracts';

/**
 * One request on the wire. Names are one letter because each is sent with every call. Fields are only ever added to
 * version 1, so that two releases understand each other while one replaces the other.
 */
export interface RpcEnvelope {
  /** Version of this layout. */
  v: 1;
  /** Id, unique within the calling process. */
  i: string;
  /** Pattern, `<service>.<verb>`. */
  p: string;
  /** Reply stream. */
  r: string;
  /** Deadline as the caller's time of day will show it, milliseconds since 1970: for services of an older release. */
  d: number;
  /** Deadline as Redis' clock will show it, milliseconds since 1970. Absent from callers of an older release. */
  e?: number | undefined;
  /** Latest start on Redis' clock, where it is earlier than the deadline. */
  s?: number | undefined;
  /** Milliseconds that the caller gave in all; `e` less `w` is when it asked. */
  w?: number | undefined;
  /** W3C traceparent. */
  t?: string | undefined;
  /** Idempotency key, for services that store it with their transaction. */
  k?: string | undefined;
  /** 1: may run again when its first run was cut off. */
  f?: 1 | undefined;
  /** Who asks. */
  u: Caller;
  /** Input. */
  b?: unknown;
}

/** Why a request failed, as it travels. */
export interface RpcFault {
  code: ErrorCode;
  message: string;
  details?: readonly ErrorDetail[];
  retryAfterSeconds?: number;
}

/** One answer. `d` says that nothing comes after it: in version 1 of this layout a call could have several. */
export interface ReplyPacket {
  i: string;
  v?: unknown;
  e?: RpcFault;
  d?: 1;
}

/** The envelope, or undefined for anything that is not one. */
export function parseEnvelope(text: string | undefined): RpcEnvelope | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isEnvelope(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isEnvelope(value: unknown): value is RpcEnvelope {
  if (typeof value !== 'object' || value === null) return false;
  const { v, i, p, r, d, e, s, w, u } = value as Record<string, unknown>;
  const words = [i, p, r].every((each) => typeof each === 'string');
  const times = typeof d === 'number' && [e, s, w].every((each) => each === undefined || typeof each === 'number');
  return v === 1 && words && times && typeof u === 'object' && u !== null;
}

/** The answers of one entry; none when it cannot be read. */
export function parseBatch(text: string | undefined): ReplyPacket[] {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return Array.isArray(value) ? (value as ReplyPacket[]) : [];
  } catch {
    return [];
  }
}
