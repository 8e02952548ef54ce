import { parseArgs } from 'node:util';
import { requireTarget } from '@aivy/server-kit/command';
import { DraftFolder } from '../edit/draft-folder.js';
import { releaseFolder } from '../edit/release-folder.js';
import { releaseNewest } from '../operate/release.js';

/**
 * `bank release [--drafts FOLDER]`: makes the newest versions current and tells the running services; with a folder, the
 * complete drafts in it become items first.
 * @returns the exit code: 1 when a draft in the folder stayed behind
 */
export async function release(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { note: { type: 'string' }, drafts: { type: 'string' } } });
  const target = requireTarget();
  if (values.drafts !== undefined)
    return releaseFolder(target, new DraftFolder(values.drafts), values.note ?? 'drafts');
  await releaseNewest(target, values.note ?? '');
  return 0;
}
