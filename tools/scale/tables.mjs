// Markdown of what the model says.

/** @param {number} value */
const whole = (value) => Math.round(value).toLocaleString('en-US');
/** Two figures that count. @param {number} value */
const rough = (value) => (value >= 100 ? whole(value) : String(Number(value.toPrecision(2))));
/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
/** @param {import('./model.mjs').Crowd} crowd */
const crowdOf = ({ students, everySeconds }) => `${whole(students)}, a save per ${everySeconds} s`;

/** @param {readonly { part: string, savesPerSecond: number }[]} limits */
export const limitTable = (limits) =>
  table(
    ['full at', 'saves a second'],
    limits.map(({ part, savesPerSecond }) => [part, whole(savesPerSecond)]),
  );

/** @param {readonly { crowd: import('./model.mjs').Crowd, size: ReturnType<typeof import('./model.mjs').sizeFor> }[]} sizes */
export const sizeTable = (sizes) =>
  table(
    ['what', ...sizes.map(({ crowd }) => crowdOf(crowd))],
    ROWS.map(([name, of]) => [name, ...sizes.map(({ size }) => of(size))]),
  );

/** @type {readonly [string, (size: ReturnType<typeof import('./model.mjs').sizeFor>) => string][]} */
const ROWS = [
  ['saves / arrivals a second', (size) => `${whole(size.savesPerSecond)} / ${whole(size.arrivalsPerSecond)}`],
  ['replicas of gateway', (size) => whole(size.gateways)],
  ['of full-test', (size) => whole(size.fullTests)],
  ['of auth, plan, worker', (size) => `${whole(size.auths)}, ${whole(size.plans)}, ${whole(size.workers)}`],
  ['nodes of Redis', (size) => whole(size.redisNodes)],
  ['cores of PostgreSQL (machines of 32)', (size) => `${whole(size.postgresCores)} (${size.postgresNodes})`],
  ['connections, 8 a replica', (size) => `${whole(size.connections)}${size.pooler ? ', pooled' : ''}`],
  ['log of PostgreSQL, MB/s', (size) => rough(size.walMbPerSecond)],
  ['through Redis, MB/s', (size) => rough(size.redisMbPerSecond)],
  ['kept of one test of all, GB', (size) => rough(size.storedGb)],
  ['memory of open pages, GB over all gateways', (size) => rough(size.socketGb)],
  ['cores for the files of the page, were there no CDN', (size) => rough(size.pageCores)],
];

/** @param {readonly { crowd: import('./model.mjs').Crowd, share: number, waited: import('./queue.mjs').Waited }[]} rushes */
export const rushTable = (rushes) =>
  table(
    ['students', 'of the replicas above', 'p50, ms', 'p99, ms'],
    rushes.map(({ crowd, share, waited }) => [
      crowdOf(crowd),
      `${100 * share} %`,
      rough(waited.p50Ms),
      rough(waited.p99Ms),
    ]),
  );
