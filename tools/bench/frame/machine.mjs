import os from 'node:os';
import { cpuWeight } from './cpu-weight.mjs';

/** Beyond it a group is so heavy that times are too long. */
const HEAVY = 4;

/** What it was measured on, and how busy that is beside the bench. */
export function machine() {
  const cpus = os.cpus();
  return {
    at: new Date().toISOString().slice(0, 16).replace('T', ' '),
    cores: cpus.length,
    processor: cpus[0]?.model.trim() ?? 'unknown',
    node: process.version,
    platform: `${os.type()} ${os.release()}`,
    /** Of the bench's group of processes, by the usual one's. */
    weight: cpuWeight(),
    load: Math.round((os.loadavg()[0] ?? 0) * 10) / 10,
  };
}

/** @param {ReturnType<typeof machine>} of */
export const machineLine = ({ at, cores, processor, node, platform, weight, load }) =>
  `${at} UTC, ${cores} cores of ${processor}, ${platform}, Node.js ${node}; ${load} programs wanted a core in the last minute` +
  (weight > HEAVY
    ? `; its group of processes weighs ${weight} times the usual: threads of the kernel wait behind it, so times beside a busy core are too long`
    : '');
