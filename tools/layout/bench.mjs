// `npm run bench layout [KEY-PREFIX …]`: steps through every released item on the test page, in a browser without a system
// behind it, and says how many are seen whole before anything is scrolled, with the list of the others. Exit 1 when a limit
// is missed. `-- --pictures DIR` takes pictures of the items named.
import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { exitWith, Fault } from '../lib/fault.mjs';
import { judge } from '../lib/figure.mjs';
import { withSpecimenPage } from '../lib/specimen-page.mjs';
import { barFigures, itemFigures, nameOf, openItems } from './measure.mjs';
import { BAR_SCREENS } from './rows.mjs';

/** @typedef {import('./measure.mjs').Item} Item */

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { pictures: { type: 'string' }, theme: { type: 'string', default: 'light' } },
  });
  process.exit(await bench(positionals, values));
} catch (error) {
  exitWith(error);
}

/**
 * @param {string[]} prefixes
 * @param {{ pictures?: string, theme: string }} options
 * @returns {Promise<number>} the exit code
 */
async function bench(prefixes, { pictures, theme }) {
  const built = { name: 'layout', config: 'specimen/layout/vite.config.ts', items: './tools/layout/items.ts' };
  /** @param {import('../lib/specimen-page.mjs').Specimen<{ layoutItems: (prefixes: string[]) => Item[] }>} specimen */
  const measure = async ({ browser, address, bank }) => {
    const items = bank.layoutItems(prefixes);
    if (items.length === 0) throw new Fault(`No released item begins with ${prefixes.join(' or ')}.`);
    const page = await browser.newPage();
    await page.goto(address);
    if (pictures) await takePictures(page, items, { folder: pictures, theme });
    return judge([...(await barFigures(page, items)), ...(await itemFigures(page, items))]) ? 0 : 1;
  };
  return withSpecimenPage(built, measure);
}

/**
 * @param {import('playwright-core').Page} page
 * @param {Item[]} items
 * @param {{ folder: string, theme: string }} options
 */
async function takePictures(page, items, { folder, theme }) {
  await fs.mkdir(folder, { recursive: true });
  await page.locator('html').evaluate((html, name) => html.setAttribute('data-theme', name), theme);
  for (const screen of BAR_SCREENS) {
    await page.setViewportSize(screen);
    for (const item of items) {
      await openItems(page, item.section, [item]);
      await page.screenshot({ path: path.join(folder, `${item.key}-${nameOf(screen)}-${theme}.png`) });
    }
  }
}
