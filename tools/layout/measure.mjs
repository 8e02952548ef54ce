import { BAR_PX, BAR_SCREENS, ROWS } from './rows.mjs';

/** @typedef {import('./rows.mjs').Seen} Seen */
/** @typedef {import('./rows.mjs').Section} Section */
/** @typedef {import('./rows.mjs').Screen} Screen */
/** @typedef {{ key: string, section: Section, question: object }} Item */
/** @typedef {{ open(section: Section, questions: object[]): Promise<void>, leaf(): Seen[], barHeights(): { header: number, footer: number } }} Layout what the page offers, as `globalThis.layout` */
/** @typedef {typeof globalThis & { layout: Layout }} LayoutPage */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('../lib/figure.mjs').Figure} Figure */

/** Questions in one test: as many as a page draws segments and squares for at ease. */
const BATCH = 40;

/** @param {Page} page @param {Section} section @param {Item[]} items */
export function openItems(page, section, items) {
  return page.evaluate(
    async ([name, questions]) => /** @type {LayoutPage} */ (globalThis).layout.open(name, questions),
    /** @type {const} */ ([section, items.map(({ question }) => question)]),
  );
}

/**
 * Presses what is not pressed yet, and waits for the windows.
 * @param {Page} page
 * @param {readonly string[]} tools
 */
async function press(page, tools) {
  for (const name of tools) {
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    await page.getByRole('dialog', { name }).waitFor();
  }
}

/**
 * @param {Page} page
 * @param {Item[]} items
 * @returns {Promise<Figure[]>}
 */
export async function barFigures(page, items) {
  /** @type {Figure[]} */
  const figures = [];
  for (const screen of BAR_SCREENS) {
    await page.setViewportSize(screen);
    for (const section of /** @type {const} */ (['reading_and_writing', 'math'])) {
      const some = items.filter((item) => item.section === section).slice(0, 2);
      if (some.length === 0) continue;
      await openItems(page, section, some);
      const { header, footer } = await page.evaluate(() => /** @type {LayoutPage} */ (globalThis).layout.barHeights());
      for (const [bar, value] of Object.entries({ header, footer }))
        figures.push({ name: `${nameOf(screen)}, ${section}, ${bar}`, value, unit: 'px', bound: { most: BAR_PX } });
    }
  }
  return figures;
}

/**
 * @param {Page} page
 * @param {Item[]} items
 * @returns {Promise<Figure[]>} and prints what isn't seen whole
 */
export async function itemFigures(page, items) {
  /** @type {Figure[]} */
  const figures = [];
  for (const { screen, section, what, isSeen, bound, tools = [] } of ROWS) {
    const own = items.filter((item) => item.section === section);
    if (own.length === 0) continue;
    await page.setViewportSize(screen);
    const rest = (await leafThrough(page, section, own, tools)).filter(({ seen }) => !isSeen(seen));
    const share = 100 * (1 - rest.length / own.length);
    const name = `${nameOf(screen)}, ${section}, ${what}`;
    figures.push({ name, value: share, unit: '%', bound: { least: bound }, source: `of ${own.length} items` });
    for (const { key, seen } of rest.sort((one, other) => other.seen.over - one.seen.over))
      console.log(`${name}: ${key}: ${inWords(seen)}`);
  }
  return figures;
}

/**
 * @param {Page} page
 * @param {Section} section
 * @param {Item[]} items
 * @param {readonly string[]} tools
 * @returns {Promise<{ key: string, seen: Seen }[]>}
 */
async function leafThrough(page, section, items, tools) {
  const found = [];
  for (let from = 0; from < items.length; from += BATCH) {
    const batch = items.slice(from, from + BATCH);
    await openItems(page, section, batch);
    await press(page, tools);
    const measured = await page.evaluate(() => /** @type {LayoutPage} */ (globalThis).layout.leaf());
    found.push(...batch.map(({ key }, index) => ({ key, seen: /** @type {Seen} */ (measured[index]) })));
  }
  return found;
}

/** @param {Seen} seen */
function inWords({ stem, figure, answers, outOf, over }) {
  const hidden = [stem ? '' : 'stem', figure ? '' : 'figure'].filter(Boolean).join(' and ');
  return `${answers} of ${outOf} answers${hidden === '' ? '' : `, ${hidden} in part`}, ${over} px too long`;
}

/** @param {Screen} screen */
export function nameOf({ width, height }) {
  return `${width}×${height}`;
}
