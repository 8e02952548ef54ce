import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The same browser without windows of its own, which take a seventh of the processor in a run of the journeys. */
const WITHOUT_WINDOWS = ['chromium-headless-shell'];
const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @typedef {{ path: string, env: Record<string, string> }} Browser its program, and what it needs in its environment */

/**
 * CHROME_PATH, else the system's Chromium or Chrome, else the one out of an npm package (Linux on x64). With `HEADED=1`
 * one that can show its windows.
 * @returns {Promise<Browser | { missing: string }>} `missing` says what to do
 */
export async function findBrowser() {
  const given = process.env.CHROME_PATH;
  if (given)
    return fs.existsSync(given)
      ? { path: given, env: {} }
      : { missing: `CHROME_PATH names ${given}, which does not exist.` };
  const names = process.env.HEADED === '1' ? WITH_WINDOWS : [...WITHOUT_WINDOWS, ...WITH_WINDOWS];
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const inPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const system = [...inPath, ...ELSEWHERE].find((file) => fs.existsSync(file));
  if (system) return { path: system, env: {} };
  if (process.platform === 'linux' && process.arch === 'x64') {
    const packed = await unpackBrowser().catch(() => undefined);
    if (packed) return packed;
  }
  return { missing: 'No Chrome or Chromium was found: install one (Debian: apt install chromium) or set CHROME_PATH.' };
}

/** The packed browser comes with the libraries that a bare system lacks. @returns {Promise<Browser>} */
async function unpackBrowser() {
  const { default: chromium } = await import('@sparticuz/chromium');
  const file = await chromium.executablePath();
  /** @param {Record<string, string>} env */
  const runs = (env) =>
    spawnSync(file, ['--version'], { env: { ...process.env, ...env }, stdio: 'ignore' }).status === 0;
  if (runs({})) return { path: file, env: {} };
  const code = path.dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium')));
  /** @type {{ inflate: (file: string) => Promise<string> }} The package does not offer it by its name. */
  const { inflate } = await import(pathToFileURL(path.join(code, 'lambdafs.js')).href);
  await inflate(path.resolve(code, '../../bin/al2023.tar.br'));
  const env = { LD_LIBRARY_PATH: path.join(os.tmpdir(), 'al2023/lib') };
  if (runs(env)) return { path: file, env };
  throw new Error('the packed Chromium does not run here');
}
