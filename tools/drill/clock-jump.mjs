import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { SERVER_APPS } from '../lib/workspace.mjs';
import { scratchFolder } from '../lib/scratch-folder.mjs';
import { underStudents } from './drill.mjs';

const PRELOAD = pathToFileURL(path.join(import.meta.dirname, 'shifted-clock.mjs')).href;
const MINUTES = [10, -10];
const WRONG_MS = 4_000;

/**
 * The clock of one program at a time jumps ahead, back behind, and is set right again: by a preload that shifts `Date` in
 * that process alone. Servers and all others keep theirs. No call may fail.
 * @type {import('./drill.mjs').Drill}
 */
export async function clockJump(wish) {
  const dir = scratchFolder('clocks');
  /** @param {string} program */
  const fileOf = (program) => path.join(dir, program);
  try {
    return await underStudents(wish, {
      name: 'clock-jump',
      seconds: SERVER_APPS.length * 12,
      mayFail: false,
      settings: (program) => ({ NODE_OPTIONS: `--import=${PRELOAD}`, AIVY_DRILL_CLOCK: fileOf(program) }),
      act: async ({ system, say }) => {
        /** @param {string} program @param {number} minutes */
        const set = (program, minutes) => {
          fs.writeFileSync(fileOf(program), String(60_000 * minutes));
          for (const pid of system.processesOf(program)) process.kill(pid, 'SIGUSR2');
        };
        for (const program of system.programs) {
          for (const minutes of MINUTES) {
            set(program, minutes);
            await pause(WRONG_MS);
          }
          set(program, 0);
          say(`the clock of ${program} was ${MINUTES.map((each) => `${each} min`).join(', then ')} wrong`);
          await pause(1_000);
        }
      },
    });
  } finally {
    fs.rmSync(dir, { recursive: true, force: true });
  }
}
