// Lighthouse as it comes: a phone on slow 4G with a processor four times slower, simulated from one load.
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { freePort } from '../../lib/ports.mjs';
import { scratchFolder } from '../../lib/scratch-folder.mjs';

/** Not in the workspace: npx keeps it in npm's cache. */
const PACKAGE = 'lighthouse@12.8.2';
const MAX_JSON_BYTES = 64 * 2 ** 20;

/**
 * One audit, in a browser and a profile of its own.
 * @param {{ executable: string, url: string, token?: string }} options `token`: of a session
 * @returns {Promise<{ largestPaintMs: number, blockingMs: number }>} largest contentful paint, total blocking time
 */
export async function audit({ executable, url, token }) {
  const port = await freePort();
  const profile = scratchFolder('lighthouse');
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: executable,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    if (token) await context.addCookies([{ name: 'auth', value: token, url }]);
    // The session is in the cookies, and the profile is new anyway.
    const options = ['--quiet', '--output=json', '--only-categories=performance', '--disable-storage-reset'];
    const args = ['--yes', PACKAGE, url, `--port=${port}`, ...options];
    const { stdout } = await promisify(execFile)('npx', args, { maxBuffer: MAX_JSON_BYTES });
    /** @type {{ audits: Record<string, { numericValue?: number }>, runtimeError?: { message: string } }} */
    const { audits, runtimeError } = JSON.parse(stdout);
    if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
    return {
      largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      blockingMs: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
