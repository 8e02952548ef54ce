// What weight the scheduler gives to the group of processes that the bench runs in.
import fs from 'node:fs';
import path from 'node:path';

const ROOT = '/sys/fs/cgroup';
/** What a group weighs that was given nothing else: version 1 counts shares, version 2 weight (cgroups(7)). */
const USUAL = { shares: 1_024, weight: 100 };

/**
 * Where the weight of a process's own group stands, and what is usual there.
 * @param {string} groups /proc/PID/cgroup
 * @returns {{ file: string, usual: number } | undefined} undefined for one that is in no group but the root
 */
function weightFileOf(groups) {
  for (const line of groups.split('\n')) {
    const [, controllers, ...rest] = line.split(':');
    const group = rest.join(':');
    if (controllers === undefined || group === '/') continue;
    if (controllers.split(',').includes('cpu'))
      return { file: path.join(ROOT, controllers, group, 'cpu.shares'), usual: USUAL.shares };
    if (controllers === '') return { file: path.join(ROOT, group, 'cpu.weight'), usual: USUAL.weight };
  }
  return undefined;
}

/**
 * How many times as heavy as a usual group is ours? Threads of the kernel are in none, and wait the longer beside a core
 * that a heavy group keeps busy.
 * @returns {number} 1 where nothing is known
 */
export function cpuWeight() {
  try {
    const found = weightFileOf(fs.readFileSync('/proc/self/cgroup', 'utf8'));
    return found ? Number(fs.readFileSync(found.file, 'utf8')) / found.usual : 1;
  } catch {
    return 1;
  }
}
