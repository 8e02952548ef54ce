import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { alertSays } from './account-screen.js';
import { bringSession, call, createAccount, type Account } from './accounts.js';
import { FORM_KEY } from './answer-key.js';
import { violations } from './axe.js';
import { startFullTest } from './full-test-screen.js';
import { eventually, useWorld } from './world.js';

const world = useWorld();

const FINISHED = {
  english: FORM_KEY.english.map(({ right }) => right),
  math: FORM_KEY.math.map(({ right }) => right),
  english_time: FORM_KEY.english.map(() => 50),
  math_time: FORM_KEY.math.map(() => 60),
  start_time: '2026-11-20 10:00:00',
  end_time: '2026-11-20 10:40:00',
  owner: null,
};
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const title = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).last().click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Maya Lindqvist/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign In' }).first().waitFor();
}

const statusOf = async ({ token }: Account): Promise<unknown> =>
  ((await call('/diagnostic/get-test-detail', {}, token)).body.data as { status?: string } | undefined)?.status;

describe('a finished diagnostic on a device that two students use', () => {
  it('is asked about, kept and said when it cannot be sent, sent again, and never gets to the other one', async () => {
    const [first, second] = [await createAccount(), await createAccount()];
    const page = await world.newPage();
    await signIn(page, first);
    await title(page, 'Diagnostic Test Preview');
    await signOut(page);
    await page.evaluate(
      `localStorage.setItem('aivy.diagnostic.completed', ${JSON.stringify(JSON.stringify(FINISHED))})`,
    );

    await page.route('**/api/diagnostic/submit-answers', (route) =>
      route.fulfill({ status: 429, json: { status: 'error', code: 'RATE-LIMITED', message: '', request_id: 'r' } }),
    );
    await signIn(page, second);
    const question = page.getByRole('dialog', { name: 'Are these answers yours?' });
    await question.waitFor();
    expect(await violations(page, 'all')).toEqual([]);
    await question.getByRole('button', { name: 'Yes, add them to my account' }).click();
    await alertSays(page, 'Failed to submit test answers. Please try again.');
    await title(page, 'Diagnostic Test Preview');
    await page.getByText('Your finished test is kept on this device until we have it.', { exact: false }).waitFor();
    expect(await page.getByRole('button', { name: 'Start the diagnostic test' }).count()).toBe(0);
    await signOut(page);

    await page.unroute('**/api/diagnostic/submit-answers');
    await signIn(page, first);
    await page.getByRole('button', { name: 'Start the diagnostic test' }).waitFor();
    expect(await statusOf(first)).toBeUndefined();
    await signOut(page);

    await signIn(page, second);
    await title(page, 'This Module is Over');
    await eventually(
      () => statusOf(second),
      (status) => status === 'submitted',
      'the diagnostic of the second student',
    );
    await press(page, 'Proceed to Your Test Reports');
    await title(page, 'Score Reports');
    // From now on the way home is the report.
    await page.getByRole('link', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Aivy, home' }).click();
    await title(page, 'Score Reports');
    await page.getByRole('link', { name: 'Full tests' }).click();
    await title(page, 'Full Test Preview');
  });
});

describe('a full test in progress', () => {
  it('is given up after a confirmation, and another one starts', async () => {
    const account = await createAccount();
    const page = await world.newPage();
    await bringSession(page, account);
    const testId = await startFullTest(page);
    await page.goto('/full-test/start');
    await press(page, 'End this test early');
    await page.getByRole('dialog', { name: 'End this test early?' }).getByRole('button', { name: 'End test' }).click();
    await page.getByText('Ended Early').waitFor();
    await page.goto(`/full-test/${testId}/1`);
    await title(page, 'You gave this test up');
    await press(page, 'Go to your tests');
    expect(await startFullTest(page)).not.toBe(testId);
  });
});
