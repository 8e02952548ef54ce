// What `npm run generate deploy` writes: whole files, and sections of files that are otherwise written by hand.
import fs from 'node:fs';
import path from 'node:path';
import { INTERNAL_PORT, PROGRAMS } from '../../deploy/programs.mjs';
import { composeServices } from './compose.mjs';
import { dashboard } from './grafana.mjs';
import { backup, component, kustomization, manifests, migration, queueDepth } from './kubernetes/index.mjs';
import { replaceSection } from './section.mjs';

const HEAD = '# Written by `npm run generate deploy` from deploy/programs.mjs.\n';
const KUBERNETES = 'k8s/base/programs';
const BACKUP = 'k8s/components/backup';
const QUEUE_DEPTH = 'k8s/components/queue-depth';
const DASHBOARD = 'deploy/grafana/dashboards/aivy.json';

/** @typedef {import('../../deploy/programs.mjs').Program} Program */

/**
 * Every generated file as it should be.
 * @param {string} root the checkout: the hand-written rest of a file is read from there
 * @param {string} bodyLimit what the edge lets through, in nginx's units
 * @param {readonly Program[]} programs
 * @returns {Map<string, string>} path from the root → text
 */
export function generatedFiles(root, bodyLimit, programs = PROGRAMS) {
  /** @param {string} file @param {string} name @param {string} text @returns {[string, string]} */
  const section = (file, name, text) => [
    file,
    replaceSection(fs.readFileSync(path.join(root, file), 'utf8'), name, text),
  ];
  return new Map([
    section('docker-compose.yml', 'programs', composeServices(programs)),
    section('deploy/prometheus/prometheus.yml', 'programs', scrapeTargets(programs)),
    section('deploy/prometheus/alerts.yml', 'programs', expectedPrograms(programs)),
    section('k8s/base/ingress.yaml', 'body-limit', bodyLimitAnnotations(bodyLimit)),
    [
      'deploy/nginx/body-limit.inc',
      `${HEAD.replace('deploy/programs.mjs', 'the contract')}client_max_body_size ${bodyLimit};\n`,
    ],
    [DASHBOARD, `${JSON.stringify(dashboard(), null, 2)}\n`],
    [`${KUBERNETES}/kustomization.yaml`, HEAD + kustomization(programs)],
    [`${KUBERNETES}/migrate.yaml`, HEAD + migration()],
    [`${BACKUP}/kustomization.yaml`, HEAD + component(['backup.yaml'])],
    [`${BACKUP}/backup.yaml`, HEAD + backup()],
    ...queueDepth(programs).map(([name, text]) => /** @type {const} */ ([`${QUEUE_DEPTH}/${name}`, HEAD + text])),
    ...programs.map(
      (program) => /** @type {const} */ ([`${KUBERNETES}/${program.name}.yaml`, HEAD + manifests(program)]),
    ),
  ]);
}

/**
 * Files that a program left behind which is no longer in the list.
 * @param {string} root
 * @param {string} bodyLimit
 * @returns {string[]} paths from the root
 */
export function leftoverFiles(root, bodyLimit, programs = PROGRAMS) {
  const wanted = generatedFiles(root, bodyLimit, programs);
  return [KUBERNETES, QUEUE_DEPTH]
    .filter((folder) => fs.existsSync(path.join(root, folder)))
    .flatMap((folder) => fs.readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((file) => !wanted.has(file));
}

/** @param {readonly Program[]} programs */
const scrapeTargets = (programs) => `        names: [${programs.map(({ name }) => name).join(', ')}]
        port: ${INTERNAL_PORT}
`;

/** Which programs there must be in each namespace, for the alert that one is missing. @param {readonly Program[]} programs */
const expectedPrograms = (programs) =>
  programs
    .map(
      ({ name }) => `      - record: aivy:program:expected
        labels: { service: ${name} }
        expr: group by (namespace) (max_over_time(up{job="aivy"}[1h]))
`,
    )
    .join('');

/** Of ingress-nginx, and of NGINX's own controller. Others let everything through. @param {string} limit */
const bodyLimitAnnotations = (limit) =>
  ['nginx.ingress.kubernetes.io/proxy-body-size', 'nginx.org/client-max-body-size']
    .map((name) => `    ${name}: ${limit}\n`)
    .join('');
