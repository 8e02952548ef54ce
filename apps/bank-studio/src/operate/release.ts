import { parseArgs } from 'node:util';
import { requireTarget, type Target } from '@aivy/server-kit/command';
import { counted } from './counted.js';
import { giveOut } from './give-out.js';

/** Makes the newest versions current and tells the running services. */
export async function releaseNewest(target: Target, note: string): Promise<void> {
  const { made, told } = await giveOut(target, note);
  for (const { key, version } of made.changed) console.log(`${key}: version ${version}`);
  if (made.made) console.log(`Release ${made.release}: ${counted(made.changed.length, 'item')} changed.`);
  console.log(told);
}

/** `bank release [--note TEXT]` where there's no checkout. @returns the exit code */
export async function release(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { note: { type: 'string', default: '' } } });
  await releaseNewest(requireTarget(), values.note);
  return 0;
}
