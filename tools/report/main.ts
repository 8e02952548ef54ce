/** `npm run report -- KIND …`: a report from the command line, made by the running system. */
import { runCommand } from '@aivy/server-kit/command';
import { run } from './run.js';

const cancelled = new AbortController();
process.once('SIGINT', () => cancelled.abort());
process.once('SIGTERM', () => cancelled.abort());
await runCommand(
  async () => {
    const { code, said } = await run(process.argv.slice(2), {
      signal: cancelled.signal,
      tell: (line) => process.stderr.write(process.stderr.isTTY ? `\r${line}\x1b[K` : `${line}\n`),
    });
    if (process.stderr.isTTY) process.stderr.write('\n');
    console.log(said);
    return code;
  },
  { faultCode: 1 },
);
