import os from 'node:os';

/** What it was measured on, and how busy that is beside the bench. */
export function machine() {
  const cpus = os.cpus();
  return {
    at: new Date().toISOString().slice(0, 16).replace('T', ' '),
    cores: cpus.length,
    processor: cpus[0]?.model.trim() ?? 'unknown',
    node: process.version,
    platform: `${os.type()} ${os.release()}`,
    load: Math.round((os.loadavg()[0] ?? 0) * 10) / 10,
  };
}

/** @param {ReturnType<typeof machine>} of */
export const machineLine = ({ at, cores, processor, node, platform, load }) =>
  `${at} UTC, ${cores} cores of ${processor}, ${platform}, Node.js ${node}; ${load} programs wanted a core in the last minute`;
