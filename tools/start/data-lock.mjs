import fs from 'node:fs';
import path from 'node:path';
import { Fault } from '../lib/fault.mjs';

/**
 * One system per data folder: a second one would stop the first one's database.
 * @param {string} dir
 * @returns {() => void} lets go
 */
export function lockData(dir) {
  fs.mkdirSync(dir, { recursive: true });
  const file = path.join(dir, 'running.pid');
  const holder = Number(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : 0);
  if (holder && holder !== process.pid && runs(holder))
    throw new Fault(
      `Aivy already runs with the data in ${dir} (process ${holder}). Stop it first, or set AIVY_DATA_DIR to another folder.`,
    );
  fs.writeFileSync(file, String(process.pid));
  return () => fs.rmSync(file, { force: true });
}

/** Process numbers are used again after a reboot, so look whether it is one of ours where the system tells. @param {number} pid */
function runs(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  const commandLine = `/proc/${pid}/cmdline`;
  return !fs.existsSync(commandLine) || /tools\/(start|e2e|test)\b/.test(fs.readFileSync(commandLine, 'utf8'));
}
