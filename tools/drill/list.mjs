// What can be drilled. A file of its own for each group of faults; it is loaded when its drill is run.

/** @typedef {{ name: string, does: string, minutes: number, quickMinutes: number, load: () => Promise<import('./drill.mjs').Drill> }} Listed minutes on two cores, with what building and counting take */

/** @type {readonly Listed[]} */
export const DRILLS = [
  {
    name: 'rolling',
    does: 'restarts every replica of everything, gateways included, behind nginx under 80 saves a second (--rate N, --rounds N)',
    minutes: 7,
    quickMinutes: 3,
    load: async () => (await import('./rolling.mjs')).rolling,
  },
  {
    name: 'previous-release',
    does: 'rolls this checkout out over an earlier release, both side by side meanwhile (--previous REF, else the last tag)',
    minutes: 12,
    quickMinutes: 8,
    load: async () => (await import('./previous-release.mjs')).previousRelease,
  },
  {
    name: 'kill',
    does: 'kills each program, Redis and PostgreSQL in turn and starts it again (--only PART,…, --rounds N, --down SECONDS)',
    minutes: 6,
    quickMinutes: 2,
    load: async () => (await import('./kill.mjs')).kill,
  },
  {
    name: 'freeze',
    does: 'each of them stands still for 20 s and goes on (--seconds 1,15,60, --only PART,…; --killed: it is away instead)',
    minutes: 9,
    quickMinutes: 3,
    load: async () => (await import('./freeze.mjs')).freeze,
  },
  {
    name: 'redis-restart',
    does: 'Redis is stopped or killed and started again',
    minutes: 3,
    quickMinutes: 2,
    load: async () => (await import('./redis.mjs')).restart,
  },
  {
    name: 'redis-flush',
    does: 'Redis loses everything (FLUSHALL)',
    minutes: 3,
    quickMinutes: 2,
    load: async () => (await import('./redis.mjs')).flush,
  },
  {
    name: 'redis-full',
    does: 'Redis has no memory left (maxmemory with noeviction)',
    minutes: 3,
    quickMinutes: 2,
    load: async () => (await import('./redis.mjs')).full,
  },
  {
    name: 'redis-pause',
    does: 'Redis listens and answers nobody (CLIENT PAUSE)',
    minutes: 3,
    quickMinutes: 2,
    load: async () => (await import('./redis.mjs')).pauseClients,
  },
  {
    name: 'postgres-restart',
    does: 'PostgreSQL is stopped or killed and started again',
    minutes: 3,
    quickMinutes: 2,
    load: async () => (await import('./postgres.mjs')).restart,
  },
  {
    name: 'postgres-slow',
    does: 'every statement takes 40, 160 and 500 ms longer',
    minutes: 4,
    quickMinutes: 2,
    load: async () => (await import('./postgres.mjs')).slow,
  },
  {
    name: 'postgres-connections',
    does: 'somebody else holds every connection of PostgreSQL',
    minutes: 3,
    quickMinutes: 2,
    load: async () => (await import('./postgres.mjs')).connections,
  },
  {
    name: 'network-cut',
    does: 'the way between gateway and Redis is cut, dead without a word, or half open',
    minutes: 5,
    quickMinutes: 2,
    load: async () => (await import('./network-cut.mjs')).networkCut,
  },
  {
    name: 'disk-full',
    does: 'the disk of PostgreSQL and Redis is full for a while (where a small one may be mounted)',
    minutes: 3,
    quickMinutes: 2,
    load: async () => (await import('./disk-full.mjs')).diskFull,
  },
  {
    name: 'clock-jump',
    does: 'the clock of one program at a time is ten minutes ahead and then behind (its `Date` is shifted)',
    minutes: 3,
    quickMinutes: 2,
    load: async () => (await import('./clock-jump.mjs')).clockJump,
  },
  {
    name: 'restore',
    does: 'a backup while students work, then everything dies and comes up again on what was restored (--rows N of old answers)',
    minutes: 6,
    quickMinutes: 3,
    load: async () => (await import('./restore.mjs')).restore,
  },
  {
    name: 'logins',
    does: 'every program works with a database login of its own, which may do no more than it must',
    minutes: 4,
    quickMinutes: 2,
    load: async () => (await import('./logins.mjs')).logins,
  },
];
