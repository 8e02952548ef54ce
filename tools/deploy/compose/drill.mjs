// The whole of docker-compose.yml, from nothing: every container healthy, a student's way through nginx, a second `up`
// that changes nothing, and a replica killed under load. Ports 3000, 8025, 9000, 9090 and 3001 must be free.
import { setTimeout as pause } from 'node:timers/promises';
import { PROGRAMS } from '../../../deploy/programs.mjs';
import { docker } from '../image/docker.mjs';
import { Visitor } from '../image/visitor.mjs';
import { Fault } from '../../lib/fault.mjs';
import { Compose } from './compose.mjs';
import { saveSteadily } from './load.mjs';

const SITE = 'http://127.0.0.1:3000';
const MAILPIT = 'http://127.0.0.1:8025';
const PROMETHEUS = 'http://127.0.0.1:9090';
const GRAFANA = 'http://127.0.0.1:3001';
/** With building and starting everything at once. */
const HEALTHY_MS = 8 * 60_000;
const MAIL_MS = 30_000;
const SCRAPED_MS = 90_000;
const LOOK_AGAIN_MS = 1_000;
/** One of each is killed in turn. */
const KILLED = ['gateway', 'full-test', 'auth', 'worker'];
const UNDISTURBED_MS = 3_000;
const SAVES_PER_SECOND = 20;

/**
 * @param {{ without: readonly string[], build: boolean, keep: boolean }} wish `without`: services whose image cannot be
 *   had; `keep`: everything goes on running
 * @returns {Promise<boolean>} whether no save failed and none was lost; what fails otherwise throws
 */
export async function composeDrill({ without, build, keep }) {
  const compose = new Compose();
  const services = (await compose.services()).filter((service) => !without.includes(service));
  try {
    const from = performance.now();
    await compose.run('up', '-d', ...(build ? ['--build'] : []), ...services);
    await allHealthy(compose, services);
    console.log(`Everything is healthy after ${Math.round((performance.now() - from) / 1_000)} s.`);
    const visitor = new Visitor(SITE);
    await visitor.signUp(mailedTo);
    const { questions, reportMs } = await visitor.takeDiagnostic();
    console.log(`A visitor signed up; ${questions} answers were reported in ${reportMs} ms.`);
    await upAgain(compose, services);
    if (services.includes('prometheus')) await allScraped();
    if (services.includes('grafana')) await dashboardsThere();
    return await killReplicas(compose, services, visitor);
  } finally {
    if (!keep) await compose.run('down', '--volumes', '--timeout', '60');
  }
}

/** @param {Compose} compose @param {string[]} services */
async function allHealthy(compose, services) {
  await until('the health of everything', HEALTHY_MS, async () => {
    const containers = await compose.containers();
    const counts = services.map((service) => containers.filter((each) => each.service === service && isWell(each)));
    return services.every((service, at) => counts[at]?.length === wantedOf(service));
  });
}

/** @param {string} service */
const wantedOf = (service) => (PROGRAMS.some(({ name }) => name === service) ? 2 : 1);
/** The migration is well when it is over. @param {import('./compose.mjs').Container} container */
const isWell = ({ service, running, health }) =>
  service === 'migrate' ? !running : running && ['', 'healthy'].includes(health);

/** By Mailpit's API. @param {string} email @returns {Promise<string>} the text of the newest mail */
async function mailedTo(email) {
  /** @type {string | undefined} */
  let text;
  await until('the mail with the code', MAIL_MS, async () => {
    const { messages } = await getJson(`${MAILPIT}/api/v1/search?query=${encodeURIComponent(`to:"${email}"`)}`);
    if (messages.length > 0) text = (await getJson(`${MAILPIT}/api/v1/message/${messages[0].ID}`)).Text;
    return text !== undefined;
  });
  return text ?? '';
}

/** @param {string} url @returns {Promise<any>} */
async function getJson(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Fault(`${url} answered ${response.status}`);
  return response.json();
}

/** Whoever types it twice loses nothing. @param {Compose} compose @param {string[]} services */
async function upAgain(compose, services) {
  const running = async () =>
    (await compose.containers())
      .filter((each) => each.running)
      .map(({ id }) => id)
      .sort()
      .join('\n');
  const before = await running();
  await compose.run('up', '-d', ...services);
  await allHealthy(compose, services);
  if ((await running()) !== before) throw new Fault('A second `up` has replaced containers.');
  console.log('A second `up` changed nothing.');
}

async function allScraped() {
  const wanted = 2 * PROGRAMS.length;
  await until(`Prometheus to reach ${wanted} replicas`, SCRAPED_MS, async () => {
    const { data } = await getJson(`${PROMETHEUS}/api/v1/query?query=${encodeURIComponent('sum(up{job="aivy"})')}`);
    return Number(data.result[0]?.value[1]) === wanted;
  });
  const { data } = await getJson(`${PROMETHEUS}/api/v1/rules`);
  console.log(`Prometheus reaches ${wanted} replicas and has ${data.groups.length} groups of rules.`);
}

async function dashboardsThere() {
  const found = await getJson(`${GRAFANA}/api/search?type=dash-db`);
  if (found.length === 0) throw new Fault('Grafana has no dashboard.');
  console.log(`Grafana shows ${found.length} dashboards.`);
}

/** @param {Compose} compose @param {string[]} services @param {Visitor} visitor @returns {Promise<boolean>} */
async function killReplicas(compose, services, visitor) {
  const load = await saveSteadily(visitor, SAVES_PER_SECOND);
  for (const service of KILLED) {
    await pause(UNDISTURBED_MS);
    const victim = (await compose.containers()).find((each) => each.service === service && each.running);
    if (!victim) throw new Fault(`No ${service} is running.`);
    await docker('kill', victim.id);
    console.log(`One ${service} of two was killed.`);
    await pause(UNDISTURBED_MS);
    await compose.run('up', '-d', ...services);
    await allHealthy(compose, services);
  }
  const { saves, failures, lost, slowestMs } = await load.end();
  console.log(
    `${saves} saves, ${failures.length} failed, the slowest ${slowestMs} ms; the last answer is ${lost ? 'LOST' : 'stored'}.`,
  );
  for (const failure of new Set(failures)) console.log(`  ${failure}`);
  return failures.length === 0 && !lost;
}

/** @param {string} what @param {number} ms @param {() => Promise<boolean>} holds */
async function until(what, ms, holds) {
  for (const end = performance.now() + ms; !(await holds().catch(() => false)); await pause(LOOK_AGAIN_MS))
    if (performance.now() > end) throw new Fault(`${what}: not within ${ms / 1_000} s.`);
}
