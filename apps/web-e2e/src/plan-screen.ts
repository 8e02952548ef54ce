import type { Locator, Page } from 'playwright-core';
import { questionHeading } from './test-screen.js';

/** Where a plan's target is set. */
export const TARGET_PATH = '/diagnostic/result/step/7';

export const UNIT_LENGTH = 5;

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** The button of a day on the road. */
export const roadNode = (page: Page, title: string): Locator =>
  page.getByRole('list', { name: 'Days of this journey' }).getByRole('button', { name: new RegExp(`^${title}`) });

/** A tile of the growth monitor. */
export const tile = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });

/** Turns a chart of the expanded monitor into its table. */
export const asTable = (page: Page, chart: string): Promise<void> =>
  page.getByRole('button', { name: new RegExp(`^View as table ?: ${chart}$`) }).click();

/** Through the four pages of the letter to the dashboard. @param onPage with each page on the screen */
export async function readLetter(
  page: Page,
  onPage: (name: string) => Promise<void> = async () => {},
  duration = 'one-month',
): Promise<void> {
  await page.getByRole('heading', { name: /you have a new message/ }).waitFor();
  await onPage('envelope');
  await press(page, 'Open the letter');
  await page.getByRole('heading', { name: 'Dear Maya,' }).waitFor();
  await onPage('letter 1');
  await press(page, 'Sounds great to me');
  for (const subject of ['Reading and Writing', 'Math']) {
    await page.getByRole('heading', { name: `Your strongest topics in ${subject}` }).waitFor();
    await onPage(`letter 2, ${subject}`);
    await press(page, 'Next');
  }
  await page.getByRole('heading', { name: `Your ${duration} plan` }).waitFor();
  await onPage('letter 3');
  await press(page, 'Start your learning journey :)');
  await page.getByRole('heading', { name: 'The first week is on me' }).waitFor();
  await onPage('letter 4');
  await press(page, 'Try your first week free');
  await page.getByRole('heading', { name: 'Growth monitor' }).waitFor();
}

/** From the dashboard over the start page into the first question of the unit that is current. */
export async function startUnit(page: Page, title: string): Promise<void> {
  await roadNode(page, title).click();
  await press(page, 'Start');
  await questionHeading(page, 1, UNIT_LENGTH).waitFor();
}

/** Finishes the unit from its last question. */
export async function finishUnit(page: Page): Promise<void> {
  await press(page, 'Submit');
  await press(page, 'Yes');
}
