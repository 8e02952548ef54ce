import { CONTAINER_SECURITY, environmentOf, POD_SECURITY } from './deployment.mjs';

const name = 'backup';
const labels = { app: name, system: 'aivy' };
const FOLDER = '/backups';
const HOUR_SECONDS = 3_600;

/**
 * A backup every night into a volume of its own, of which the newest two weeks stay. An overlay gives the volume its size
 * and its class, or another volume in its place; the cluster holds one login for it, which may read everything.
 */
export const backupJob = {
  apiVersion: 'batch/v1',
  kind: 'CronJob',
  metadata: { name, labels },
  spec: {
    schedule: '17 3 * * *',
    timeZone: 'Etc/UTC',
    // Two at once would read everything twice, and one that could not begin in time is done in the next night.
    concurrencyPolicy: 'Forbid',
    startingDeadlineSeconds: 2 * HOUR_SECONDS,
    successfulJobsHistoryLimit: 3,
    failedJobsHistoryLimit: 3,
    jobTemplate: {
      metadata: { labels },
      spec: {
        backoffLimit: 2,
        activeDeadlineSeconds: 6 * HOUR_SECONDS,
        template: {
          metadata: { labels },
          spec: {
            serviceAccountName: name,
            automountServiceAccountToken: false,
            enableServiceLinks: false,
            restartPolicy: 'Never',
            securityContext: {
              ...POD_SECURITY,
              fsGroup: POD_SECURITY.runAsGroup,
              fsGroupChangePolicy: 'OnRootMismatch',
            },
            containers: [
              {
                name,
                image: 'aivy',
                imagePullPolicy: 'IfNotPresent',
                command: ['node', 'dist/bin/backup.js', '--out', FOLDER, '--keep', '14'],
                envFrom: environmentOf(name),
                resources: { requests: { cpu: '250m', memory: '192Mi' }, limits: { memory: '384Mi' } },
                securityContext: CONTAINER_SECURITY,
                volumeMounts: [{ name: 'backups', mountPath: FOLDER }],
              },
            ],
            volumes: [{ name: 'backups', persistentVolumeClaim: { claimName: 'aivy-backups' } }],
          },
        },
      },
    },
  },
};

export const backupVolume = {
  apiVersion: 'v1',
  kind: 'PersistentVolumeClaim',
  metadata: { name: 'aivy-backups', labels },
  spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '20Gi' } } },
};

/** It talks to PostgreSQL, and to nobody else. */
export const BACKUP = { name, needs: /** @type {const} */ (['postgres']), talksTo: [] };
