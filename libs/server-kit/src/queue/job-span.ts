import type { Job } from 'bullmq';
import type { Span, Tracer } from '../request/span.js';
import { inSpan } from '../trace/traced.js';

/** Nobody waits for it as for a call, but a report should be there within sixty seconds. */
const SLOW_MS = 10_000;

/**
 * Runs a job as a span, in the trace of what enqueued it and linked to that, however long ago that was. Its id stays out:
 * ids of jobs hold ids of users.
 */
export function inJobSpan(
  { name, queueName, timestamp, attemptsMade, opts }: Job,
  tracer: Tracer | undefined,
  run: (span: Span | undefined) => Promise<void>,
): Promise<void> {
  if (!tracer) return run(undefined);
  const span = tracer.begin(`job ${name}`, 'consumer', {
    parent: opts.telemetry?.metadata,
    linked: true,
    slowMs: SLOW_MS,
    facts: {
      'messaging.system': 'bullmq',
      'messaging.operation.type': 'process',
      'messaging.destination.name': queueName,
      'aivy.job': name,
      'aivy.attempt': attemptsMade + 1,
      'aivy.age_ms': Math.max(0, Date.now() - timestamp),
    },
  });
  return inSpan(span, () => run(span));
}
