// The programs of the system, once. From this list come what `npm run build` builds and `npm start` starts, in this
// order, and by `npm run generate deploy` the entries in docker-compose.yml, k8s/base/programs and
// deploy/prometheus/prometheus.yml. Only Node's own modules may be used here: it is read before anything is installed.

/**
 * @typedef {object} Program
 * @property {string} name its folder in apps/ and in dist/, its container, its Deployment and its name in DNS
 * @property {'service' | 'worker' | 'gateway'} kind a service answers RPC under its name, which stands in SERVICES of libs/contracts; the worker takes jobs; the gateway is the door, started last and stopped first
 * @property {number} replicas in production, at the least
 * @property {number} maxReplicas how many the autoscaler may make of them
 * @property {('mail' | 'model')[]} [talksTo] what it reaches outside, beside PostgreSQL and Redis
 * @property {readonly string[]} [queues] of QUEUES in libs/contracts, whose jobs it works off
 * @property {{ cpu: string, memory: string, memoryLimit: string }} resources what one replica asks for, and the memory above which it is killed, in Kubernetes' units
 * @property {number} endsWithinSeconds after a SIGTERM, at the latest
 * @property {number} [heapMb] what V8 may keep of objects that have lived for a while; near it, it collects. For a program whose memory is bounded: without, V8 lets garbage lie for as long as the machine has room
 * @property {number} [port] for HTTP from outside
 * @property {number} [chatPort] the same of the chat's own host
 */

/** Where every program serves /metrics, /live and /ready: METRICS_PORT of deploy/Dockerfile. */
export const INTERNAL_PORT = 9400;

/** A program has one thread, so a core is all that a replica can use. */
const BUSY = { maxReplicas: 20, resources: { cpu: '500m', memory: '192Mi', memoryLimit: '512Mi' } };

const USUAL = {
  replicas: 2,
  maxReplicas: 6,
  resources: { cpu: '250m', memory: '192Mi', memoryLimit: '512Mi' },
  endsWithinSeconds: 15,
};

/** With the bank, the tutor and its sentence encoder: `npm run bench tutor` measures it. A reply may take half a minute. */
const TALKS = { resources: { cpu: '250m', memory: '224Mi', memoryLimit: '512Mi' }, endsWithinSeconds: 40 };

/** @type {readonly Program[]} */
export const PROGRAMS = [
  // Only the last release's auth sends emails itself: until it's gone from a rollout, the policy lets it.
  { ...USUAL, name: 'auth', kind: 'service', talksTo: ['mail'] },
  { ...USUAL, name: 'diagnostic', kind: 'service' },
  { ...USUAL, ...BUSY, name: 'full-test', kind: 'service' },
  { ...USUAL, ...BUSY, name: 'plan', kind: 'service' },
  { ...USUAL, ...TALKS, name: 'chat', kind: 'service', heapMb: 112, talksTo: ['model'] },
  { ...USUAL, ...TALKS, name: 'aivydaily', kind: 'service' },
  // A report of ten million answers takes 200 MB over the base, and a core for minutes.
  {
    ...USUAL,
    name: 'analyst',
    kind: 'service',
    maxReplicas: 3,
    queues: ['analyst-reports'],
    resources: { cpu: '250m', memory: '256Mi', memoryLimit: '1Gi' },
  },
  { ...USUAL, name: 'worker', kind: 'worker', talksTo: ['mail'], queues: ['reports', 'accounts', 'learning', 'mails'] },
  { ...USUAL, ...BUSY, name: 'gateway', kind: 'gateway', port: 3000, chatPort: 9000, endsWithinSeconds: 25 },
];

/**
 * What Node.js is told besides a program's file. Where memory is bounded the young generation is kept small with the old
 * one, and V8 has one helper thread instead of four, each of which keeps some megabytes for itself.
 * @param {Pick<Program, 'heapMb'>} program
 * @returns {string[]}
 */
export const nodeFlags = ({ heapMb }) =>
  heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=1', '--v8-pool-size=1'];
