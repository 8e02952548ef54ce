/** `npm run seed:demo`: made-up students from the command line. */
import { runCommand } from '@aivy/server-kit/command';
import { run } from './run.js';

await runCommand(() => run(process.argv.slice(2)));
