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
import { TypeORMError } from 'typeorm';

/** Node's network errors, and Postgres' classes 08 (connection), 53 (no connection, memory or disk left) and 57P (shutdown). */
const CONNECTION_CODE = /^(E(CONN|PIPE|HOST|TIMEDOUT)|08|53|57P)/;
const CONNECTION_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i;

/** Did the database cause this error? */
export function isDatabaseFault(error: unknown): boolean {
  if (error instanceof TypeORMError) return true;
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  return (typeof code === 'string' && CONNECTION_CODE.test(code)) || CONNECTION_MESSAGE.test(error.message);
}

/** An interceptor for a service's controllers: faults of the database answer the family's code and keep their cause for the log. */
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
          throw new DomainError(code, undefined, { cause: error });
        }),
      );
    }
  }
  return DatabaseFaultInterceptor;
}
