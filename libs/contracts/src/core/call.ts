import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.js';
import type { BodyLimit } from './limits.js';
import type { Role } from './roles.js';
import type { ServiceName } from './services.js';
import type { FileChunkCall } from './file.js';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Does the input of such a call stand in the query? Proxies may drop the body of a DELETE as they do that of a GET. */
export const isAskedByQuery = (method: HttpMethod): boolean => method === 'GET' || method === 'DELETE';

/** Who may call: `visitor` needs no session, `student` needs one, `analyst` and `operator` need that role as well. */
export type Audience = 'visitor' | Role;

/** Limits at the edge that a call counts against; their numbers are in `limits.ts`. */
export type LimitName =
  'signin' | 'verification-mail' | 'reset-mail' | 'password-check' | 'export' | 'tutor' | 'trial' | 'adaptive-form';

/** Tags that tie cached answers together in the client. */
export const CACHE_TAGS = [
  'Me',
  'Sessions',
  'Diagnostic',
  'Tests',
  'Reports',
  'Plan',
  'Dash',
  'Goal',
  'PlanMail',
  'OfficialScores',
  'Daily',
  'ReportJobs',
  'Distress',
] as const;
export type CacheTag = (typeof CACHE_TAGS)[number];

export interface CacheHint {
  /** How long an unused answer is kept; sign-out ends it before. */
  keepSeconds: number;
  tags?: readonly CacheTag[];
}

/**
 * One call of the product, as data. The gateway's route, the service's RPC handler, the client's types and the
 * OpenAPI document all derive from this record; nothing about a call is written down anywhere else.
 */
export interface Call<
  Method extends HttpMethod = HttpMethod,
  Path extends string = string,
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Cache extends CacheHint | undefined = CacheHint | undefined,
  Stale extends readonly CacheTag[] | undefined = readonly CacheTag[] | undefined,
> {
  summary: string;
  method: Method;
  /** Below the API prefix, with a leading slash: `/auth/signin`. `:name` stands for a field of the input. */
  path: Path;
  service: ServiceName;
  /** RPC pattern, `<service>.<verb>`. */
  pattern: string;
  audience: Audience;
  input: Input;
  output: Output;
  /**
   * The answer is a file instead of JSON: `output` (`FileHead`) is its name and type, and this call, asked with the same
   * input and the number of a chunk, its bytes.
   */
  file?: FileChunkCall;
  /** Code answered when the input does not fit; the documents name one per family. */
  inputError: ErrorCode;
  /** The other codes that this call may answer, beside the ones every call may (`COMMON_ERRORS`). */
  errors: readonly ErrorCode[];
  /** May the transport run it again when a replica dies? Reads and naturally repeatable writes only. */
  idempotent: boolean;
  /** Takes seconds: runs in the service's slow lane, so that it cannot hold up the others. */
  slow?: boolean;
  /** Milliseconds until the caller gives up; default `DEFAULT_DEADLINE_MS`. */
  deadlineMs?: number;
  limits?: readonly LimitName[];
  /** Default `BODY_LIMIT`. */
  body?: BodyLimit;
  /** Present on reads only: the client makes a query of a call that has it, and a mutation of any other. */
  cache?: Cache;
  /**
   * Tags of what a write may have changed: stale after a success, after a lost answer or a fault of the server, and
   * after 404 and 409. Any other refusal has changed nothing.
   */
  invalidates?: Stale;
  /** What the audience may hold in its answer; a test walks every response with it. Default `none`. */
  reveals?: 'none' | 'solutions';
}

export const DEFAULT_DEADLINE_MS = 5_000;

export type InputOf<C extends Call> = z.infer<C['input']>;
export type OutputOf<C extends Call> = z.infer<C['output']>;

/** Keeps the literal types of a call (path, method, hints for the client's cache) while checking its shape. */
export function defineCall<
  const Method extends HttpMethod,
  const Path extends string,
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  const Cache extends CacheHint | undefined = undefined,
  const Stale extends readonly CacheTag[] | undefined = undefined,
>(call: Call<Method, Path, Input, Output, Cache, Stale>): Call<Method, Path, Input, Output, Cache, Stale> {
  return call;
}

/** Who is behind a request; the gateway fills it in, services trust it. */
export interface Caller {
  /** Absent for visitors. */
  userId?: string;
  role?: Role;
  /** SHA-256 (hex) of the session token. */
  sessionHash?: string;
  /** IANA name from the `X-Timezone` header, checked. */
  timezone?: string;
  /** Network address, for limits and logs. */
  address?: string;
  /** "Chrome on Windows"; sent with visitors' calls, which open sessions. */
  device?: string;
  requestId: string;
}

/** Body of every RPC message. */
export interface RpcRequest<Input = unknown> {
  caller: Caller;
  input: Input;
}
