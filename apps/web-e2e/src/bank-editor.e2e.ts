import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { bankDatabase, loadBank, seedBank } from '@aivy/item-bank';
import { runMigrations } from '@aivy/server-kit';
import { balancedItems } from '@aivy/server-testing';
import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { violations } from '../../web-e2e/src/axe.js';
import { launchBrowser } from '../../web-e2e/src/browser.js';
import { setting } from '../../web-e2e/src/environment.js';

// A bank of its own: a release would change what the other journeys are asked.
const database = `journey_${randomBytes(6).toString('hex')}`;
const databaseUrl = (): string => {
  const url = new URL(setting('E2E_DATABASE_URL'));
  url.pathname = `/${database}`;
  return url.href;
};
async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: setting('E2E_DATABASE_URL') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Question, choices and key as another maker has them, the passage in one with the question. */
const qti = (id: string, question: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="${id}" title="${id}" adaptive="false" time-dependent="false">
  <qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>C2</qti-value></qti-correct-response></qti-response-declaration>
  <qti-item-body>
    <p>The hoatzin, a bird of the Amazon basin, feeds almost entirely on leaves, which it digests by fermentation in an enlarged crop. Because the crop takes up space that other birds use for flight muscles, the hoatzin flies poorly. Its young escape snakes by dropping into the water below.</p>
    <qti-choice-interaction response-identifier="RESPONSE" max-choices="1">
      <qti-prompt>${question}</qti-prompt>
      <qti-simple-choice identifier="C1">Leaves are a poor food for birds that live near rivers.</qti-simple-choice>
      <qti-simple-choice identifier="C2">What lets the hoatzin digest its food also limits it in another way.</qti-simple-choice>
      <qti-simple-choice identifier="C3">Snakes are the main danger to young birds in the Amazon basin.</qti-simple-choice>
      <qti-simple-choice identifier="C4">The hoatzin has kept features that other birds have lost.</qti-simple-choice>
    </qti-choice-interaction>
  </qti-item-body>
  <qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml"/>
</qti-assessment-item>`;

/** What a person writes into each field that lacks something. */
const WRITTEN: Readonly<Record<string, string>> = {
  seconds: '70',
  'options.C1.misconception': 'not-stated',
  'options.C1.feedback': 'The text does not weigh leaves against other food.',
  'options.C3.misconception': 'detail-for-main-idea',
  'options.C3.feedback': 'Snakes come up in one sentence only.',
  'options.C4.misconception': 'not-stated',
  'options.C4.feedback': 'Nothing is said of features that others have lost.',
  'hints.0': 'Look at the whole of the text.',
  'hints.1': 'Which two facts does the word because connect?',
  'hints.2': 'Say in your own words what the crop costs the bird.',
  'hints.3': 'The idea has a gain and a loss in it.',
  explanation: 'The crop that ferments leaves takes the place of flight muscles.',
};

let folder: string;
let editor: ChildProcess;
let base: string;
let browser: Browser;
/** Keys of drafts begin with what their maker calls them. */
const keyOf = (id: string): string =>
  path.basename(
    fs.readdirSync(folder).find((name) => name.startsWith(id))!,
    '.json',
  );
/** The parts of a draft that the journey looks at. */
interface StoredDraft {
  hints: string[];
}
const onDisk = (id: string): StoredDraft =>
  JSON.parse(fs.readFileSync(path.join(folder, `${keyOf(id)}.json`), 'utf8')) as StoredDraft;
const bank = (...args: string[]): string[] => ['tools/run-ts.mjs', 'apps/bank-studio/src/main.ts', ...args];

async function importSources(): Promise<void> {
  const sources = fs.mkdtempSync(path.join(os.tmpdir(), 'aivy-journey-sources-'));
  fs.writeFileSync(
    path.join(sources, 'hoatzin.xml'),
    qti('hoatzin', 'Which choice best states the main idea of the text?'),
  );
  fs.writeFileSync(path.join(sources, 'other.xml'), qti('other', 'What of birds?'));
  await promisify(execFile)(process.execPath, bank('import', sources, '--drafts', folder));
  fs.rmSync(sources, { recursive: true });
}

async function start(): Promise<void> {
  editor = spawn(process.execPath, bank('edit', folder, '--port', '0'), {
    env: { ...process.env, DATABASE_URL: databaseUrl(), REDIS_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const text of editor.stdout!) {
    const found = /http:\/\/localhost:\d+/.exec(String(text));
    if (!found) continue;
    base = found[0];
    return;
  }
  throw new Error('the editor has not started');
}

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aivy-journey-drafts-'));
  await onServer(`create database ${database}`);
  await runMigrations(databaseUrl(), [bankDatabase]);
  await seedBank(databaseUrl(), balancedItems());
  await importSources();
  [browser] = await Promise.all([launchBrowser(), start()]);
});
afterAll(async () => {
  await browser.close();
  const ended = once(editor, 'exit');
  editor.kill('SIGTERM');
  await ended;
  await onServer(`drop database if exists ${database} with (force)`);
  fs.rmSync(folder, { recursive: true, force: true });
});

const focused = (page: Page): Promise<string> =>
  page.evaluate(
    `document.activeElement === document.body ? '' : document.activeElement?.getAttribute('data-field') ?? document.activeElement?.textContent ?? ''`,
  );

/** Goes on with the Tab key until the focus is on what is wanted. */
async function tabTo(page: Page, wanted: string, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if ((await focused(page)).includes(wanted)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not come to ${wanted}`);
}

