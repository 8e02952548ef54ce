// `npm run check image`: builds the image, starts every program of it as production does (not root, nothing to write to,
// its memory limited), has a visitor sign up and save an answer, and ends them. Needs a container engine on Linux.
// `-- --no-build`: the image that was tried last.
import { setTimeout as pause } from 'node:timers/promises';
import { PROGRAMS, nodeFlags } from '../../../deploy/programs.mjs';
import { ensureInstalled } from '../../lib/ensure-installed.mjs';
import { exitWith, Fault } from '../../lib/fault.mjs';
import { freePort } from '../../lib/ports.mjs';
import { Undo } from '../../lib/undo.mjs';
import { buildImage, weighImage } from './build.mjs';
import { takeDiagnostic } from '../../load/diagnostic.mjs';
import { openDesks, saveOf } from '../../load/full-test.mjs';
import { docker } from './docker.mjs';
import { startMailCatcher } from './mail-catcher.mjs';
import { post, signUp } from './sign-up.mjs';

const IMAGE = 'aivy-smoke-test';
/** Above the base. */
const MAX_MEGABYTES = 250;
/** All at once on a machine that has few cores. */
const READY_MS = 240_000;
const REPORT_MS = 60_000;
const LOOK_AGAIN_MS = 200;
/** One that is asked for its health every ten seconds. */
const HEALTHY_MS = 120_000;
/** What `npm run` adds to a program's own time, and what the engine needs to tell it. */
const STOP_SPARE_SECONDS = 2;

