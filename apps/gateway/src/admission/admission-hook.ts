import { DomainError } from '@aivy/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressShare } from '../http/address-share.js';
import { bearerToken } from '../http/request-context.js';
import { callOfRoute } from '../http/routes.js';
import { RateLimitedError } from '../limits/call-limiter.js';
import type { Admission, Refusal } from './admission.js';
import { bodyLimitOf } from './bodies.js';
import type { Gate } from './gate.js';
import { PROBES } from './rank.js';
import { putStay, Stay, stayOf } from './stay.js';
import { BUSY_STATUS, isTooMuchToReadAway } from './turn-away.js';

/** When to ask again where one user has too much in hand. */
const CROWDED_RETRY_SECONDS = 1;

/** The answer to a user who has a share of the places already. */
export const crowded = (): RateLimitedError => new RateLimitedError(CROWDED_RETRY_SECONDS);

/**
 * First in the way of every request, before its body is read: is there a place for it, may it be that large, can it be meant
 * for its sender? Whether there is too much to do was asked at the door already; once a call is there whole it counts until
 * its answer is ready and nothing works for it any more: what a slow line takes on both sides of that keeps nobody waiting.
 */
export function registerAdmission(fastify: FastifyInstance, admission: Admission, gate: Gate): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(PROBES)) return done();
    const call = callOfRoute(request.method, request.routeOptions.url);
    const address = addressShare(request.ip);
    const refusal = admission.enter(address, call !== undefined, performance.now());
    if (refusal) {
      discardBody(request, reply);
      return done(errorOf(refusal));
    }
    const stay = new Stay(gate, () => admission.leave(address));
    putStay(request, stay);
    reply.raw.once('close', () => stay.close());
    if (declaredBytes(request) > bodyLimitOf(call).bytes) {
      discardBody(request, reply);
      return done(new DomainError('PAYLOAD-TOO-LARGE'));
    }
    // Whoever has no session need not send a body first.
    if (call && call.audience !== 'visitor' && !bearerToken(request)) return done(new DomainError('AUTH-UNAUTHORIZED'));
    done();
  });
  fastify.addHook('preValidation', (request, _reply, done) => {
    const call = callOfRoute(request.method, request.routeOptions.url);
    const passage = call && gate.begin(call, { token: bearerToken(request), address: addressShare(request.ip) });
    if (passage === 'crowded') return done(crowded());
    if (passage === 'full') return done(errorOf({ reason: 'busy' }));
    if (passage) stayOf(request)?.begin(passage);
    done();
  });
  fastify.addHook('onSend', (request, { statusCode }, _payload, done) => {
    stayOf(request)?.end(statusCode === 200 ? 'done' : statusCode === BUSY_STATUS ? 'failed' : 'left');
    done();
  });
  fastify.addHook('onClose', async () => gate.close());
}

const declaredBytes = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? 0);

function discardBody(request: FastifyRequest, reply: FastifyReply): void {
  if (isTooMuchToReadAway(request.raw)) void reply.header('connection', 'close');
}

function errorOf(refusal: Refusal): DomainError {
  return refusal.reason === 'busy'
    ? new DomainError('SERVICE-UNAVAILABLE', undefined, { cause: 'too many requests in hand' })
    : new RateLimitedError(refusal.retryMs / 1_000);
}
