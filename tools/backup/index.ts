/** What tools/backup/main.mjs loads, built into dist/tools/backup.js: the image holds no TypeScript. */
export { UsageError } from '../lib/usage-error.js';
export { run } from './run.js';
