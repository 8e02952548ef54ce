import type { Span, Tracer } from '../../request/span.js';
import type { RpcEnvelope } from '../envelope.js';
import type { Lane } from '../metrics.js';

/** The slow lane is for calls that take seconds: there a second is nothing that somebody will look for. */
const SLOW_MS: Record<Lane, number> = { fast: 1_000, slow: 10_000 };

/** A request in its service, as a part of what its caller does. */
export const requestSpan = (
  tracer: Tracer,
  { p: pattern, t: parent }: RpcEnvelope,
  { service, lane, queueMs, redelivered }: { service: string; lane: Lane; queueMs: number; redelivered: boolean },
): Span =>
  tracer.begin(pattern, 'server', {
    parent,
    slowMs: SLOW_MS[lane],
    facts: {
      'rpc.system': 'aivy',
      'rpc.service': service,
      'rpc.method': pattern,
      'aivy.queue_ms': Math.round(queueMs),
      ...(redelivered && { 'aivy.redelivered': true }),
    },
  });
