import { isNativeError } from 'node:util/types';
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
/** Of these the one that lasts until somebody makes room. */
const DISK_FULL = '53100';

/** Postgres gave a statement up at the time that it was given. */
const STATEMENT_TIMEOUT = '57014';
/** What a connection to a primary gets that has become a replica: after a failover the address leads elsewhere. */
const READ_ONLY = '25006';

const codeOf = (error: Error): string => String((error as { code?: unknown }).code ?? '');

const isConnectionFault = (error: Error): boolean =>
  CONNECTION_CODE.test(codeOf(error)) || CONNECTION_MESSAGE.test(error.message);

/**
 * The code for what passes by itself: a database that did not answer in time, as one that is frozen or has more to do than
 * it can, or that is not there, as one that restarts; undefined for any other error.
 */
function passingCode(error: unknown): ErrorCode | undefined {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  if (cause instanceof DatabaseTimeout) return cause.isUnknown ? 'OUTCOME-UNKNOWN' : 'SERVICE-UNAVAILABLE';
  if (!isNativeError(cause)) return undefined;
  const code = codeOf(cause);
  const passes = isConnectionFault(cause) ? code !== DISK_FULL : code === STATEMENT_TIMEOUT || code === READ_ONLY;
  return passes ? 'SERVICE-UNAVAILABLE' : undefined;
}

/** Did the database cause this error? */
export function isDatabaseFault(error: unknown): boolean {
  if (error instanceof TypeORMError || error instanceof DatabaseTimeout) return true;
  return isNativeError(error) && isConnectionFault(error);
}

/**
 * An interceptor for a service's controllers: what the database did not do in time, or because it is not there,
 * answers SERVICE-UNAVAILABLE (a commit without an answer OUTCOME-UNKNOWN), what it refused the family's code. The
 * cause is kept for the log.
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
          throw new DomainError(passingCode(error) ?? code, undefined, { cause: error });
        }),
      );
    }
  }
  return DatabaseFaultInterceptor;
}
