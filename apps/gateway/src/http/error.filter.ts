import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { DomainError, ERRORS, isErrorCode, NO_TOKEN_TEXT, type ErrorCode, type FailureBody } from '@aivy/contracts';
import { LOGGER, type Logger } from '@aivy/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NoPlaceError } from '../admission/no-place.js';
import { isOnChatHost } from '../chat-host/chat-host.js';
import { spanOf } from './request-span.js';
import { bearerToken } from './request-context.js';
import { callOfRoute } from './routes.js';

const statusOf = (error: unknown): number | undefined => {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : undefined;
};

/** Spread, so that those who were refused together do not come back together. */
const soon = (): number => 1 + Math.floor(Math.random() * 3);

/** When to ask again: what the error knows, or a moment later where a part of the system is away or has too much to do. */
function retryAfterSeconds(error: unknown, code: ErrorCode): number | undefined {
  const known = (error as { retryAfterSeconds?: unknown } | null)?.retryAfterSeconds;
  if (typeof known === 'number') return known;
  return code === 'SERVICE-UNAVAILABLE' || code === 'OUTCOME-UNKNOWN' ? soon() : undefined;
}

/** The chat's own host has a sentence of its own for who brings no session. */
const textOf = (code: ErrorCode, request: FastifyRequest): string =>
  code === 'AUTH-UNAUTHORIZED' && isOnChatHost(request.raw) && !bearerToken(request)
    ? NO_TOKEN_TEXT
    : ERRORS[code].text;

/** The only place where a fault becomes HTTP: code → status and text, never a stack or an upstream's message. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (reply.sent) return;
    const code = this.codeOf(error, request);
    const span = spanOf(request);
    span?.set({ 'aivy.code': code });
    if (ERRORS[code].status >= 500)
      // What was refused for want of a place is told in one line for all.
      this.logger[error instanceof NoPlaceError ? 'debug' : 'error'](
        {
          err: error,
          code,
          requestId: request.id,
          ...(span && { trace_id: span.traceId }),
          url: request.url,
        },
        'request failed',
      );
    const body: FailureBody = { status: 'error', code, message: textOf(code, request), request_id: request.id };
    if (error instanceof DomainError && error.details) body.details = error.details;
    const retryAfter = retryAfterSeconds(error, code);
    if (retryAfter !== undefined) void reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))));
    void reply.status(ERRORS[code].status).header('cache-control', 'no-store').send(body);
  }

  private codeOf(error: unknown, request: FastifyRequest): ErrorCode {
    const code = (error as { code?: unknown } | null)?.code;
    if (isErrorCode(code)) return code;
    const status = statusOf(error);
    if (status === 404 || status === 405) return 'NOT-FOUND';
    if (status === 413) return 'PAYLOAD-TOO-LARGE';
    // Unreadable JSON or a foreign content type: the input error of the call that was meant.
    if (status !== undefined && status >= 400 && status < 500)
      return callOfRoute(request.method, request.routeOptions.url)?.inputError ?? 'INVALIDINPUT';
    return 'UNKNOWN';
  }
}
