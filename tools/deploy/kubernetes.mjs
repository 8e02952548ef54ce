import { INTERNAL_PORT, nodeFlags } from '../../deploy/programs.mjs';

/** Beside what a program takes to finish what it has in hand. */
const GRACE_SECONDS = 5;
/** A program that is not up by then is started again; while it starts, nobody asks whether it lives. */
const STARTUP = { periodSeconds: 2, failureThreshold: 60 };

/** @param {readonly import('../../deploy/programs.mjs').Program[]} programs */
export const kustomization = (programs) => `apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
resources: [${programs.map(({ name }) => `${name}.yaml`).join(', ')}]
`;

/**
 * The Deployment of one program. What the world reaches it by (Service, Ingress) is written by hand in k8s/base.
 * @param {import('../../deploy/programs.mjs').Program} program
 */
export const deployment = ({
  name,
  replicas,
  resources,
  port,
  chatPort,
  endsWithinSeconds,
  heapMb,
}) => `apiVersion: apps/v1
kind: Deployment
metadata:
  name: ${name}
  labels: { app: ${name}, system: aivy }
spec:
  replicas: ${replicas}
  selector: { matchLabels: { app: ${name} } }
  template:
    metadata:
      labels: { app: ${name}, system: aivy }
      annotations: { prometheus.io/scrape: 'true', prometheus.io/port: '${INTERNAL_PORT}' }
    spec:
      terminationGracePeriodSeconds: ${endsWithinSeconds + GRACE_SECONDS}
      containers:
        - name: ${name}
          image: aivy
          command: [${['node', ...nodeFlags({ heapMb }), `dist/${name}/main.js`].join(', ')}]
          envFrom:
            - configMapRef: { name: aivy }
            - secretRef: { name: aivy }
          ports:
${named('http', port)}${named('chat', chatPort)}            - { name: internal, containerPort: ${INTERNAL_PORT} }
          startupProbe:
            httpGet: { path: /live, port: internal }
            periodSeconds: ${STARTUP.periodSeconds}
            failureThreshold: ${STARTUP.failureThreshold}
          livenessProbe: { httpGet: { path: /live, port: internal }, periodSeconds: 10 }
          readinessProbe: { httpGet: { path: /ready, port: internal }, periodSeconds: 5 }
          resources:
            requests: { cpu: ${resources.cpu}, memory: ${resources.memory} }
            limits: { memory: ${resources.memoryLimit} }
          securityContext:
            runAsNonRoot: true
            runAsUser: 1000
            allowPrivilegeEscalation: false
            readOnlyRootFilesystem: true
            capabilities: { drop: [ALL] }
`;

/** @param {string} name @param {number | undefined} port */
function named(name, port) {
  return port === undefined ? '' : `            - { name: ${name}, containerPort: ${port} }\n`;
}
