import { currentRequest } from '../../request/request-context.js';
import type { Span } from '../../request/span.js';
import type { AnyCall } from '../rpc-handler.js';

/** A call as a part of the work on whose behalf it is made; undefined without a trace. */
export function callSpan({ service, pattern }: Pick<AnyCall, 'service' | 'pattern'>): Span | undefined {
  return currentRequest()?.span?.child(pattern, 'client', {
    'rpc.system': 'aivy',
    'rpc.service': service,
    'rpc.method': pattern,
  });
}
