// What stands around the Deployment of a program: who it is, how many of it there are, and whom it may talk to.
import { INTERNAL_PORT } from '../../../deploy/programs.mjs';

/** @typedef {import('../../../deploy/programs.mjs').Program} Program */

/** Of the CPU that a replica asks for; above it there come more. */
export const BUSY_PERCENT = 70;
/** Fewer only after it has been quiet for so long. */
export const QUIET_SECONDS = 300;

/** Nobody asks the cluster's API anything. @param {Pick<Program, 'name'>} program */
export const serviceAccount = ({ name }) => ({
  apiVersion: 'v1',
  kind: 'ServiceAccount',
  metadata: { name, labels: { app: name, system: 'aivy' } },
  automountServiceAccountToken: false,
});

/** A node that is emptied takes one replica after the other. @param {Program} program */
export const disruptionBudget = ({ name }) => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name, labels: { app: name, system: 'aivy' } },
  spec: {
    maxUnavailable: 1,
    unhealthyPodEvictionPolicy: 'AlwaysAllow',
    selector: { matchLabels: { app: name } },
  },
});

/** @param {Program} program */
export const autoscaler = ({ name, replicas, maxReplicas }) => ({
  apiVersion: 'autoscaling/v2',
  kind: 'HorizontalPodAutoscaler',
  metadata: { name, labels: { app: name, system: 'aivy' } },
  spec: {
    scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
    minReplicas: replicas,
    maxReplicas,
    metrics: [
      {
        type: 'Resource',
        resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: BUSY_PERCENT } },
      },
    ],
    behavior: { scaleDown: { stabilizationWindowSeconds: QUIET_SECONDS } },
  },
});

/** Ports of the servers that programs talk to. */
const PORTS = {
  postgres: [5432, 6432],
  // The server, and sentinels that name it.
  redis: [6379, 26379],
  mail: [25, 465, 587, 1025],
  model: [443],
};

/** Every address but private ones, where the databases of other companies are. */
const INTERNET = [
  {
    ipBlock: {
      cidr: '0.0.0.0/0',
      except: ['10.0.0.0/8', '100.64.0.0/10', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'],
    },
  },
  { ipBlock: { cidr: '::/0', except: ['fc00::/7', 'fe80::/10'] } },
];

/**
 * Beside the policies of all programs (k8s/base/network.yaml): servers in the program's own namespace, and the internet
 * for mail and the model. An overlay adds the addresses of servers elsewhere. Only the gateway can be reached, and the
 * metrics of every program.
 * @param {Pick<Program, 'name' | 'port' | 'chatPort' | 'talksTo'> & { needs?: readonly ('postgres' | 'redis')[] }} program
 */
export const networkPolicy = ({ name, port, chatPort, needs = ['postgres', 'redis'], talksTo = [] }) => {
  const doors = [port, chatPort].filter((each) => each !== undefined);
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name, labels: { app: name, system: 'aivy' } },
    spec: {
      podSelector: { matchLabels: { app: name } },
      policyTypes: ['Ingress', 'Egress'],
      ingress: [
        ...(doors.length > 0 ? [{ ports: doors.map(tcp) }] : []),
        {
          from: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } }],
          ports: [tcp(INTERNAL_PORT)],
        },
      ],
      egress: [
        { to: [{ podSelector: {} }], ports: portsOf([...needs, ...talksTo]) },
        ...(talksTo.length > 0 ? [{ to: INTERNET, ports: portsOf(talksTo) }] : []),
      ],
    },
  };
};

/** @param {number} port */
const tcp = (port) => ({ protocol: 'TCP', port });

/** @param {readonly (keyof typeof PORTS)[]} servers */
const portsOf = (servers) => servers.flatMap((each) => PORTS[each]).map(tcp);
