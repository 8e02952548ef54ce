// `npm run build`: the services and the web client into dist/. `--server` or `--web` builds only that half.
import { exitWith } from '../lib/fault.mjs';
import { ensureInstalled } from '../lib/ensure-installed.mjs';

const only = process.argv.find((arg) => arg === '--server' || arg === '--web');
try {
  ensureInstalled({ development: false });
  const { endWithParent } = await import('../lib/run-node.mjs');
  endWithParent();
  const { buildServer } = await import('./server.mjs');
  const { buildWeb } = await import('./web.mjs');
  await Promise.all([only === '--web' ? undefined : buildServer(), only === '--server' ? undefined : buildWeb()]);
} catch (error) {
  exitWith(error);
}