const HARDENED = ['--network', 'host', '--read-only', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'];

const undo = new Undo();
try {
  ensureInstalled({ development: false });
  await smoke();
  console.log('The image is well.');
} catch (error) {
  await undo.run();
  exitWith(error);
}
await undo.run();

async function smoke() {
  await checkImage();
  const { settings, site, mails } = await surroundings();
  await tryCommands(settings);
  const containers = await startPrograms(settings);
  await visit(site, mails);
  await Promise.all(PROGRAMS.map((program, at) => endProgram(program, containers[at] ?? '')));
}

/** Kubernetes' units as the engine names them: 512Mi is 512m, 1Gi is 1g. @param {string} limit */
function dockerMemory(limit) {
  return limit.replace(/([MG])i$/, (_, unit) => unit.toLowerCase());
}

async function checkImage() {
  if (!process.argv.includes('--no-build')) await buildImage(IMAGE);
  const { megabytes, user } = await weighImage(IMAGE);
  console.log(`The image adds ${megabytes} MB to its base (at most ${MAX_MEGABYTES}) and runs as ${user}.`);
  if (megabytes > MAX_MEGABYTES) throw new Fault('It is too large.');
  if (!/^[1-9]\d*(:|$)/.test(user)) throw new Fault('It must run as a user with a number that is not root.');
  /** @type {{ components: object[] }} */
  const { components } = JSON.parse(await docker('run', '--rm', ...HARDENED, IMAGE, 'cat', 'sbom.cdx.json'));
  if (components.length === 0) throw new Fault('sbom.cdx.json names no package.');
  console.log(`sbom.cdx.json names ${components.length} packages.`);
}

/** PostgreSQL, Redis and a mail server, and what the programs are told of them. */
async function surroundings() {
  const { startPostgres } = await import('../../embedded/postgres.mjs');
  const { startRedis } = await import('../../embedded/redis.mjs');
  const postgres = await startPostgres();
  undo.add(() => postgres.stop());
  const redis = await startRedis();
  undo.add(() => redis.stop());
  const [port, mailPort] = [await freePort(), await freePort()];
  const { mails, close } = await startMailCatcher(mailPort);
  undo.add(close);
  const site = `http://127.0.0.1:${port}`;
  return {
    site,
    mails,
    settings: {
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      PORT: String(port),
      CHAT_PORT: '0',
      HOST: '127.0.0.1',
      PUBLIC_URL: site,
      MAIL_URL: `smtp://127.0.0.1:${mailPort}?ignoreTLS=true`,
    },
  };
}

/** @param {Record<string, string>} settings */
function environment(settings) {
  return Object.entries(settings).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
}

/** What operators need, by the commands that the runbook names. @param {Record<string, string>} settings */
async function tryCommands(settings) {
  /** @type {[command: string, says: RegExp][]} */
  const commands = [
    ['migrate', /[1-9]\d* migrations ran/],
    ['migrate', /^0 migrations ran, 0 items written/m],
    ['bank release', /holds the newest versions already/],
    ['bank stats --students 0', /items of the released bank/],
    ['bank export --out -', /"rw-words-01"/],
    ['user list', /0 accounts/],
    ['jobs list', /reports: 0 wait/],
    ['learner rebuild', /0 learners/],
    ['backup --out /tmp/backups', /is written/],
  ];
  for (const [command, says] of commands) {
    const [name = '', ...args] = command.split(' ');
    const words = ['npm', 'run', name, '--', ...args];
    const said = await docker('run', '--rm', '--tmpfs', '/tmp', ...HARDENED, ...environment(settings), IMAGE, ...words);
    if (!says.test(said)) throw new Fault(`npm run ${command} says in the image:\n${said}`);
  }
  console.log(`Commands of operators run in it: ${commands.map(([command]) => command).join(', ')}.`);
}

/**
 * Started together: some are ready only when others are.
 * @param {Record<string, string>} settings
 * @returns {Promise<string[]>} their containers, in the order of PROGRAMS
 */
async function startPrograms(settings) {
  /** @type {string[]} */
  const containers = [];
  undo.add(() => Promise.all(containers.map((container) => docker('rm', '-f', container))), { limitMs: READY_MS });
  const from = performance.now();
  const ports = await Promise.all(PROGRAMS.map(freePort));
  for (const [at, { name, heapMb, resources }] of PROGRAMS.entries()) {
    const limits = ['--memory', dockerMemory(resources.memoryLimit)];
    const env = environment({ ...settings, METRICS_PORT: String(ports[at]) });
    const command = ['node', ...nodeFlags({ heapMb }), `dist/${name}/main.js`];
    containers.push(await docker('run', '-d', ...HARDENED, ...limits, ...env, IMAGE, ...command));
  }
  for (const [at, { name }] of PROGRAMS.entries())
    await until(`${name} to be ready`, READY_MS, async () => (await fetch(`http://127.0.0.1:${ports[at]}/ready`)).ok);
  console.log(`All are ready after ${seconds(from)} s.`);
  await until('the health of every container', HEALTHY_MS, async () => {
    const health = await docker('inspect', '-f', '{{.State.Health.Status}}', ...containers);
    return health.split('\n').every((each) => each === 'healthy');
  });
  return containers;
}

/** @param {string} site @param {readonly string[]} mails */
async function visit(site, mails) {
  if (!(await (await fetch(site)).text()).includes('<title>Aivy')) throw new Fault('The gateway serves no site.');
  const token = await signUp(site, async (email) => {
    await until('the mail with the code', READY_MS, async () => mails.some((mail) => mail.includes(email)));
    return mails.findLast((mail) => mail.includes(email)) ?? '';
  });

  const { body } = saveOf(await openDesks(site, [{ token }]), 0);
  await post(site, 'full-test/save-progress', token, body);
  const { user_answer: stored } = await post(site, 'full-test/get-progress', token, { test_id: body.test_id });
  if (!stored.some((/** @type {{ user_answer: string }} */ each) => each.user_answer === body.answer[0]))
    throw new Fault("The answer that was saved isn't there.");
  await takeDiagnostic({ base: site, token, random: Math.random });
  const from = performance.now();
  const isReported = async () => (await post(site, 'diagnostic/get-test-detail', token, {})).report_status === 'ready';
  await until('the report of a diagnostic', REPORT_MS, isReported);
  console.log(`A visitor signed up, saved an answer, and had a diagnostic reported in ${seconds(from)} s.`);
}

/** @param {import('../../../deploy/programs.mjs').Program} program @param {string} container */
async function endProgram({ name, endsWithinSeconds }, container) {
  const from = performance.now();
  await docker('stop', '-t', String(endsWithinSeconds + STOP_SPARE_SECONDS), container);
  const took = seconds(from);
  const code = await docker('inspect', '-f', '{{.State.ExitCode}}', container);
  console.log(`${name} ended after ${took} s with ${code}.`);
  if (code !== '0' || Number(took) > endsWithinSeconds + STOP_SPARE_SECONDS)
    throw new Fault(`${name} must end within ${endsWithinSeconds} s, with 0.`);
}

/** @param {string} what @param {number} ms @param {() => Promise<boolean>} holds an error is not yet */
async function until(what, ms, holds) {
  for (const end = performance.now() + ms; !(await holds().catch(() => false)); await pause(LOOK_AGAIN_MS))
    if (performance.now() > end) throw new Fault(`${what}: not within ${ms / 1000} s.`);
}

/** Since then. @param {number} from of performance.now() */
function seconds(from) {
  return ((performance.now() - from) / 1_000).toFixed(1);
}
