// From the click that starts a test to its first question.
import { slowDown, watchFor, seen } from './page-load.mjs';

/** The student reads what the preview says; the page fetches the test page meanwhile. */
const READING_MS = 8_000;

/**
 * @param {import('playwright-core').Page} page
 * @param {{ base: string, selector: string, cpu: number, network: import('./page-load.mjs').Network }} options `selector` of the question
 * @returns {Promise<number>} milliseconds
 */
export async function clickToQuestion(page, { base, selector, cpu, network }) {
  await page.addInitScript(watchFor(selector));
  await slowDown(page, { cpu, network });
  await page.goto(`${base}/full-test/start`, { waitUntil: 'commit' });
  const start = page.getByRole('button', { name: /^Start/ });
  await start.waitFor({ timeout: 60_000 });
  await page.waitForTimeout(READING_MS);
  const clickedAt = await start.evaluate((button) => {
    const at = performance.timeOrigin + performance.now();
    /** @type {{ click(): void }} */ (/** @type {unknown} */ (button)).click();
    return at;
  });
  return (await seen(page)) - clickedAt;
}
