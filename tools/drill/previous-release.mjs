// `npm run drill previous-release`: a rollout as it happens. The release before runs alone, then the migration of this one
// under it, then one replica of each program in either release side by side, and then this one alone, all behind nginx under
// students. No call may fail.
import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { scratchFolder } from '../lib/scratch-folder.mjs';
import { runDrill, underStudents } from './drill.mjs';
import { earlierRelease, lastTag, presentRelease } from './release.mjs';

const BETWEEN_MS = 1_000;

/** @param {import('./drill.mjs').Wish} wish */
async function previousRelease(wish) {
  const ref = wish.values['previous'] ?? lastTag();
  const dir = scratchFolder('release');
  const besideMs = wish.quick ? 20_000 : 90_000;
  /** @type {Awaited<ReturnType<typeof earlierRelease>> | undefined} */
  let earlier;
  try {
    earlier = await earlierRelease(ref, dir);
    const { release: old } = earlier;
    const present = await presentRelease();
    return await underStudents(wish, {
      name: 'previous-release',
      release: old,
      replicas: 2,
      front: true,
      mayFail: false,
      seconds: 260 + besideMs / 1_000,
      act: async ({ system, say, calm }) => {
        say(`${ref} runs alone`);
        await calm();
        await present.migrate(system.databaseUrl);
        say('the migrations of this release ran beneath it');
        await calm();
        /** @param {number} replica */
        const rollOut = async (replica) => {
          for (const { name } of present.programs) {
            if (old.programs.some((program) => program.name === name)) await system.replace(name, replica, present);
            else await system.launch(name, replica, present);
            await pause(BETWEEN_MS);
          }
        };
        await rollOut(1);
        say('one replica of each program is of this release');
        await pause(besideMs);
        await rollOut(0);
        say('this release runs alone');
        await calm();
      },
    });
  } finally {
    earlier?.remove();
    fs.rmSync(dir, { recursive: true, force: true });
  }
}

await runDrill(previousRelease, { values: ['previous'] });
