// Lighthouse as it comes: a phone on slow 4G with a processor four times slower, simulated from one load.
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../lib/ports.mjs';
import { scratchFolder } from '../../lib/scratch-folder.mjs';
import { installed, load } from './installed.mjs';

const VERSION = '12.8.2';

/** @typedef {{ largestPaintMs: number, blockingMs: number, shift: number }} Audit largest contentful paint, total blocking time, cumulative layout shift */

/** @param {(text: string) => void} say @returns {Promise<Lighthouse>} */
export async function withLighthouse(say) {
  const folder = await installed('lighthouse', { lighthouse: VERSION }, say);
  const { default: lighthouse } = await load(folder, 'lighthouse');
  return lighthouse;
}

/** @typedef {(url: string, flags: object) => Promise<{ lhr: { audits: Record<string, { numericValue?: number }>, runtimeError?: { message: string } } } | undefined>} Lighthouse */

/**
 * One audit, in a browser and a profile of its own.
 * @param {Lighthouse} lighthouse
 * @param {{ executable: string, url: string, token?: string }} options `token`: of a session
 * @returns {Promise<Audit>}
 */
export async function audit(lighthouse, { executable, url, token }) {
  const { chromium } = await import('playwright-core');
  const port = await freePort();
  const profile = scratchFolder('lighthouse');
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: executable,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    if (token) await context.addCookies([{ name: 'auth', value: token, url }]);
    await pause(500);
    // The session is in the cookies, and the profile is new anyhow.
    const run = await lighthouse(url, {
      port,
      onlyCategories: ['performance'],
      logLevel: 'error',
      disableStorageReset: true,
    });
    if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${run?.lhr.runtimeError?.message}`);
    /** @param {string} name */
    const value = (name) => run.lhr.audits[name]?.numericValue ?? Number.NaN;
    return {
      largestPaintMs: value('largest-contentful-paint'),
      blockingMs: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
    };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
