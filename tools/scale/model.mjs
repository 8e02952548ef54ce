// From what one request costs to what so many students need. Everything is proportional but what stands here as a limit.

/** @typedef {'gateway' | 'full-test' | 'auth' | 'plan' | 'worker' | 'postgres' | 'redis'} Part */
/** @typedef {Record<Part, number>} Cost milliseconds of CPU of each part, for one of its kind */
/**
 * @typedef {object} Measured by `npm run bench:scale`
 * @property {string} on day, machine
 * @property {Cost} save one `save-progress`
 * @property {Cost} arrival sign-in with password, start of a test, first questions
 * @property {Cost} page the files of the first page, all from the gateway
 * @property {Cost} finish all that a whole test costs beside its saves and its arrival: questions and submits of three more modules, report, learner record
 * @property {number} walBytes of a save, as PostgreSQL writes it
 * @property {number} storedBytes of a whole test with its report and evidence
 * @property {number} redisBytes a save puts into Redis and takes out again, both directions
 * @property {number} socketKb memory of the gateway for an open page
 */
/** @typedef {{ students: number, everySeconds: number, startWithinSeconds: number }} Crowd students in a running test, each saving so often, all of whom arrive within so long */

/** Of a core, at which queues are still short and a dying replica's part fits into the others. */
export const USED = 0.6;
/** Connections that a PostgreSQL serves well without a pooler before it, rather few than many. */
const CONNECTIONS = 500;
/** Of diagnostic, chat, aivydaily and analyst, which have little to do in a test and hold connections all the same. */
const IDLE_REPLICAS = 8;
/** Cores of the largest PostgreSQL that an ordinary cloud sells as one machine, and that one can use for small writes. */
const POSTGRES_CORES = 32;
/** Four modules without the break, at the standard times. */
const TEST_MINUTES = 134;
const PARTS = /** @type {const} */ (['gateway', 'full-test', 'auth', 'plan', 'worker', 'postgres', 'redis']);

/**
 * @param {Crowd} crowd
 * @param {Measured} measured
 */
export function sizeFor({ students, everySeconds, startWithinSeconds }, measured) {
  const savesPerSecond = students / everySeconds;
  const arrivalsPerSecond = students / startWithinSeconds;
  // Whoever arrives saves already while others arrive: the worst second is the last of the rush.
  const finishesPerSecond = students / (TEST_MINUTES * 60);
  /** @param {Part} part cores that are busy */
  const busy = (part) =>
    (savesPerSecond * measured.save[part] + arrivalsPerSecond * measured.arrival[part]) / 1_000 +
    (finishesPerSecond * measured.finish[part]) / 1_000;
  const cores = Object.fromEntries(PARTS.map((part) => [part, busy(part)]));
  const of = /** @type {Record<Part, number>} */ (cores);
  /** @param {Part} part A program has one thread: a core each. */
  const replicas = (part) => Math.max(2, Math.ceil(of[part] / USED));
  const services = replicas('full-test') + replicas('auth') + replicas('plan') + IDLE_REPLICAS;
  const postgresNodes = Math.max(1, Math.ceil(of.postgres / USED / POSTGRES_CORES));
  return {
    savesPerSecond,
    arrivalsPerSecond,
    cores: of,
    gateways: replicas('gateway'),
    fullTests: replicas('full-test'),
    auths: replicas('auth'),
    plans: replicas('plan'),
    workers: replicas('worker'),
    redisNodes: Math.max(1, Math.ceil(of.redis / USED)),
    postgresCores: Math.max(2, Math.ceil(of.postgres / USED)),
    postgresNodes,
    connections: 8 * services,
    pooler: 8 * services > CONNECTIONS * postgresNodes,
    walMbPerSecond: (savesPerSecond * measured.walBytes) / 1e6,
    redisMbPerSecond: (savesPerSecond * measured.redisBytes) / 1e6,
    storedGb: (students * measured.storedBytes) / 1e9,
    socketGb: (students * measured.socketKb) / 1e6,
    /** The files of the first page, were there nothing before the gateways that keeps them. */
    pageCores: (arrivalsPerSecond * measured.page.gateway) / 1_000,
  };
}

/** What is full first when everything runs once: two replicas a program, one Redis, one PostgreSQL of so many cores. @param {Measured} measured @param {{ replicas: number, postgresCores: number }} machine @returns {{ part: Part, savesPerSecond: number }[]} the soonest first */
export function limitsOf(measured, { replicas, postgresCores }) {
  /** @type {Partial<Record<Part, number>>} */
  const cores = { gateway: replicas, 'full-test': replicas, redis: 1, postgres: postgresCores };
  return PARTS.flatMap((part) => {
    const has = cores[part];
    return has === undefined || measured.save[part] === 0
      ? []
      : [{ part, savesPerSecond: (1_000 * has) / measured.save[part] }];
  }).sort((one, other) => one.savesPerSecond - other.savesPerSecond);
}
