import {
  Injectable,
  Logger,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { DomainError, type ErrorCode } from '@aivy/contracts';
import { catchError, type Observable } from 'rxjs';
import { QueryFailedError, TypeORMError } from 'typeorm';
import { DatabaseTimeout } from './deadline-client.js';

/** Node's network errors, and Postgres' classes 08 (connection), 53 (no connection, memory or disk left) and 57P (shutdown). */
const CONNECTION_CODE = /^(E(CONN|PIPE|HOST|TIMEDOUT)|08|53|57P)/;
const CONNECTION_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i;

/** Postgres gave a statement up at the time that it was given. */
const STATEMENT_TIMEOUT = '57014';
const CONNECTION_TIMEOUT = /timeout exceeded when trying to connect/i;

/**
 * The code for a database that did not answer in time, as one that is frozen or has more to do than it can; undefined
 * for any other error.
 */
function timeoutCode(error: unknown): ErrorCode | undefined {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  if (cause instanceof DatabaseTimeout) return cause.isUnknown ? 'OUTCOME-UNKNOWN' : 'SERVICE-UNAVAILABLE';
  if (!(cause instanceof Error)) return undefined;
  const isLate = (cause as { code?: unknown }).code === STATEMENT_TIMEOUT || CONNECTION_TIMEOUT.test(cause.message);
  return isLate ? 'SERVICE-UNAVAILABLE' : undefined;
}

/** Did the database cause this error? */
export function isDatabaseFault(error: unknown): boolean {
  if (error instanceof TypeORMError || error instanceof DatabaseTimeout) return true;
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  return (typeof code === 'string' && CONNECTION_CODE.test(code)) || CONNECTION_MESSAGE.test(error.message);
}

/**
 * An interceptor for a service's controllers: what the database did not do in time answers SERVICE-UNAVAILABLE (a commit
 * without an answer OUTCOME-UNKNOWN), what it refused the family's code. The cause is kept for the log.
 */
export function databaseFaults(code: ErrorCode): Type<NestInterceptor> {
  @Injectable()
  class DatabaseFaultInterceptor implements NestInterceptor {
    private readonly logger = new Logger('DatabaseFaults');

    intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
      return next.handle().pipe(
        catchError((error: unknown) => {
          if (!isDatabaseFault(error)) throw error;
          this.logger.error(
            error instanceof Error ? error.message : String(error),
            error instanceof Error ? error.stack : undefined,
          );
          throw new DomainError(timeoutCode(error) ?? code, undefined, { cause: error });
        }),
      );
    }
  }
  return DatabaseFaultInterceptor;
}
