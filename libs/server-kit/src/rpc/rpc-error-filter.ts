import { type ArgumentsHost, Catch, Logger, type RpcExceptionFilter } from '@nestjs/common';
import { DomainError, ERRORS } from '@aivy/contracts';
import { type Observable, throwError } from 'rxjs';
import { RpcContext } from './context.js';
import { toFault } from './faults.js';

/**
 * DomainErrors travel as {code, message, details}; anything else travels as UNKNOWN. What is our fault (status 500 and
 * above) is logged with its causes.
 */
@Catch()
export class RpcErrorFilter implements RpcExceptionFilter {
  private readonly logger = new Logger(RpcErrorFilter.name);

  catch(error: unknown, host: ArgumentsHost): Observable<never> {
    if (!(error instanceof DomainError) || ERRORS[error.code].status >= 500) {
      this.logger.error(`${patternOf(host)}: ${describe(error)}`, error instanceof Error ? error.stack : undefined);
    }
    return throwError(() => toFault(error));
  }
}

function patternOf(host: ArgumentsHost): string {
  const context: unknown = host.switchToRpc().getContext();
  return context instanceof RpcContext ? context.pattern : 'a handler';
}

/** The message with the chain of causes behind it. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return `threw ${String(error)}`;
  return error.cause === undefined ? error.message : `${error.message}: ${describe(error.cause)}`;
}
