import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { bringSession, call, createAccount, mustCall, submitDiagnostic, type Account } from './accounts.js';
import { letWeekPass } from './let-time-pass.js';
import { createPlanned } from './plan-calls.js';
import { givePoints } from './points.js';
import { eventually, useWorld } from './world.js';

const world = useWorld();
const DAY_MS = 86_400_000;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();
const openMenu = (page: Page) =>
  page
    .getByRole('button', { name: /^M\s*Maya|Maya/ })
    .first()
    .click();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** An account with AivyDaily alone whose diagnostic is scored. */
async function createDailyOnly(): Promise<Account> {
  const account = await createAccount(2);
  await submitDiagnostic(account);
  await eventually(
    () => call('/plan/target-start', {}, account.token),
    ({ status }) => status === 200,
    'the scores that a target starts from',
  );
  return account;
}

/** "Nov 28" of today and some days later, where the browser is. */
const dayText = (days: number): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }).format(new Date(Date.now() + days * DAY_MS));

describe('doors between the products', () => {
  it('unlock a practice test with points, for an account with AivyDaily alone', async () => {
    const account = await createDailyOnly();
    await givePoints(account, 820);
    const page = await world.newPage();
    await bringSession(page, account);
    await page.goto('/aivy-daily');
    await page.getByRole('navigation', { name: 'Main' }).getByText('800 points').waitFor();
    await page.getByRole('link', { name: /^Full tests/ }).click();
    await heading(page, 'Full tests come with AivyPath');
    expect(await page.getByRole('button', { name: 'Start a full test' }).count()).toBe(0);
    await press(page, 'Unlock for 800 points');
    await press(page, 'Start a full test');
    await page.waitForURL(/\/full-test\/[0-9a-f-]{36}\/1$/);
  });

  it('add AivyPath with the dates of its free week, and lead to a target in either product', async () => {
    const account = await createDailyOnly();
    const page = await world.newPage();
    await bringSession(page, account);
    await page.goto('/account');
    const products = page.getByRole('region', { name: 'Products' });
    await products.getByText('Not added').waitFor();
    await openMenu(page);
    await page.getByRole('menuitem', { name: /^AivyPath/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Start your free week of AivyPath' });
    await dialog.getByText(`Seven days, ${dayText(0)}`).waitFor();
    await dialog.getByRole('button', { name: 'Start free week' }).click();
    await page.waitForURL(/\/diagnostic\/(review|result)/);
    await openMenu(page);
    await page.getByText(/^Day 1 of 7\. Ends /).waitFor();
    await page.getByText(new RegExp(`${dayText(6)}\\.$`)).waitFor();
    // AivyDaily is current again, and the target form opens all the same.
    await page.getByRole('menuitemradio', { name: /AivyDaily/ }).click();
    await page.waitForURL('**/aivy-daily');
    await mustCall('/auth/get-user-info', {}, account.token);
    await page.goto('/diagnostic/result/step/7');
    await heading(page, 'Set Your Target Score');

    // Another device knows what was used last.
    const elsewhere = await world.newPage();
    await bringSession(elsewhere, account);
    await elsewhere.goto('/account');
    await elsewhere.getByRole('region', { name: 'AivyDaily' }).getByText('Current').waitFor();
  });

  it('open again after the free week once a plan is chosen', async () => {
    const planned = await createPlanned();
    await letWeekPass(planned.account, 7);
    const dayOne = () => call('/daily/get-daily-question', { plan_id: planned.planId, day: 1 }, planned.account.token);
    expect(await dayOne()).toMatchObject({ status: 409, body: { code: 'PLAN-LOCKED' } });
    const page = await world.newPage();
    await bringSession(page, planned.account);
    await page.goto('/dashboard');
    const over = page.getByRole('dialog', { name: `Your free week ended ${dayText(-1)}` });
    await over.getByText(/plan is saved\. Choose a plan to continue on day\s1\./).waitFor();
    await over.getByRole('button', { name: 'Choose a plan' }).click();
    await press(page, 'Choose 3 months');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.reload();
    await heading(page, /^Day 1/);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await dayOne()).toMatchObject({ status: 200 });
  });
});

describe('a new device', () => {
  it('offers the product used last first, to a student with both', async () => {
    const account = await createAccount(2);
    await mustCall('/auth/select-product', { product_id: 1 }, account.token);
    await mustCall('/auth/switch-product', { product_id: 2 }, account.token);
    const page = await world.newPage();
    await page.goto('/signin');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).last().click();
    const dialog = page.getByRole('dialog', { name: 'Pick up where you left off' });
    await dialog.getByText('You last used AivyDaily.').waitFor();
    await dialog.getByRole('button', { name: 'Continue with AivyDaily' }).click();
    await page.waitForURL('**/aivy-daily');
  });
});

describe('ends', () => {
  it('congratulate on finished days only', async () => {
    const { account } = await createPlanned();
    const page = await world.newPage();
    await bringSession(page, account);
    await page.goto('/daily-test/finish/9');
    await page.waitForURL(/\/daily-test\/start\/1\//);
  });
});
