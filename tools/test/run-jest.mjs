import { spawn } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Runs jest in ESM mode.
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
export function runJest(args, env = {}) {
  const child = spawn(
    process.execPath,
    ['--experimental-vm-modules', '--no-warnings=ExperimentalWarning', 'node_modules/jest/bin/jest.js', ...args],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    },
  );
  // Ctrl-C reaches jest as well; we stay to stop the servers after it.
  const stay = () => undefined;
  process.on('SIGINT', stay);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}
