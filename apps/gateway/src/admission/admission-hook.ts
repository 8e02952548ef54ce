import { DomainError } from '@aivy/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressShare } from '../http/address-share.js';
import { bearerToken } from '../http/request-context.js';
import { callOfRoute } from '../http/routes.js';
import { RateLimitedError } from '../limits/call-limiter.js';
import type { Admission, Refusal } from './admission.js';
import { bodyLimitOf } from './bodies.js';

/** Asked by balancers and by people who look what is wrong, most of all while there is too much to do. */
const PROBES = '/api/health/';
/** A refused body up to here is read to its end and thrown away, so that the client gets to read why; a larger one is cut off. */
const READ_AWAY_BYTES = 1024 * 1024;

/** First in the way of every request, before its body is read: is there a place for it, may it be that large, can it be meant for its sender? */
export function registerAdmission(fastify: FastifyInstance, admission: Admission): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(PROBES)) return done();
    const call = callOfRoute(request.method, request.routeOptions.url);
    const address = addressShare(request.ip);
    const refusal = admission.enter(address, call !== undefined, performance.now());
    if (refusal) {
      discardBody(request, reply);
      return done(errorOf(refusal));
    }
    reply.raw.once('close', () => admission.leave(address));
    if (declaredBytes(request) > bodyLimitOf(call).bytes) {
      discardBody(request, reply);
      return done(new DomainError('PAYLOAD-TOO-LARGE'));
    }
    // Whoever has no session need not send a body first.
    if (call && call.audience !== 'visitor' && !bearerToken(request)) return done(new DomainError('AUTH-UNAUTHORIZED'));
    done();
  });
}

const declaredBytes = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? 0);

function discardBody(request: FastifyRequest, reply: FastifyReply): void {
  const chunked = request.headers['transfer-encoding'] !== undefined;
  if (chunked || declaredBytes(request) > READ_AWAY_BYTES) void reply.header('connection', 'close');
}

function errorOf(refusal: Refusal): DomainError {
  return refusal.reason === 'busy'
    ? new DomainError('SERVICE-UNAVAILABLE', undefined, { cause: 'too many requests in hand' })
    : new RateLimitedError(refusal.retryMs / 1_000);
}
