import { CONTAINER_SECURITY, POD_SECURITY, secretOf } from './deployment.mjs';

const name = 'migrate';
const labels = { app: name, system: 'aivy' };

/**
 * Brings the database up to date. Programs wait for it. A Job can't be changed once it exists, so an overlay adds the
 * release to its name (k8s/overlays/prod), and the Job doesn't use the ConfigMap, whose name changes with every setting.
 * It stays when it's done: a GitOps controller would run it again if it deleted itself.
 */
export const migrateJob = {
  apiVersion: 'batch/v1',
  kind: 'Job',
  metadata: { name, labels },
  spec: {
    backoffLimit: 6,
    activeDeadlineSeconds: 3_600,
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
            envFrom: [secretOf(name)],
            resources: { requests: { cpu: '250m', memory: '256Mi' }, limits: { memory: '512Mi' } },
            securityContext: CONTAINER_SECURITY,
          },
        ],
      },
    },
  },
};

/** Talks to PostgreSQL, and to Redis when `bank release` runs in its place. */
export const MIGRATE = { name, talksTo: [] };
