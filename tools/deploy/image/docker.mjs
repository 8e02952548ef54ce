import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Fault } from '../../lib/fault.mjs';
import { ROOT } from '../../lib/workspace.mjs';

const run = promisify(execFile);
const MUCH = 64 * 1024 * 1024;

/**
 * A command of the container engine.
 * @param {string[]} args
 * @returns {Promise<string>} what it prints
 * @throws Fault with the end of what it says when it fails
 */
export async function docker(...args) {
  try {
    const { stdout } = await run('docker', args, { cwd: ROOT, maxBuffer: MUCH });
    return stdout.trim();
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {{ stdout?: string, stderr?: string }} */ (error);
    throw new Fault(`docker ${args.slice(0, 2).join(' ')} failed:\n${`${stdout}\n${stderr}`.trim().slice(-2_000)}`);
  }
}

/** @param {string} image @returns {Promise<{ Size: number, Config: { User: string, Labels: Record<string, string> | null, Healthcheck?: object } }>} */
export const inspectImage = async (image) => JSON.parse(await docker('image', 'inspect', image))[0];
