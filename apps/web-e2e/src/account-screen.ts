import type { Page } from 'playwright-core';
import { PASSWORD } from './accounts.js';

/** Everything of the sign-up form but the code. */
export async function fillSignUp(
  page: Page,
  email: string,
  { name = 'Maya Lindqvist', confirm = PASSWORD }: { name?: string; confirm?: string } = {},
): Promise<void> {
  await page.getByLabel('Username *').fill(name);
  await page.getByLabel('Email *').fill(email);
  await page.getByLabel('Password *', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password *', { exact: true }).fill(confirm);
  await page.getByLabel('State').selectOption('OR');
  await page.getByLabel('Grade').selectOption('11');
  await page.getByLabel(/User Agreement/).check();
}

export const sendCode = (page: Page): Promise<void> => page.getByRole('button', { name: 'Send Code' }).click();
export const typeCode = (page: Page, code: string): Promise<void> => page.getByLabel('Verification code *').fill(code);
export const pressContinue = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Continue', exact: true }).click();

/** Waits until an alert says so. */
export const alertSays = (page: Page, text: string): Promise<void> =>
  page.getByRole('alert').filter({ hasText: text }).first().waitFor();
