import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * CHROME_PATH, else the system's Chrome or Chromium, else the one out of an npm package (Linux on x64).
 * @returns {Promise<{ path: string, env: Record<string, string> } | { missing: string }>}
 */
export async function findBrowser() {
  const given = process.env.CHROME_PATH;
  if (given)
    return fs.existsSync(given)
      ? { path: given, env: {} }
      : { missing: `CHROME_PATH names ${given}, which does not exist.` };
  const inPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((dir) => NAMES.map((name) => path.join(dir, name)));
  const system = [...inPath, ...ELSEWHERE].find((file) => fs.existsSync(file));
  if (system) return { path: system, env: {} };
  if (process.platform === 'linux' && process.arch === 'x64') {
    const packed = await unpackBrowser().catch((error) => ({ missing: error.message }));
    if (!packed.missing) return packed;
  }
  return { missing: 'No Chrome or Chromium was found: install one (Debian: apt install chromium) or set CHROME_PATH.' };
}

/** The packed browser comes with the libraries that a bare system lacks. */
async function unpackBrowser() {
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  const file = await chromium.executablePath();
  const runs = (env) =>
    spawnSync(file, ['--version'], { env: { ...process.env, ...env }, stdio: 'ignore' }).status === 0;
  if (runs({})) return { path: file, env: {} };
  const bin = path.resolve(path.dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../../bin');
  await inflate(path.join(bin, 'al2023.tar.br'));
  const env = { LD_LIBRARY_PATH: path.join(os.tmpdir(), 'al2023/lib') };
  if (runs(env)) return { path: file, env };
  throw new Error('the packed Chromium does not run here');
}
