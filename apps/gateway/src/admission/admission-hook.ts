import { DomainError } from '@aivy/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressShare } from '../http/address-share.js';
import { bearerToken } from '../http/request-context.js';
import { callOfRoute } from '../http/routes.js';
import { RateLimitedError } from '../limits/call-limiter.js';
import type { Admission, Refusal } from './admission.js';
import { Arrivals } from './arrivals.js';
import { bodyLimitOf } from './bodies.js';
import type { Gate } from './gate.js';
import { NoPlaceError, userFull } from './no-place.js';
import { PROBES, rankOf } from './rank.js';
import type { Refusals } from './refusals.js';
import { putStay, Stay, stayOf } from './stay.js';
import { BUSY_STATUS, isTooMuchToReadAway } from './turn-away.js';

interface AdmissionParts {
  admission: Admission;
  gate: Gate;
  refusals: Refusals;
}

/**
 * First in the way of every request, before its body is read: is there a place for it, may it be that large, can it be meant
 * for its sender? Whether there is too much to do was asked at the door already; once a call is there whole it counts until
 * its answer is ready and nothing works for it any more: what a slow line takes on both sides of that keeps nobody waiting.
 * Where places are short, a body that has not come for a while is waited for no longer.
 */
export function registerAdmission(fastify: FastifyInstance, { admission, gate, refusals }: AdmissionParts): void {
  const arrivals = new Arrivals();
  /** Whose body does not come makes room for who is here now. */
  const enter = (address: string, isCall: boolean, now: number): Refusal | undefined => {
    const refusal = admission.enter(address, isCall, now);
    if (!refusal || refusal.reason === 'address-rate') return refusal;
    const isRoomMade = arrivals.cutOffOldest(now, refusal.reason === 'address-full' ? address : undefined);
    return isRoomMade ? admission.enter(address, isCall, now) : refusal;
  };
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(PROBES)) return done();
    const call = callOfRoute(request.method, request.routeOptions.url);
    const address = addressShare(request.ip);
    const now = performance.now();
    const refusal = enter(address, call !== undefined, now);
    if (refusal) {
      refusals.count(refusal.reason, call ? rankOf(call) : 'other', now);
      discardBody(request, reply);
      return done(errorOf(refusal));
    }
    const stay = new Stay(gate, () => admission.leave(address));
    putStay(request, stay);
    reply.raw.once('close', () => {
      arrivals.end(request);
      stay.close();
    });
    const cutOff = (): void => {
      refusals.count('too-slow', call ? rankOf(call) : 'other', performance.now());
      request.raw.destroy();
      stay.close();
    };
    arrivals.begin(request, { address, since: now, cutOff });
    if (declaredBytes(request) > bodyLimitOf(call).bytes) {
      discardBody(request, reply);
      return done(new DomainError('PAYLOAD-TOO-LARGE'));
    }
    // Whoever has no session need not send a body first.
    if (call && call.audience !== 'visitor' && !bearerToken(request)) return done(new DomainError('AUTH-UNAUTHORIZED'));
    done();
  });
  fastify.addHook('preValidation', (request, reply, done) => {
    arrivals.end(request);
    const call = callOfRoute(request.method, request.routeOptions.url);
    if (!call) return done();
    const asker = { token: bearerToken(request), address: addressShare(request.ip) };
    const settle = (outcome: ReturnType<Gate['begin']>, go: typeof done): void => {
      if (outcome === 'user-full') return go(userFull());
      if (outcome === 'address-full') return go(new NoPlaceError());
      if (outcome) stayOf(request)?.begin(outcome);
      go();
    };
    const outcome = gate.begin(call, asker);
    if (outcome !== 'address-full') return settle(outcome, done);
    // Its place comes from the end of another call, which must not run this one inside of its own.
    const later: typeof done = (error) => void setImmediate(done, error);
    reply.raw.once(
      'close',
      gate.hold(call, asker, (held) => settle(held, later)),
    );
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

const errorOf = (refusal: Refusal): DomainError =>
  refusal.reason === 'busy' ? new NoPlaceError() : new RateLimitedError(refusal.retryMs / 1_000);
