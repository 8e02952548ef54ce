import { INTERNAL_PORT, nodeFlags } from '../../../deploy/programs.mjs';

/** Beside what a program takes to finish what it has in hand. */
const GRACE_SECONDS = 5;
/** A program that is not up by then is started again; while it starts, nobody asks whether it lives. */
const STARTUP = { periodSeconds: 2, failureThreshold: 60 };
/** The user `node` of the image. */
const USER = 1000;

/** What every pod of the system may not do. */
export const POD_SECURITY = {
  runAsNonRoot: true,
  runAsUser: USER,
  runAsGroup: USER,
  seccompProfile: { type: 'RuntimeDefault' },
};

export const CONTAINER_SECURITY = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ['ALL'] },
};

/** @param {string} name */
export const secretOf = (name) => ({ secretRef: { name: `aivy-${name}` } });

/** A program's own Secret, and the settings that all programs share. @param {string} name */
export const environmentOf = (name) => [{ configMapRef: { name: 'aivy' } }, secretOf(name)];

/** One replica is replaced when the next one is ready. How many there are is the autoscaler's matter. @param {import('../../../deploy/programs.mjs').Program} program */
export const deployment = ({ name, resources, port, chatPort, endsWithinSeconds, heapMb }) => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name, labels: { app: name, system: 'aivy' } },
  spec: {
    selector: { matchLabels: { app: name } },
    strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
    template: {
      metadata: { labels: { app: name, system: 'aivy' } },
      spec: {
        serviceAccountName: name,
        automountServiceAccountToken: false,
        enableServiceLinks: false,
        terminationGracePeriodSeconds: endsWithinSeconds + GRACE_SECONDS,
        securityContext: POD_SECURITY,
        topologySpreadConstraints: ['kubernetes.io/hostname', 'topology.kubernetes.io/zone'].map((topologyKey) => ({
          maxSkew: 1,
          topologyKey,
          whenUnsatisfiable: 'ScheduleAnyway',
          labelSelector: { matchLabels: { app: name } },
        })),
        containers: [
          {
            name,
            image: 'aivy',
            imagePullPolicy: 'IfNotPresent',
            command: ['node', ...nodeFlags({ heapMb }), `dist/${name}/main.js`],
            envFrom: environmentOf(name),
            ports: [...named('http', port), ...named('chat', chatPort), ...named('internal', INTERNAL_PORT)],
            startupProbe: { httpGet: { path: '/live', port: 'internal' }, ...STARTUP },
            livenessProbe: { httpGet: { path: '/live', port: 'internal' }, periodSeconds: 10 },
            readinessProbe: { httpGet: { path: '/ready', port: 'internal' }, periodSeconds: 5, timeoutSeconds: 2 },
            resources: {
              requests: { cpu: resources.cpu, memory: resources.memory },
              limits: { memory: resources.memoryLimit },
            },
            securityContext: CONTAINER_SECURITY,
          },
        ],
      },
    },
  },
});

/** @param {string} name @param {number | undefined} port */
const named = (name, port) => (port === undefined ? [] : [{ name, containerPort: port }]);
