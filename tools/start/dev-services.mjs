// The services of `npm run dev`, in a process that is replaced after every build. The first argument is the build.
import { exitWith, Fault } from '../lib/fault.mjs';
import { prepareDatabase } from '../database/prepare.mjs';
import { formulasFile } from './formulas-file.mjs';
import { startTogether } from './services.mjs';
import { Undo } from '../lib/undo.mjs';
import { DIST } from '../lib/workspace.mjs';

const [dist = DIST] = process.argv.slice(2);
const undo = new Undo();
const HARD_END_MS = 10_000;
// `disconnect`: the parent is gone.
for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) {
  process.on(event, () => {
    setTimeout(() => process.exit(1), HARD_END_MS);
    void undo.run().then(() => process.exit(0));
  });
}
try {
  if (!process.env.DATABASE_URL) throw new Fault('DATABASE_URL is not set.');
  await prepareDatabase(process.env.DATABASE_URL, dist, formulasFile());
  await startTogether(process.env, undo, dist);
  process.send?.('ready');
} catch (error) {
  await undo.run();
  exitWith(error);
}
