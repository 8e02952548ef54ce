/** `npm run report -- KIND …`: a report from the command line, made by the running system. */
import { UsageError } from '../lib/usage-error.js';
import { run } from './run.js';

const cancelled = new AbortController();
process.once('SIGINT', () => cancelled.abort());
process.once('SIGTERM', () => cancelled.abort());
try {
  const { code, said } = await run(process.argv.slice(2), {
    signal: cancelled.signal,
    tell: (line) => process.stderr.write(process.stderr.isTTY ? `\r${line}\x1b[K` : `${line}\n`),
  });
  if (process.stderr.isTTY) process.stderr.write('\n');
  console.log(said);
  process.exitCode = code;
} catch (error) {
  const mendable =
    error instanceof UsageError ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  console.error(mendable ? error.message : error);
  process.exitCode = 2;
}
