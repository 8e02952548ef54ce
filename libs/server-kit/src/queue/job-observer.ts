import type { Job } from 'bullmq';
import type { Metrics } from '../metrics/metrics.js';

/** Seconds; a report should be there within sixty. */
const AGE_BUCKETS = [1, 5, 15, 30, 60, 120, 300, 900, 3_600];

/** Notes how long each kind of job ran, and, of those that are done, how long ago they were enqueued. */
export function jobObserver(metrics: Metrics): (job: Job | undefined, outcome: 'done' | 'failed') => void {
  const ran = metrics.duration('aivy_job_seconds', 'How long a job ran', ['queue', 'kind', 'outcome']);
  const age = metrics.duration(
    'aivy_job_age_seconds',
    'From a job on its way to its end',
    ['queue', 'kind'],
    AGE_BUCKETS,
  );
  return (job, outcome) => {
    if (job?.processedOn === undefined) return;
    const { queueName: queue, name: kind, processedOn, timestamp, finishedOn = Date.now() } = job;
    ran.observe({ queue, kind, outcome }, Math.max(0, finishedOn - processedOn) / 1_000);
    if (outcome === 'done') age.observe({ queue, kind }, Math.max(0, finishedOn - timestamp) / 1_000);
  };
}
