/** `npm run seed:demo`: made-up students from the command line. */
import { UsageError } from '../lib/usage-error.js';
import { run } from './run.js';

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  const mendable =
    error instanceof UsageError ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  console.error(mendable ? error.message : error);
  process.exitCode = 2;
}
