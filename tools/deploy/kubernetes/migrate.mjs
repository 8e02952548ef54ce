import { CONTAINER_SECURITY, environmentOf, POD_SECURITY } from './deployment.mjs';

const name = 'migrate';
const labels = { app: name, system: 'aivy' };

/**
 * Brings the database up to date; programs wait for it. A Job cannot be changed once it is there, so an overlay puts the
 * release behind its name (k8s/overlays/prod): each release has its own, and goes away when it is done.
 */
export const migrateJob = {
  apiVersion: 'batch/v1',
  kind: 'Job',
  metadata: { name, labels },
  spec: {
    backoffLimit: 6,
    activeDeadlineSeconds: 3_600,
    ttlSecondsAfterFinished: 600,
    template: {
      metadata: { labels },
      spec: {
        serviceAccountName: name,
        automountServiceAccountToken: false,
        enableServiceLinks: false,
        restartPolicy: 'OnFailure',
        securityContext: POD_SECURITY,
        containers: [
          {
            name,
            image: 'aivy',
            imagePullPolicy: 'IfNotPresent',
            command: ['node', 'dist/bin/migrate.js'],
            envFrom: environmentOf(name),
            resources: { requests: { cpu: '250m', memory: '256Mi' }, limits: { memory: '512Mi' } },
            securityContext: CONTAINER_SECURITY,
          },
        ],
      },
    },
  },
};

/** It talks to PostgreSQL, and to Redis to say that there is a new release of the bank. */
export const MIGRATE = { name, talksTo: [] };
