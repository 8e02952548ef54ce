import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Fault } from '../lib/fault.mjs';
import { startChild } from './service-process.mjs';
import { Supervisor } from './supervisor.mjs';
import { DIST, SERVER_APPS } from '../lib/workspace.mjs';

/** @typedef {import('../lib/undo.mjs').Undo} Undo */
/** @typedef {{ close(): Promise<void> }} Started a running app, as every `app.ts` gives it */

/** @param {string} dist @param {string} file */
const built = (dist, file) => import(pathToFileURL(path.join(dist, file)).href);

/** The door closes first, then all others at once. Together with the servers' own limits this stays below the hard end. */
const DOOR_MS = 3_500;
const SERVICES_MS = 5_500;

/** Each app with its own environment: a metrics port cannot be shared. @param {NodeJS.ProcessEnv} env @param {number} index @returns {NodeJS.ProcessEnv} */
const appEnv = (env, index) => ({
  ...env,
  ...(env.METRICS_PORT ? { METRICS_PORT: String(Number(env.METRICS_PORT) + index) } : {}),
});
/** @param {string} name */
const isDoor = (name) => name === 'gateway';

/**
 * All services in this process; they still talk over Redis. Services start together, the gateway after them.
 * @param {NodeJS.ProcessEnv} env
 * @param {Undo} undo
 */
export async function startTogether(env, undo, dist = DIST) {
  /** @type {Started[]} */
  const services = [];
  /** @param {string} name @returns {Promise<Started>} */
  const launch = async (name) => {
    const { start } = await built(dist, `${name}/app.js`);
    return start(appEnv(env, SERVER_APPS.indexOf(name)));
  };
  undo.add(() => allOf(services.map((app) => app.close())), { what: 'The services', limitMs: SERVICES_MS });
  const outcomes = await Promise.allSettled(
    SERVER_APPS.filter((name) => !isDoor(name)).map(async (name) => services.push(await launch(name))),
  );
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  const door = await launch('gateway');
  undo.add(() => door.close(), { what: 'The gateway', limitMs: DOOR_MS });
  /** @type {Promise<string>} */
  const lost = new Promise(() => undefined);
  return { lost, kill: () => undefined };
}

/** One process per service, as in production; one that dies is started again. @param {NodeJS.ProcessEnv} env @param {Undo} undo */
export async function startSplit(env, undo) {
  const supervisors = SERVER_APPS.map(
    (name, index) => new Supervisor(name, () => startChild(name, appEnv(env, index))),
  );
  /** @param {Supervisor[]} some @param {number} limitMs */
  const stop = (some, limitMs) => allOf(some.map((supervisor) => supervisor.stop(limitMs)));
  const kill = () => supervisors.forEach((supervisor) => supervisor.kill());
  undo.add(
    () =>
      stop(
        supervisors.filter(({ name }) => !isDoor(name)),
        SERVICES_MS,
      ),
    { limitMs: SERVICES_MS + 500 },
  );
  undo.add(
    () =>
      stop(
        supervisors.filter(({ name }) => isDoor(name)),
        DOOR_MS,
      ),
    { limitMs: DOOR_MS + 500 },
  );
  const lost = Promise.race(supervisors.map(({ lost: who }) => who));
  const first = await Promise.race([lost, Promise.all(supervisors.map(({ ready }) => ready)).then(() => undefined)]);
  if (first) throw new Fault(`${first} ended while starting; the lines above say why.`);
  return { lost, kill };
}

/** To the end of each, also when one fails. @param {Promise<unknown>[]} promises */
async function allOf(promises) {
  const outcomes = await Promise.allSettled(promises);
  const faults = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (faults.length > 0) throw new AggregateError(faults, 'Not every service closed in order');
}
