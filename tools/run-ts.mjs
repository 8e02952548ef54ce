// Runs one TypeScript file of the workspace: `node tools/run-ts.mjs path/to/file.ts [args]`.
// rolldown bundles it (decorator metadata included) into .aivy/run and node runs the result.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { bundleServer } from './build/bundle.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) {
  console.error('usage: node tools/run-ts.mjs FILE.ts [ARG ...]');
  process.exit(2);
}
// As `npm start` does, so that a tool finds the system that was started with this file.
if (fs.existsSync('.env')) process.loadEnvFile('.env');
const name = path.basename(file, '.ts');
// One folder per process: two runs at once must not overwrite each other's chunks.
const dir = path.resolve('.aivy/run', `${name}-${process.pid}`);
await bundleServer({ entries: { [name]: file }, dir });
const child = spawn(process.execPath, ['--enable-source-maps', path.join(dir, `${name}.js`), ...args], {
  stdio: 'inherit',
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  fs.rmSync(dir, { recursive: true, force: true });
  process.exit(signal ? 1 : (code ?? 1));
});
