import { type ArgumentsHost, Catch, Logger, type RpcExceptionFilter } from '@nestjs/common';
import { DomainError } from '@aivy/contracts';
import { type Observable, throwError } from 'rxjs';
import { toFault } from './faults.js';

/** DomainErrors travel as {code, message, details}; anything else is logged with its cause and travels as UNKNOWN. */
@Catch()
export class RpcErrorFilter implements RpcExceptionFilter {
  private readonly logger = new Logger(RpcErrorFilter.name);

  catch(error: unknown, host: ArgumentsHost): Observable<never> {
    if (!(error instanceof DomainError)) {
      const request = host.switchToRpc().getData<{ caller?: { requestId?: string } } | undefined>();
      this.logger.error(describe(error), error instanceof Error ? error.stack : undefined, { requestId: request?.caller?.requestId });
    }
    return throwError(() => toFault(error));
  }
}

/** The message with the chain of causes behind it. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return `a handler threw ${String(error)}`;
  return error.cause === undefined ? error.message : `${error.message}: ${describe(error.cause)}`;
}
