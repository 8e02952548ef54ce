import { isAskedByQuery, NETWORK_MESSAGE, type ErrorDetail, type HttpMethod } from '@aivy/contracts';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { showAlert } from '../alerts/alerts-slice';
import { takeAhead } from './ahead';
import { API_PREFIX, requestInit } from './request-init';
import { rememberedProfile } from '../device/remembered-profile';
import { readToken } from '../session/auth-cookie';
import { sessionExpired } from '../session/session-slice';
import type { RootState, StoreExtra } from '../store';

export interface ApiRequest {
  method: HttpMethod;
  /** Below `/api`, with a leading slash. */
  path: string;
  body?: unknown;
  /** Shows failures as alerts, except 404. Without it the caller tells the student. */
  alerts?: boolean;
  /** `ask` (default) waits for the session popup and tries again, `fail` answers the error. */
  onUnauthorized?: 'ask' | 'fail';
  timeoutMs?: number;
  /** Instead of this browser's session. */
  token?: string;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
  /** Who asks again when the server has too much to do: the call itself (default), or `caller`, who shows it. */
  whenBusy?: 'wait' | 'caller';
}

export interface ApiError {
  /** A code of the catalogue, `NETWORK` without a reply, `ABORTED` when the caller gave up, '' for a reply without one. */
  code: string;
  status?: number;
  message: string;
  details?: readonly ErrorDetail[];
  /** The server's word on when to ask again, milliseconds. */
  retryAfterMs?: number | undefined;
}

/** Of a call, unless it says otherwise. */
export const TIMEOUT_MS = 60_000;
/** For a call the screen can do without, because this device keeps its last answer. */
export const KEPT_TIMEOUT_MS = 8_000;
const RETRY_TIMEOUT_MS = 30_000;
/** Browsers refuse requests that outlive their page when those under way hold more than 64 KiB. */
const KEEPALIVE_BYTES = 60_000;
/** At most, in UTF-8. */
const BYTES_PER_UNIT = 3;

export type Reply = { data: unknown } | { error: ApiError };

/** A proxy may drop the body of a DELETE, a gateway of the release before does not read its query: it has both. */
function address(request: ApiRequest): string {
  if (!isAskedByQuery(request.method) || !request.body) return API_PREFIX + request.path;
  const fields = Object.entries(request.body).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(fields.map(([key, value]) => [key, String(value)]));
  return `${API_PREFIX}${request.path}${fields.length ? `?${query}` : ''}`;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function readFailure({ status, headers }: Response, body: unknown): ApiError {
  const fields = isRecord(body) ? body : {};
  return {
    code: typeof fields.code === 'string' ? fields.code : '',
    status,
    message: typeof fields.message === 'string' ? fields.message : '',
    ...(Array.isArray(fields.details) ? { details: fields.details as ErrorDetail[] } : {}),
    retryAfterMs: Number(headers?.get('retry-after')) * 1_000 || undefined,
  };
}

/** An answer that was asked for ahead; undefined when it could not be fetched. */
const orStopped = (given: Promise<Response>, stop: AbortSignal): Promise<Response | undefined> =>
  Promise.race([
    given.catch(() => undefined),
    new Promise<never>((_, reject) => stop.addEventListener('abort', () => reject(stop.reason as Error))),
  ]);

async function send(request: ApiRequest, token: string | null, signal: AbortSignal, timeoutMs: number): Promise<Reply> {
  const body = request.method === 'GET' ? null : JSON.stringify(request.body ?? {});
  const stop = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const given = request.method === 'POST' ? takeAhead(request.path, body, token) : undefined;
  try {
    const response =
      (given && (await orStopped(given, stop))) ??
      (await fetch(address(request), {
        ...requestInit(request.method, body, token),
        ...(request.keepalive && body !== null && body.length * BYTES_PER_UNIT < KEEPALIVE_BYTES
          ? { keepalive: true }
          : {}),
        signal: stop,
      }));
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok && isRecord(answer) && answer.status === 'success') return { data: answer.data ?? null };
    return { error: readFailure(response, answer) };
  } catch {
    return { error: { code: signal.aborted ? 'ABORTED' : 'NETWORK', message: '' } };
  }
}

/** The catalogue arrives with the first failure; offline it may not, and then the network is what is wrong. */
export const textFor = (error: ApiError): Promise<string> =>
  import('./error-text').then(
    ({ alertTextFor }) => alertTextFor(error),
    () => NETWORK_MESSAGE,
  );

const isUnauthorized = (error: ApiError): boolean => error.status === 401 || error.code === 'AUTH-UNAUTHORIZED';

const isAlert = (request: ApiRequest, error: ApiError): boolean =>
  request.alerts === true && error.code !== 'ABORTED' && error.status !== 404 && !isUnauthorized(error);

/** Has someone else signed in since, perhaps in another tab? The session is theirs, and what's sent isn't. */
const isSomeoneElses = (userId: string | null): boolean =>
  userId !== null && (rememberedProfile()?.id ?? userId) !== userId;

/**
 * Every call of the client goes through here: bearer token, time zone, 60 s limit, the wire's success and failure
 * bodies, the session popup on 401 and the alert that the error catalogue asks for. Identical concurrent queries are
 * one request (RTK Query).
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, queryApi) => {
  const { signal, dispatch, extra } = queryApi;
  const { timeoutMs = TIMEOUT_MS } = request;
  const { userId } = (queryApi.getState() as RootState).session;
  const ask = async (): Promise<Reply> =>
    request.token === undefined && isSomeoneElses(userId)
      ? { error: { code: 'ABORTED', message: '' } }
      : send(request, request.token ?? readToken(), signal, timeoutMs);
  let reply = await ask();
  if ('error' in reply && isUnauthorized(reply.error) && request.onUnauthorized !== 'fail') {
    const { gate } = extra as StoreExtra;
    try {
      const token = await gate.wait(() => dispatch(sessionExpired()));
      reply = await send(request, token, signal, RETRY_TIMEOUT_MS);
    } catch {
      return reply;
    }
  }
  if ('error' in reply && reply.error.retryAfterMs && request.whenBusy !== 'caller') {
    const refused = reply;
    reply = await import('./come-back').then(
      ({ comeBack }) => comeBack(refused, ask, signal, timeoutMs),
      () => refused,
    );
  }
  if ('error' in reply && isAlert(request, reply.error)) {
    dispatch(showAlert({ tone: 'error', text: await textFor(reply.error) }));
  }
  return reply;
};
