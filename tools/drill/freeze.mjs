// `npm run drill freeze`: each part stands still (SIGSTOP) for a while and continues, or with `--killed` is away for as long,
// under a stream of calls of which some are left by their client. None may hang, and none take effect after no one waits
// for it.
import { none, runDrill, underStudents } from './drill.mjs';
import { runOutage } from './outages.mjs';
import { PARTS } from './system.mjs';

/** The ones that matter most. */
const QUICK = { parts: ['redis', 'postgres', 'full-test', 'gateway'], seconds: '7' };
/** What preparing a stream of calls and looking for late effects takes beside the fault itself. */
const AROUND_S = 16;

/** @param {import('./drill.mjs').Wish} wish */
function freeze(wish) {
  const parts = wish.values['only']?.split(',') ?? (wish.quick ? QUICK.parts : PARTS);
  const lengths = (wish.values['seconds'] ?? (wish.quick ? QUICK.seconds : '20')).split(',').map(Number);
  const kills = wish.flags.has('killed');
  return underStudents(wish, {
    name: 'freeze',
    seconds: parts.length * lengths.reduce((sum, each) => sum + each + AROUND_S, 0),
    sizes: { diagnostics: 1, tests: 3, units: 3, practice: 3 },
    act: async ({ system, say, fault }) => {
      const total = { hung: 0, late: 0 };
      for (const seconds of lengths)
        for (const part of parts) {
          const found = await one(system, part, seconds, kills, fault);
          say(
            `${part} ${kills ? 'away' : 'frozen'} for ${seconds} s: ${found.calls} calls beside, ${found.answered} answered, the slowest after ${found.slowestMs} ms; ${found.hung} hung, ${found.late} executed late`,
          );
          total.hung += found.hung;
          total.late += found.late;
        }
      return [none('calls that hung meanwhile', total.hung), none('calls executed after no one waited', total.late)];
    },
  });
}

/** @param {import('./system.mjs').System} system @param {string} part @param {number} seconds @param {boolean} kills @param {import('./drill.mjs').Scene['fault']} fault */
async function one(system, part, seconds, kills, fault) {
  /** @type {number[]} */
  let stopped = [];
  /** @type {Promise<void> | undefined} */
  let back;
  const goOn = () => {
    for (const pid of stopped.splice(0)) process.kill(pid, 'SIGCONT');
  };
  const ownDoor = part === 'gateway';
  /** @type {() => void} */
  let over = () => undefined;
  /** @type {Promise<void> | undefined} */
  let lasting;
  try {
    return await runOutage(system, {
      ms: seconds * 1_000,
      begin: () => {
        const ends = new Promise((resolve) => (over = () => resolve(undefined)));
        lasting = fault(async () => void (await ends), { shutsDoor: ownDoor && !kills });
        if (kills) back = system.kill(part, { downMs: seconds * 1_000 });
        else for (const pid of (stopped = system.processesOf(part))) process.kill(pid, 'SIGSTOP');
      },
      end: async () => {
        await back;
        goOn();
        over();
      },
      carrier: part === 'redis',
      ownDoor,
    });
  } finally {
    goOn();
    over();
    await lasting;
  }
}

await runDrill(freeze, { values: ['seconds', 'only'], flags: ['killed'] });
