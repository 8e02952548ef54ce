import type { Metrics } from '../metrics/metrics.js';
import type { RpcMetrics } from './metrics.js';

/** RPC observations as Prometheus metrics; one per registry. Durations are in seconds. */
export function promRpcMetrics(metrics: Metrics): RpcMetrics {
  const called = metrics.duration('aivy_rpc_client_seconds', 'Calls as their caller saw them', [
    'target',
    'pattern',
    'code',
  ]);
  const handled = metrics.duration('aivy_rpc_server_seconds', 'Handled requests', ['target', 'pattern', 'code']);
  const waited = metrics.duration('aivy_rpc_queue_wait_seconds', 'From the entry into Redis to the start', [
    'target',
    'pattern',
  ]);
  const outstanding = metrics.gauge('aivy_rpc_outstanding', 'Calls that wait for an answer', ['target', 'lane']);
  const inFlight = metrics.gauge('aivy_rpc_in_flight', 'Requests that run here', ['target', 'lane']);
  const queue = metrics.gauge('aivy_rpc_queue', 'Request stream: entries, unread, pending', [
    'target',
    'lane',
    'shard',
    'what',
  ]);
  const oldest = metrics.gauge('aivy_rpc_oldest_pending_seconds', 'Age of the oldest pending request', [
    'target',
    'lane',
    'shard',
  ]);
  const events = metrics.counter(
    'aivy_rpc_events_total',
    'Redeliveries, unknown outcomes, expired, dead letters, late replies, epoch changes',
    ['event', 'target', 'pattern'],
  );
  const reconnects = metrics.counter('aivy_rpc_reconnects_total', 'Reconnections to Redis', ['connection']);
  const count = (event: string, target: string, pattern: string): void => events.inc({ event, target, pattern });
  return {
    called: ({ service, pattern, code, ms }) => called.observe({ target: service, pattern, code }, ms / 1_000),
    handled: ({ service, pattern, code, ms, queueMs }) => {
      handled.observe({ target: service, pattern, code }, ms / 1_000);
      waited.observe({ target: service, pattern }, queueMs / 1_000);
    },
    outstanding: (service, lane, value) => outstanding.set({ target: service, lane }, value),
    inFlight: (service, lane, value) => inFlight.set({ target: service, lane }, value),
    queue: ({ service, lane, shard, length, lag, pending, oldestPendingMs }) => {
      const labels = { target: service, lane, shard: String(shard) };
      queue.set({ ...labels, what: 'length' }, length);
      queue.set({ ...labels, what: 'lag' }, lag);
      queue.set({ ...labels, what: 'pending' }, pending);
      oldest.set(labels, oldestPendingMs / 1_000);
    },
    redelivered: (service, pattern) => count('redelivered', service, pattern),
    outcomeUnknown: (service, pattern) => count('outcome_unknown', service, pattern),
    expired: (service, pattern) => count('expired', service, pattern),
    deadLetter: (service, reason) => count(`dead_letter_${reason}`, service, ''),
    lateReply: () => count('late_reply', '', ''),
    epochChanged: (service) => count('epoch_changed', service, ''),
    reconnected: (connection) => reconnects.inc({ connection }),
  };
}
