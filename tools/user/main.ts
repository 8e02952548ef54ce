/** `npm run user -- COMMAND`: roles and sessions of accounts from the command line. */
import { runCommand } from '../lib/run-command.js';
import { run } from './run.js';

await runCommand(() => run(process.argv.slice(2)));
