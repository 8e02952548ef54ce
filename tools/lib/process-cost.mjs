// What processes have used so far, as Linux reports it.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** CPU time of processes so far, milliseconds, in ticks of 10 ms; elsewhere than on Linux 0. @param {readonly number[]} pids negative: of a group, as kill(2) wants it */
export function cpuMsOf(pids) {
  if (process.platform !== 'linux') return 0;
  return pids
    .flatMap((pid) =>
      pid < 0 ? listed(['-e', '-o', 'pid=,pgid=']).flatMap(([one = 0, of]) => (of === -pid ? [one] : [])) : [pid],
    )
    .reduce((sum, pid) => {
      // proc(5): after the name in parentheses, user and system time are the 12th and 13th field, and those of children
      // that have ended the 14th and 15th: PostgreSQL has one for each connection.
      const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return sum + 10 * fields.slice(11, 15).reduce((all, ticks) => all + Number(ticks), 0);
    }, 0);
}

/** Resident memory of a process, kB. @param {number} pid */
export function residentKb(pid) {
  const kilobytes = listed(['-o', 'rss=', '-p', String(pid)])[0]?.[0] ?? 0;
  if (!(kilobytes > 0)) throw new Error(`process ${pid} not found`);
  return kilobytes;
}

/** The postmaster of a PostgreSQL with every backend and helper; the children lead groups of their own. @param {string} dataDir */
export function postgresProcesses(dataDir) {
  const main = Number(fs.readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return [main, ...listed(['-o', 'pid=', '--ppid', String(main)]).flat()];
}

/** Numbers that ps prints, by line. @param {string[]} args @returns {number[][]} */
const listed = (args) =>
  spawnSync('ps', args, { encoding: 'utf8' })
    .stdout.trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => line.trim().split(/\s+/).map(Number));
