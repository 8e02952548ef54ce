// `npm start` and `npm run dev`. Uses nothing but Node until the packages are installed.
import fs from 'node:fs';
import { ensureInstalled } from '../lib/ensure-installed.mjs';
import { exitWith } from '../lib/fault.mjs';

try {
  const args = process.argv.slice(2);
  // What is set already wins over the file.
  if (fs.existsSync('.env')) process.loadEnvFile('.env');
  ensureInstalled({ development: args.includes('--dev') });
  const program = args.includes('--dev') ? './dev-program.mjs' : './start-program.mjs';
  const { run } = await import(program);
  await run(args);
} catch (error) {
  exitWith(error);
}
