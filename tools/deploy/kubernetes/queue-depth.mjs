// k8s/components/queue-depth: KEDA instead of the autoscaler by CPU alone, for programs that work off queues.
import { BUSY_PERCENT, QUIET_SECONDS } from './around.mjs';

/** @typedef {import('../../../deploy/programs.mjs').Program} Program */

/** Waiting or in hand, for one replica: more, and there come further replicas. It works at four of a queue at once. */
const JOBS_PER_REPLICA = 20;
/** A third of what a report may take; a job that has waited so long says that there are too few, however few wait. */
const WAITED_SECONDS = 20;
/** Where KEDA finds Prometheus; an overlay may name another one. */
const PROMETHEUS = 'http://prometheus.monitoring.svc:9090';

/** @param {Program} program */
export const worksQueues = ({ queues = [] }) => queues.length > 0;

/**
 * What Prometheus is asked. Every replica reports the same queue, so the largest value counts. The namespace comes first,
 * where the component writes the installation's own.
 * @param {readonly string[]} queues
 */
export function queueQueries(queues) {
  const of = `namespace="aivy",queue=~"${queues.join('|')}"`;
  return {
    jobs: `sum(max by (queue) (aivy_queue_jobs{${of},state=~"wait|active"}))`,
    waited: `max(aivy_queue_oldest_seconds{${of}})`,
  };
}

/** @param {Program} program */
export function scaledObject({ name, replicas, maxReplicas, queues = [] }) {
  const { jobs, waited } = queueQueries(queues);
  return {
    apiVersion: 'keda.sh/v1alpha1',
    kind: 'ScaledObject',
    metadata: { name, labels: { app: name, system: 'aivy' } },
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
      minReplicaCount: replicas,
      maxReplicaCount: maxReplicas,
      pollingInterval: 15,
      advanced: {
        horizontalPodAutoscalerConfig: { behavior: { scaleDown: { stabilizationWindowSeconds: QUIET_SECONDS } } },
      },
      triggers: [
        { type: 'cpu', metricType: 'Utilization', metadata: { value: String(BUSY_PERCENT) } },
        byPrometheus('AverageValue', jobs, JOBS_PER_REPLICA),
        byPrometheus('Value', waited, WAITED_SECONDS),
      ],
    },
  };
}

/** Without an answer of Prometheus there come no fewer: nothing is not 0. @param {string} metricType @param {string} query @param {number} threshold */
const byPrometheus = (metricType, query, threshold) => ({
  type: 'prometheus',
  metricType,
  metadata: { serverAddress: PROMETHEUS, query, threshold: String(threshold), ignoreNullValues: 'false' },
});

/**
 * Takes the autoscaler by CPU away, because two for one Deployment would work against each other, and puts the overlay's
 * namespace into the queries.
 * @param {readonly Program[]} programs
 */
export const queueDepthComponent = (programs) => ({
  apiVersion: 'kustomize.config.k8s.io/v1alpha1',
  kind: 'Component',
  resources: programs.filter(worksQueues).map(({ name }) => `${name}.yaml`),
  replacements: [
    {
      source: { kind: 'Namespace', fieldPath: 'metadata.name' },
      targets: [
        {
          select: { kind: 'ScaledObject' },
          fieldPaths: [1, 2].map((trigger) => `spec.triggers.${trigger}.metadata.query`),
          options: { delimiter: '"', index: 1 },
        },
      ],
    },
  ],
  patches: programs.filter(worksQueues).map(({ name }) => ({
    patch: `$patch: delete\napiVersion: autoscaling/v2\nkind: HorizontalPodAutoscaler\nmetadata: { name: ${name} }\n`,
  })),
});