/** The page runs no code that comes as text, so it cannot be asked to wait by itself. */
async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end;) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`it does not come about that ${what}`);
}

const left = (page: Page): Promise<string> => page.locator('nav [role="status"]').innerText();
const saved = (page: Page): Promise<void> => page.getByText('Saved', { exact: true }).waitFor();

it('somebody completes an imported draft with the keyboard and releases it', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(base);
  await page.getByRole('link', { name: /main idea/ }).waitFor();
  await tabTo(page, 'main idea');
  await page.keyboard.press('Enter');
  await page.getByText('11 things left: next').waitFor();
  await tabTo(page, 'Make all but the last paragraph');
  await page.keyboard.press('Enter');
  await page
    .getByLabel('Passage')
    .and(page.getByText(/^<p>The hoatzin.*below\.<\/p>$/))
    .waitFor();

  for (let turn = 0; (await left(page)) !== 'Nothing is left: the draft can be released.'; turn += 1) {
    if (turn > 20) throw new Error(`there is no end of it: ${await left(page)}, at ${await focused(page)}`);
    const [before, from] = [await left(page), await focused(page)];
    await page.keyboard.press('F8');
    await until('a field has the focus', async () => {
      const now = await focused(page);
      return now !== from && /^[a-z]+(\.|$)/.test(now);
    });
    const name = await focused(page);
    if (name === 'skill') await page.keyboard.type('Central');
    else if (name === 'difficulty') await page.keyboard.press('ArrowRight');
    // The four hints lack something together: each is written on the way to the next field.
    else if (name === 'hints.0')
      for (const hint of [0, 1, 2, 3]) {
        await tabTo(page, `hints.${hint}`);
        await page.keyboard.type(WRITTEN[`hints.${hint}`]!);
      }
    else await page.keyboard.type(WRITTEN[name]!);
    await until(`${name} is complete`, async () => (await left(page)) !== before);
  }
  await saved(page);
  expect(onDisk('hoatzin')).toMatchObject({ skill: 1, difficulty: 'medium', seconds: 70, edited: true, missing: [] });

  // The last thing that was written is undone at once, and done again.
  await page.keyboard.press('Control+z');
  await page.getByText('1 thing left: next').waitFor();
  await page.keyboard.press('Control+Shift+z');
  await tabTo(page, 'Release', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByText(/^Released as rw-hoatzin-\w+ in release \d+/).waitFor({ timeout: 90_000 });
  const item = (await loadBank(databaseUrl())).items().find(({ key }) => key === `rw-${keyOf('hoatzin')}`);
  expect(item).toMatchObject({ answer: 'b', difficulty: 'medium', state: 'pretest' });
  expect(onDisk('hoatzin')).toMatchObject({ released: { key: `rw-${keyOf('hoatzin')}` } });
  await page.close();
});

it('two windows lose nothing in silence', async () => {
  const context = await browser.newContext();
  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const page of [one, other]) {
    await page.goto(`${base}/#/${keyOf('other')}`);
    await page.getByLabel('Hint 1').waitFor();
  }
  await one.getByLabel('Hint 1').fill('Of one window.');
  await saved(one);
  await other.getByLabel('Hint 2').fill('Of the other one.');
  await other.getByRole('alert').getByText('Another window has saved this draft since').waitFor();
  await other.getByRole('button', { name: 'Keep mine' }).click();
  await saved(other);
  expect(onDisk('other').hints).toEqual(['', 'Of the other one.', '', '']);
  await other.getByRole('button', { name: 'Undo' }).click();
  await saved(other);
  expect(onDisk('other').hints).toEqual([]);
  await context.close();
});

it('nobody is kept out by how a page of it looks', async () => {
  const page = await browser.newPage();
  for (const address of ['/', `/#/${keyOf('other')}`])
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [1440, 1024, 390]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        await page.goto('about:blank');
        await page.goto(base + address);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page
          .getByText(/\d+ things? left/)
          .first()
          .waitFor({ state: 'attached' });
        const where = `${address} ${colorScheme} ${width}`;
        expect([where, await violations(page, width === 1440 ? 'all' : 'colour')]).toEqual([where, []]);
        const over = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
        expect([where, await page.evaluate<number>(over)]).toEqual([where, 0]);
      }
  await page.close();
});
