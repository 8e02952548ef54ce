// What `npm start` does once the packages are there.
import { endInOrder } from './end-in-order.mjs';
import { startSystem } from './system.mjs';

/** @param {string[]} args `--split`: one process per service; `--no-build`: what was built last is started */
export async function run(args) {
  const startedAt = performance.now();
  const starting = startSystem({
    split: args.includes('--split'),
    build: !args.includes('--no-build'),
    onPhase: (text) => console.log(text),
  });
  let ending = false;
  /** @type {Awaited<typeof starting> | undefined} */
  let system;
  const end = endInOrder({
    stop: async () => {
      ending = true;
      // A start in hand is let finish: half-started servers cannot be stopped.
      system ??= await starting.catch(() => undefined);
      await system?.stop();
    },
    kill: () => system?.kill(),
  });
  try {
    system = await starting;
  } catch (error) {
    // A stop that somebody asked for meanwhile ends by itself.
    if (ending) return;
    throw error;
  }
  if (ending) return;
  for (const note of system.notes) console.log(note);
  const mailbox = system.mailbox ? `, mails at ${system.mailbox}` : '';
  console.log(
    `Aivy is ready at ${system.url}${mailbox} (${((performance.now() - startedAt) / 1000).toFixed(1)} s, Ctrl-C stops it)`,
  );
  const who = await system.lost;
  if (ending) return;
  console.error(`${who} ended unexpectedly; stopping.`);
  await end(1);
}
