// `npm run drill kill`: kill −9 of every process in turn.
import { setTimeout as pause } from 'node:timers/promises';
import { runDrill, underStudents } from './drill.mjs';
import { PARTS } from './system.mjs';

const BETWEEN_MS = 3_000;

/** @param {import('./drill.mjs').Wish} wish */
function kill(wish) {
  const rounds = Number(wish.values['rounds'] ?? (wish.quick ? 1 : 5));
  const downMs = 1_000 * Number(wish.values['down'] ?? 1);
  const parts = wish.values['only']?.split(',') ?? PARTS;
  return underStudents(wish, {
    name: 'kill',
    seconds: rounds * parts.length * (6 + downMs / 1_000 + BETWEEN_MS / 1_000),
    act: async ({ system, say, fault, calm }) => {
      for (let round = 1; round <= rounds; round += 1)
        for (const part of parts) {
          await fault(() => system.kill(part, { downMs }));
          say(`killed ${part} and started it again`);
          await pause(BETWEEN_MS);
        }
      await calm();
    },
  });
}

await runDrill(kill, { values: ['rounds', 'down', 'only'] });
