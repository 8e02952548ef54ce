// What processes have used so far, as Linux tells it.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** CPU time of processes so far, milliseconds, in ticks of 10 ms; elsewhere than on Linux 0. @param {readonly number[]} pids negative: of a group, as kill(2) wants it */
export function cpuMsOf(pids) {
  if (process.platform !== 'linux') return 0;
  return pids
    .flatMap((pid) => (pid < 0 ? groupOf(-pid) : [pid]))
    .reduce((sum, pid) => {
      // proc(5): after the name in brackets, user and system time are the 12th and 13th field, and those of children that
      // have ended the 14th and 15th: PostgreSQL has one for each connection.
      const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return sum + 10 * fields.slice(11, 15).reduce((all, ticks) => all + Number(ticks), 0);
    }, 0);
}

/** @param {number} group @returns {number[]} */
function groupOf(group) {
  const { stdout } = spawnSync('ps', ['-e', '-o', 'pid=,pgid='], { encoding: 'utf8' });
  const rows = stdout.trim().split('\n');
  return rows
    .map((row) => row.trim().split(/\s+/).map(Number))
    .flatMap(([pid, of]) => (of === group && pid ? [pid] : []));
}

/** Resident memory of a process, kB. @param {number} pid */
export function residentKb(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  const kilobytes = Number(stdout.trim());
  if (!(kilobytes > 0)) throw new Error(`process ${pid} cannot be looked at`);
  return kilobytes;
}
