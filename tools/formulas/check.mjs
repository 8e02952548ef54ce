// `npm run check formulas [-- KEY-PREFIX]`: sets every item of the bank in a browser, as the test page and the analysis
// show it, on a phone and on a desktop, and lists each formula of which a part is too small to read, lies on another
// line or is cut off, or which was set otherwise at release than the browser sets it. Exit 1 when there is one. `--pictures DIR` keeps pictures of the items named.
import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { exitWith, Fault } from '../lib/fault.mjs';
import { withSpecimenPage } from '../lib/specimen-page.mjs';

const BATCH = 40;
const PAIRS = 200;
/** The smallest font size of any part of a formula, CSS px, by width of the window. */
const PHONE = { width: 390, height: 844, bound: 12 };
const SCREENS = [PHONE, { width: 1440, height: 900, bound: 13 }];
/** As the test page comes, and with the smallest text in either face. */
const SETTINGS = [
  { size: '20', face: 'serif' },
  { size: '16', face: 'serif' },
  { size: '16', face: 'legible' },
];

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { pictures: { type: 'string' }, theme: { type: 'string', default: 'light' } },
  });
  process.exit(await check(positionals, values));
} catch (error) {
  exitWith(error);
}

/** @typedef {{ key: string, typeset?: string, formulas: { tex: string, display: boolean }[] }} Item */
/** @typedef {{ formulas: number, glyphs: number, smallest: number | null, offences: { item: string, part: string, tex: string, fault: string }[] }} Measured */
/** @typedef {{ show(items: Item[]): Promise<void>, look(setting: object): Promise<void>, measure(bound: number): Measured, compare(formulas: object[]): Promise<string[]> }} Specimen what the page offers, as `globalThis.specimen` */
/** @typedef {typeof globalThis & { specimen: Specimen }} Page */

/**
 * @param {string[]} prefixes
 * @param {{ pictures?: string, theme: string }} options
 * @returns {Promise<number>} the exit code
 */
async function check(prefixes, { pictures, theme }) {
  const built = { name: 'formulas', config: 'specimen/vite.config.ts', items: './tools/formulas/specimens.ts' };
  /** @param {import('../lib/specimen-page.mjs').Specimen<{ specimens: (prefixes: string[]) => Item[] }>} specimen */
  const judge = async ({ browser, address, bank }) => {
    const items = bank.specimens(prefixes);
    if (items.length === 0) throw new Fault(`No item with a formula begins with ${prefixes.join(' or ')}.`);
    if (pictures) await takePictures(browser, address, items, { folder: pictures, theme });
    const offences = await measureAll(browser, address, items);
    console.log(offences === 0 ? 'Every formula can be read.' : `${offences} formulas cannot be read.`);
    const differences = await compareAll(browser, address, items);
    return offences + differences === 0 ? 0 : 1;
  };
  return withSpecimenPage(built, judge);
}

/**
 * Each batch is drawn once and measured in every look.
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @param {Item[]} items
 * @returns {Promise<number>} how many faults there are
 */
async function measureAll(browser, address, items) {
  const page = await browser.newPage({ viewport: { width: PHONE.width, height: PHONE.height } });
  await page.goto(address);
  const looks = SCREENS.flatMap((screen) =>
    SETTINGS.map((setting) => ({
      name: `${screen.width} px, text ${setting.size} ${setting.face}`,
      screen,
      setting,
      formulas: 0,
      glyphs: 0,
      smallest: Infinity,
      faults: 0,
    })),
  );
  for (let from = 0; from < items.length; from += BATCH) {
    await page.evaluate(
      (batch) => /** @type {Page} */ (globalThis).specimen.show(batch),
      items.slice(from, from + BATCH),
    );
    for (const look of looks) {
      await page.setViewportSize({ width: look.screen.width, height: look.screen.height });
      const found = await page.evaluate(
        async ({ setting, bound }) => {
          const { specimen } = /** @type {Page} */ (globalThis);
          await specimen.look(setting);
          return specimen.measure(bound);
        },
        { setting: look.setting, bound: look.screen.bound },
      );
      look.formulas += found.formulas;
      look.glyphs += found.glyphs;
      look.smallest = Math.min(look.smallest, found.smallest ?? Infinity);
      look.faults += found.offences.length;
      for (const { item, part, tex, fault } of found.offences)
        console.log(`${look.name}: ${item}, ${part}: ${tex} ${fault}`);
    }
  }
  await page.close();
  for (const { name, formulas, glyphs, smallest, faults } of looks)
    console.log(
      `${name}: ${items.length} items, ${formulas} formulas, ${glyphs} glyphs, the smallest in ${smallest.toFixed(1)} px; ${faults} faults`,
    );
  return looks.reduce((sum, { faults }) => sum + faults, 0);
}

/**
 * Every formula once, as it is set at release beside what the browser makes of it.
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @param {Item[]} items
 * @returns {Promise<number>} how many differ
 */
async function compareAll(browser, address, items) {
  const formulas = [
    ...new Map(
      items.flatMap(({ typeset, formulas: own }) =>
        own.map((formula) => [`${formula.display} ${formula.tex}`, { ...formula, typeset }]),
      ),
    ).values(),
  ];
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address);
  let differing = 0;
  for (let from = 0; from < formulas.length; from += PAIRS) {
    const found = await page.evaluate(
      (batch) => /** @type {Page} */ (globalThis).specimen.compare(batch),
      formulas.slice(from, from + PAIRS),
    );
    for (const difference of found) console.log(difference);
    differing += found.length;
  }
  await page.close();
  console.log(`${formulas.length} different formulas, ${differing} of them set otherwise at release than here`);
  return differing;
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @param {Item[]} items
 * @param {{ folder: string, theme: string }} options
 */
async function takePictures(browser, address, items, { folder, theme }) {
  await fs.mkdir(folder, { recursive: true });
  for (const { width, height } of SCREENS) {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.goto(address);
    await page.locator('html').evaluate((html, name) => html.setAttribute('data-theme', name), theme);
    for (const item of items) {
      await page.evaluate((each) => /** @type {Page} */ (globalThis).specimen.show([each]), item);
      await page.screenshot({ path: path.join(folder, `${item.key}-${width}-${theme}.png`), fullPage: true });
    }
    await page.close();
  }
}
