import { parseArgs } from 'node:util';
import { DraftFolder } from './edit/draft-folder.js';
import { releaseFolder } from './edit/release-folder.js';
import { counted } from './counted.js';
import { giveOut } from './give-out.js';
import { requireTarget } from '../lib/target.js';

/**
 * `bank release [--drafts FOLDER]`: makes the newest versions current and tells the running services; with a folder, the
 * complete drafts in it become items first.
 * @returns the exit code: 1 when a draft of the folder stayed behind
 */
export async function release(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { note: { type: 'string' }, drafts: { type: 'string' } } });
  const target = requireTarget();
  if (values.drafts !== undefined)
    return releaseFolder(target, new DraftFolder(values.drafts), values.note ?? 'drafts');
  const { made, told } = await giveOut(target, values.note ?? '');
  for (const { key, version } of made.changed) console.log(`${key}: version ${version}`);
  if (made.made) console.log(`Release ${made.release}: ${counted(made.changed.length, 'item')} changed.`);
  console.log(told);
  return 0;
}
