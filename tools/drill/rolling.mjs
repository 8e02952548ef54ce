// `npm run drill rolling`: every program twice behind nginx, each replica told to end and started again, one of the gateways
// and one of the others at a time, under 80 saves a second next to the students. No call may fail.
import { setTimeout as pause } from 'node:timers/promises';
import { PROGRAMS } from '../../deploy/programs.mjs';
import { none, runDrill, underStudents } from './drill.mjs';
import { startSaves } from './saves.mjs';

const PER_SECOND = 80;
const BETWEEN_MS = 1_000;
/** What a program may take beyond its own limit on a machine that carries everything. */
const GRACE_MS = 500;

/** @param {import('./drill.mjs').Wish} wish */
function rolling(wish) {
  const rounds = Number(wish.values['rounds'] ?? (wish.quick ? 1 : 3));
  const perSecond = Number(wish.values['rate'] ?? PER_SECOND);
  return underStudents(wish, {
    name: 'rolling',
    seconds: rounds * 160,
    replicas: 2,
    front: true,
    mayFail: false,
    sizes: { diagnostics: 1, tests: 2, units: 2, practice: 3 },
    act: async ({ system, say }) => {
      const saves = await startSaves(system, perSecond);
      let restarts = 0;
      let unclean = 0;
      let late = 0;
      /** @param {readonly import('../../deploy/programs.mjs').Program[]} programs */
      const restartAll = async (programs) => {
        for (let round = 0; round < rounds; round += 1)
          for (const { name, endsWithinSeconds } of programs)
            for (let replica = 0; replica < system.replicas; replica += 1) {
              const { ms, how } = await system.replace(name, replica);
              restarts += 1;
              if (!how.includes('exit code 0')) unclean += 1;
              if (ms > 1_000 * endsWithinSeconds + GRACE_MS) late += 1;
              say(`${name} ${replica + 1} ended after ${(ms / 1_000).toFixed(1)} s (${how}) and started again`);
              await pause(BETWEEN_MS);
            }
      };
      /** @param {boolean} isDoor */
      const which = (isDoor) => PROGRAMS.filter(({ kind }) => (kind === 'gateway') === isDoor);
      const others = restartAll(which(false));
      let going = true;
      // The gateways again and again, as long as the others are at it.
      const doors = (async () => {
        do await restartAll(which(true));
        while (going);
      })();
      await others;
      going = false;
      await doors;
      const { failed, text } = await saves.stop();
      say(`${text}; ${restarts} restarts`);
      return [
        none('saves that failed', failed),
        none("programs that didn't end by themselves", unclean),
        none('programs that took longer to end than they may', late),
      ];
    },
  });
}

await runDrill(rolling, { values: ['rounds', 'rate'] });
