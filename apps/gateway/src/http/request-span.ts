import type { Call } from '@aivy/contracts';
import type { Span, Tracer } from '@aivy/server-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callOfRoute } from './routes.js';

/** A call that may take long counts as slow later. */
const slowMs = (call: Call): number => (call.slow ? 10_000 : 1_000);

const SERVER_FAULT = 500;

const spans = new WeakMap<FastifyRequest, Span>();

/**
 * Makes a span of each call: the first that our programs know of it. The browser names the trace, so that what it sends
 * again is found together; whether it is kept is decided here. Pages, files and probes have none.
 */
export function traceRequests(fastify: FastifyInstance, tracer: Tracer | undefined): void {
  if (!tracer) return;
  fastify.addHook('onRequest', async (request: FastifyRequest) => {
    const call = callOfRoute(request.method, request.routeOptions.url);
    if (!call) return;
    const { traceparent } = request.headers;
    const span = tracer.begin(`${request.method} ${request.routeOptions.url ?? ''}`, 'server', {
      parent: typeof traceparent === 'string' ? traceparent : undefined,
      foreign: true,
      slowMs: slowMs(call),
      facts: {
        'http.request.method': request.method,
        'http.route': request.routeOptions.url,
        'aivy.call': call.pattern,
        'aivy.request_id': request.id,
      },
    });
    spans.set(request, span);
  });
  fastify.addHook('onResponse', async (request: FastifyRequest, { statusCode }: FastifyReply) => {
    const span = spans.get(request);
    span?.set({ 'http.response.status_code': statusCode });
    if (statusCode >= SERVER_FAULT) span?.fail(String(statusCode));
    span?.end();
  });
}

/** The span of a request; undefined where there is no trace. */
export const spanOf = (request: FastifyRequest): Span | undefined => spans.get(request);
