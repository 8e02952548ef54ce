import { check } from './check.js';

const [command = '', ...rest] = process.argv.slice(2);
const COMMANDS: Readonly<Record<string, (args: string[]) => number | Promise<number>>> = { check };
const run = COMMANDS[command];
if (!run) {
  console.error(`usage: npm run bank -- ${Object.keys(COMMANDS).join(' | ')}`);
  process.exit(2);
}
process.exitCode = await run(rest);
