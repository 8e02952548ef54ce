/** What tools/backup/main.mjs loads, built into dist/tools/backup.js: the image holds no TypeScript. */
export { runCommand } from '../lib/run-command.js';
export { run } from './run.js';
