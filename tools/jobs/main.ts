/** `npm run jobs -- COMMAND`: jobs that were given up, from the command line. */
import { UsageError } from '../lib/usage-error.js';
import { run } from './run.js';

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 2;
}
