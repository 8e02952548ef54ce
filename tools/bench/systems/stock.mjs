import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../lib/workspace.mjs';

const SOURCES = path.join(import.meta.dirname, '../peers/stock');

/**
 * Bundles the programs of the stock peer into a folder inside the checkout, where npm's packages are found from.
 * @returns {Promise<{ programs: string[], remove: () => void }>} the service first, then its gateway
 */
export async function stockPrograms() {
  const { bundleServer } = await import('../../build/bundle.mjs');
  const dir = path.join(ROOT, '.aivy/run', `bench-stock-${process.pid}`);
  const names = ['service', 'gateway'];
  await bundleServer({
    dir,
    entries: Object.fromEntries(names.map((name) => [name, path.join(SOURCES, `${name}.ts`)])),
  });
  return {
    programs: names.map((name) => path.join(dir, `${name}.js`)),
    remove: () => fs.rmSync(dir, { recursive: true, force: true }),
  };
}
