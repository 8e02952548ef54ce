import { describe, expect, it } from '@jest/globals';
import type { Page, Response } from 'playwright-core';
import { bringSession, call, createAccount, submitDiagnostic } from './accounts.js';
import { FORM_KEY } from './answer-key.js';
import { answerQuestions, checkYourWork, submitSection, questionHeading, startDiagnostic } from './test-screen.js';
import { eventually, useWorld } from './world.js';

const world = useWorld();

/** Sums the shifts of the layout and notes every text on the screen that holds TeX, frame by frame. */
const WATCH = `
  window.watched = { shift: 0, sources: [] };
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.watched.shift += entry.value; }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const texts = document.createTreeWalker(document.body ?? document, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode;
      if (/\\\\[(\\[a-z]/.test(data) && parentElement.checkVisibility({ visibilityProperty: true })) window.watched.sources.push(data);
    }
    requestAnimationFrame(look);
  };
  look();`;
/** Shifts to a thousandth, as the measure is reported: the charts of a report settle by a fraction of a pixel. */
const watched = (page: Page): Promise<{ shift: number; sources: string[] }> =>
  page.evaluate('({ ...window.watched, shift: Math.round(window.watched.shift * 1000) / 1000 })');

/** A phone's processor on a middling mobile connection, with nothing in the cache. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

const drawn = (page: Page): Promise<unknown> => page.locator('[data-tex] svg').first().waitFor({ timeout: 60_000 });
const total = FORM_KEY.math.length;

/** What sets formulas in the browser, a third of a megabyte, by something that only it says. */
const isTypesetter = async (response: Response): Promise<boolean> =>
  /\/assets\/.*\.js$/.test(new URL(response.url()).pathname) &&
  (await response.text().catch(() => '')).includes('TeXAtom');

/** Addresses of what the page fetches, from now on, to set formulas itself. */
function typesettersOf(page: Page): () => Promise<string[]> {
  const found: Promise<string[]>[] = [];
  page.on('response', (response) => found.push(isTypesetter(response).then((itIs) => (itIs ? [response.url()] : []))));
  return async () => (await Promise.all(found)).flat();
}

/** The third question of Math, in a test that goes on. */
async function inMath(page: Page): Promise<void> {
  await startDiagnostic(page);
  await checkYourWork(page);
  await submitSection(page, 'Finish Reading & Writing?');
  await answerQuestions(page, 'math', { to: 3 });
}

describe('formulas with a slow processor and network', () => {
  it('come with their question after a reload inside Math: no source is seen, nothing moves', async () => {
    const page = await world.newPage({ viewport: { width: 390, height: 844 } });
    await inMath(page);
    await page.addInitScript(WATCH);
    await slowDown(page);
    const typesetters = typesettersOf(page);
    await page.reload({ waitUntil: 'commit' });
    await questionHeading(page, 3, total).waitFor({ timeout: 60_000 });
    await drawn(page);
    await page.waitForTimeout(1_000);
    expect(await watched(page)).toEqual({ shift: 0, sources: [] });
    expect(await typesetters()).toEqual([]);
  });

  it('come with the analysis of a problem that is opened right after its report', async () => {
    const account = await createAccount();
    await submitDiagnostic(account);
    await eventually(
      () => call('/diagnostic/get-test-detail', {}, account.token),
      (reply) => (reply.body.data as { report_status: string }).report_status === 'ready',
      'the report',
    );
    const page = await world.newPage();
    await bringSession(page, account);
    await page.addInitScript(WATCH);
    const typesetters = typesettersOf(page);
    await page.goto('/diagnostic/result/step/5', { waitUntil: 'commit' });
    const problem = page.getByRole('button', { name: 'Question 3, incorrect' });
    await problem.waitFor({ timeout: 60_000 });
    // Slow from here: it is the analysis that comes late, and a report drawn by a quarter of a busy machine takes minutes.
    await slowDown(page);
    await problem.click({ timeout: 60_000 });
    await drawn(page);
    await page.waitForTimeout(1_000);
    expect(await watched(page)).toEqual({ shift: 0, sources: [] });
    expect(await typesetters()).toEqual([]);
  });
});

describe('formulas whose renderer cannot be fetched', () => {
  it('show their source and say why, and are drawn once it can', async () => {
    const page = await world.newPage();
    await inMath(page);
    let away = true;
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      // What draws formulas that were set at release, or what sets them.
      const isRenderer = /mjx-container|vertical-align:/.test(await response.text());
      await (away && isRenderer ? route.fulfill({ status: 404 }) : route.fulfill({ response }));
    });
    await page.reload();
    await page.getByRole('status').filter({ hasText: 'Formulas could not be loaded' }).waitFor();
    await page.locator('main').getByText(/\\\(/).first().waitFor();
    away = false;
    await drawn(page);
    expect(await page.locator('main').getByText(/\\\(/).filter({ visible: true }).count()).toBe(0);
  });
});
