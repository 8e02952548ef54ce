// `npm run bench layout [-- KEY-PREFIX]`: leafs through every released item on the test page, in a browser and without a
// system behind it, and says how many are seen whole before anything is scrolled, each share beside its bound, with the
// list of the others. Exit 1 when a bound is missed. `--pictures DIR` keeps pictures of the items named.
import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../lib/ensure-installed.mjs';
import { exitWith, Fault } from '../lib/fault.mjs';
import { withSpecimenPage } from '../lib/specimen-page.mjs';
import { barLines, itemLines, nameOf, openItems } from './measure.mjs';
import { BAR_SCREENS } from './rows.mjs';

/** @typedef {import('./measure.mjs').Item} Item */

try {
  ensureInstalled();
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
  const judge = async ({ browser, address, bank }) => {
    const items = bank.layoutItems(prefixes);
    if (items.length === 0) throw new Fault(`No released item begins with ${prefixes.join(' or ')}.`);
    const page = await browser.newPage();
    await page.goto(address);
    if (pictures) await takePictures(page, items, { folder: pictures, theme });
    let missed = 0;
    for (const lines of [barLines(page, items), itemLines(page, items)])
      for await (const { line, holds } of lines) {
        console.log(line);
        if (!holds) missed += 1;
      }
    return missed === 0 ? 0 : 1;
  };
  return withSpecimenPage(built, judge);
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
