// What `npm start` does once the packages are there.
import { Fault } from './lib/fault.mjs';
import { startSystem } from './lib/system.mjs';

/** @param {string[]} args `--split`: one process per service */
export async function run(args) {
  const startedAt = performance.now();
  let stopping = false;
  let system;
  const stop = async (code) => {
    if (stopping) return;
    stopping = true;
    await system?.stop();
    process.exit(process.exitCode ?? code);
  };
  const starting = startSystem({ split: args.includes('--split'), onPhase: (text) => console.log(text) });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, async () => {
      // A start in hand is let finish: half-started servers cannot be stopped.
      system ??= await starting.catch(() => undefined);
      await stop(0);
    });
  }
  system = await starting;
  for (const note of system.notes) console.log(note);
  const mailbox = system.mailbox ? `, mails at ${system.mailbox}` : '';
  console.log(`Aivy is ready at ${system.url}${mailbox} (${((performance.now() - startedAt) / 1000).toFixed(1)} s, Ctrl-C stops it)`);
  const who = await system.lost;
  if (stopping) return;
  console.error(new Fault(`${who} ended unexpectedly; stopping.`).message);
  await stop(1);
}
