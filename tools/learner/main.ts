/** `npm run learner -- COMMAND`: the learner record from the command line. */
import { runCommand } from '@aivy/server-kit/command';
import { run } from './run.js';

await runCommand(async () => {
  const { text, exitCode } = await run(process.argv.slice(2));
  console.log(text);
  return exitCode;
});
