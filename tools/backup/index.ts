/** What tools/backup/main.mjs loads, built into dist/tools/backup.js: the image holds no TypeScript. */
export { runCommand } from '@aivy/server-kit/command';
export { run } from './run.js';
