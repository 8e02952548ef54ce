import { stringify } from 'yaml';
import { autoscaler, disruptionBudget, networkPolicy, serviceAccount } from './around.mjs';
import { BACKUP, backupJob, backupVolume } from './backup.mjs';
import { deployment } from './deployment.mjs';
import { MIGRATE, migrateJob } from './migrate.mjs';
import { queueDepthComponent, scaledObject, worksQueues } from './queue-depth.mjs';

/** @typedef {import('../../../deploy/programs.mjs').Program} Program */

/** @param {readonly Program[]} programs */
export const kustomization = (programs) =>
  stringify({
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    resources: [...programs.map(({ name }) => `${name}.yaml`), 'migrate.yaml'],
  });

/**
 * Everything of one program. What the world reaches it by (Service, Ingress) is written by hand in k8s/base.
 * @param {Program} program
 */
export const manifests = (program) =>
  documents([serviceAccount, deployment, disruptionBudget, autoscaler, networkPolicy].map((make) => make(program)));

/** The migration, with what stands around it. */
export const migration = () => documents([serviceAccount(MIGRATE), migrateJob, networkPolicy(MIGRATE)]);

/** The nightly backup, for overlays that take the component. */
export const backup = () => documents([serviceAccount(BACKUP), backupVolume, backupJob, networkPolicy(BACKUP)]);

/** A part that an overlay may take. @param {readonly string[]} resources */
export const component = (resources) =>
  stringify({ apiVersion: 'kustomize.config.k8s.io/v1alpha1', kind: 'Component', resources });

/**
 * The component by which KEDA scales what works off queues.
 * @param {readonly Program[]} programs
 * @returns {[name: string, text: string][]} its files
 */
export const queueDepth = (programs) => [
  ['kustomization.yaml', documents([queueDepthComponent(programs)])],
  ...programs
    .filter(worksQueues)
    .map((program) => /** @type {[string, string]} */ ([`${program.name}.yaml`, documents([scaledObject(program)])])),
];

/** @param {object[]} manifests */
const documents = (manifests) =>
  manifests
    .map((each) => stringify(each, { aliasDuplicateObjects: false, lineWidth: 120, singleQuote: true }))
    .join('---\n');
