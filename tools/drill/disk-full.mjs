import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { scratchFolder } from '../lib/scratch-folder.mjs';
import { until } from '../lib/until.mjs';
import { underStudents } from './drill.mjs';

/** Room for the bank and the answers of a drill. */
const SIZE_MB = 768;

/**
 * The disk of PostgreSQL and Redis fills up and has room again. A server that has ended over it is started again, as a
 * supervisor does. Skipped where we may not mount one.
 * @type {import('./drill.mjs').Drill}
 */
export async function diskFull(wish) {
  const disk = scratchFolder('small-disk');
  const { status, stderr } = spawnSync(
    'mount',
    ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=0755`, 'aivy-drill', disk],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0) {
    fs.rmSync(disk, { recursive: true, force: true });
    console.log(`skipped: a small disk cannot be mounted here (${(stderr || 'no mount program').trim()})`);
    return true;
  }
  const lengths = wish.quick ? [3, 12] : [3, 12, 40];
  const ballast = path.join(disk, 'ballast');
  try {
    return await underStudents(wish, {
      name: 'disk-full',
      dataDir: disk,
      seconds: lengths.reduce((sum, each) => sum + each + 20, 0),
      act: async ({ system, say, fault, calm }) => {
        for (const seconds of lengths) {
          const ended = await fault(async () => {
            const until = Date.now() + 1_000 * seconds;
            try {
              // What others free meanwhile is taken as well.
              for (; Date.now() < until; await pause(200)) fill(ballast);
            } finally {
              fs.rmSync(ballast, { force: true });
            }
            return system.revive();
          });
          say(
            `no room for ${seconds} s; ${ended.length > 0 ? `${ended.join(' and ')} ended and was started again` : 'both servers went on'}`,
          );
          await calm();
        }
      },
    });
  } finally {
    // The servers' last processes take a moment to let go of it.
    await until(async () => spawnSync('umount', [disk]).status === 0, 10_000);
    fs.rmSync(disk, { recursive: true, force: true });
  }
}

/** Adds to the file until nothing more goes in. @param {string} file */
function fill(file) {
  const handle = fs.openSync(file, 'a');
  try {
    for (const size of [1 << 20, 4_096])
      for (;;)
        try {
          if (fs.writeSync(handle, Buffer.alloc(size, 'x')) < size) break;
        } catch (error) {
          if (error instanceof Error && Reflect.get(error, 'code') === 'ENOSPC') break;
          throw error;
        }
  } finally {
    fs.closeSync(handle);
  }
}
