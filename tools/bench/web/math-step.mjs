// A choice and the next question of a Math module, on Aivy's test page beside Perseus' renderer with the same items: what
// the main thread of each page works for it.
import { call } from '../../load/api.mjs';
import { interleaved } from '../frame/rounds.mjs';
import { mainThread } from './main-thread.mjs';
import { withColdPage } from './page-load.mjs';
import { perseusItem } from './perseus/item.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./perseus/item.mjs').Question} Question */
/** @typedef {{ next: string, number: string, formula: string, choice: string, chosen: string }} Places selectors: of the number of the question on the screen, of its formulas, of the choice that is clicked, before and after */
/** @typedef {{ url: string, token?: string, places: Places }} Renderer */
/** @typedef {{ page: Page, places: Places, cpu: import('./main-thread.mjs').Clock }} Side a renderer with its page open */
/** @typedef {{ chooseMs: number | null, nextMs: number, restMs: Rest | null, formulas: number }} Step milliseconds of the main thread; `chooseMs`: null where there is no choice; `restMs`: null where it was not looked at; `formulas` of the question after it */
/** @typedef {{ chooseMs: number | null, nextMs: number }} Rest what the page worked by itself in a window of the same length before each act */
/** @typedef {{ ours: Step[], theirs: Step[] }} Walk */
/** @typedef {'chooseMs' | 'nextMs'} Act */

const MODULE = 3;
/** At each of these every script of a page may run for the first time. */
const WARM_UP_ITEMS = 2;
const COUNTED_ITEMS = 10;
/** What pages work by themselves is looked at this often: at each question it would double the time of a round. */
const REST_EVERY = 3;
/** All that an act causes: on our page also the save, which goes out a second and a half later, and two ticks of the clock. */
const WINDOW_MS = 2_000;
/** What pages fetch after their first question is fetched by then. */
const SETTLE_MS = 8_000;

/** @type {Places} */
const OURS = {
  next: 'footer button:has-text("Next")',
  number: 'h2:visible',
  formula: '[data-tex]:visible',
  choice: 'button[data-choice="b"]:visible',
  chosen: 'button[data-choice="b"][aria-pressed="true"]:visible',
};
/** @type {Places} */
const THEIRS = {
  next: '#next',
  number: 'h2',
  formula: 'mjx-container',
  choice: 'main button[aria-pressed] >> nth=1',
  chosen: 'main button[aria-pressed="true"]',
};

/**
 * Walks through a Math module on both pages, which take turns at each question: A B, B A … The first questions are not told.
 * @param {import('./system.mjs').Site} site
 * @param {import('./perseus/site.mjs').PerseusSite} perseus
 * @returns {Promise<Walk>}
 * @throws Error when the two do not show the same
 */
export async function walkThroughMath(site, perseus) {
  const { token, testId } = await site.seat(MODULE);
  const answer = await call(site.base, token, 'full-test/get-questions', { test_id: testId, module: MODULE });
  const questions = /** @type {Question[]} */ (/** @type {unknown} */ (answer.questions));
  perseus.give(questions.map(perseusItem));
  const ours = { url: `${site.base}/full-test/${testId}/${MODULE}`, token, places: OURS };
  const theirs = { url: perseus.base, places: THEIRS };
  return withOpened(site, ours, (our) =>
    withOpened(site, theirs, async (their) => {
      const count = WARM_UP_ITEMS + COUNTED_ITEMS;
      const steps = await interleaved([our, their], count, (side, index) =>
        step(side, index, questions[index]?.type === 'choice'),
      );
      const [ourSteps, theirSteps] = [steps.get(our) ?? [], steps.get(their) ?? []];
      mustBeAlike(ourSteps, theirSteps);
      return { ours: ourSteps.slice(WARM_UP_ITEMS), theirs: theirSteps.slice(WARM_UP_ITEMS) };
    }),
  );
}

/**
 * @template T
 * @param {import('./system.mjs').Site} site
 * @param {Renderer} renderer
 * @param {(side: Side) => Promise<T>} use
 */
const withOpened = (site, { url, token, places }, use) =>
  withColdPage(site.browser, { base: site.base, token }, async (page) => {
    await page.goto(url);
    await page.locator(places.choice).or(page.locator('main input:visible')).first().waitFor();
    await page.waitForTimeout(SETTLE_MS);
    return use({ page, places, cpu: await mainThread(page) });
  });

/** A choice, where there is one, and the next question. @param {Side} side @param {number} index @param {boolean} isChoice @returns {Promise<Step>} */
async function step(side, index, isChoice) {
  const { page, places } = side;
  await mustShow(page, places.number, String(index + 1));
  const looks = index % REST_EVERY === 0;
  let [chooseMs, restedMs] = [/** @type {number | null} */ (null), /** @type {number | null} */ (null)];
  if (isChoice) {
    if (looks) restedMs = await costOfRest(side);
    chooseMs = await costOfClick(side, places.choice);
    await page.locator(places.chosen).waitFor({ timeout: WINDOW_MS });
  }
  const restMs = looks ? { chooseMs: restedMs, nextMs: await costOfRest(side) } : null;
  const nextMs = await costOfClick(side, places.next);
  await mustShow(page, places.number, String(index + 2));
  return { chooseMs, nextMs, restMs, formulas: await page.locator(places.formula).count() };
}

/** What the page works while nobody does anything. @param {Side} side */
async function costOfRest({ page, cpu }) {
  const before = await cpu();
  await page.waitForTimeout(WINDOW_MS);
  return (await cpu()) - before;
}

/** What a click costs the main thread, with all that it causes. @param {Side} side @param {string} place */
async function costOfClick({ page, cpu }, place) {
  const target = page.locator(place);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${place} is not on the screen`);
  const before = await cpu();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(WINDOW_MS);
  return (await cpu()) - before;
}

/** @param {Page} page @param {string} place @param {string} number */
async function mustShow(page, place, number) {
  const text = (await page.locator(place).first().textContent()) ?? '';
  if (/\d+/.exec(text)?.[0] !== number) throw new Error(`question ${number} is not on the screen, but "${text}"`);
}

/**
 * What an act costs on average, less what the page works by itself in as long: that stands on both sides of a ratio
 * and would draw it to 1.
 * @param {readonly Step[]} steps
 * @param {Act} act
 * @returns {{ ms: number, restMs: number }} milliseconds of the main thread; `restMs` is what was taken off
 */
export function costOf(steps, act) {
  const restMs = mean(steps.map(({ restMs: rest }) => rest?.[act] ?? null));
  return { ms: mean(steps.map((step) => step[act])) - restMs, restMs };
}

/** @param {readonly (number | null)[]} values @returns {number} of those that are there */
function mean(values) {
  const there = values.filter((value) => value !== null);
  if (there.length === 0) throw new Error('nothing was measured');
  return there.reduce((sum, value) => sum + value, 0) / there.length;
}

/** @param {readonly Step[]} ours @param {readonly Step[]} theirs */
function mustBeAlike(ours, theirs) {
  ours.forEach(({ formulas }, index) => {
    if (formulas !== theirs[index]?.formulas)
      throw new Error(`question ${index + 2} has ${formulas} formulas here and ${theirs[index]?.formulas} there`);
  });
}
