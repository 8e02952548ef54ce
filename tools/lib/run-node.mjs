import { spawn } from 'node:child_process';
import { Fault } from './fault.mjs';
import { ROOT } from './workspace.mjs';

/**
 * Runs a program of ours to its end in a process of its own, whose memory goes with it. It ends when we do: see `endWithParent`.
 * @param {string[]} args
 * @param {string} failure said when it fails
 * @returns {Promise<void>}
 */
export const runNode = (args, failure) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Fault(failure))));
  });

/** For a program that `runNode` starts: it ends when its parent is gone. */
export function endWithParent() {
  process.once('disconnect', () => process.exit(1));
  // Only the work keeps us alive, not the channel.
  process.channel?.unref();
}
