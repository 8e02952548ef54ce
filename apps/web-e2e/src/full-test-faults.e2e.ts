import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { bringSession, call, createAccount, type Account } from './accounts.js';
import { sql } from './database.js';
import { answerModule, submitModule, keysOf, saved, serverProgress, startFullTest } from './full-test-screen.js';
import { pageIsKept } from './offline.js';
import { choiceButton, chosenLetter, next, questionHeading, secondsLeft } from './test-screen.js';
import { eventually, useWorld } from './world.js';

const world = useWorld({ offline: true });

async function begin(): Promise<{
  account: Account;
  page: Page;
  testId: string;
  keys: Awaited<ReturnType<typeof keysOf>>;
}> {
  const account = await createAccount();
  const page = await world.newPage();
  await bringSession(page, account);
  const testId = await startFullTest(page);
  return { account, page, testId, keys: await keysOf(account, testId, 1) };
}

/** Lets so many seconds of module 1 have passed for the server. */
const age = (testId: string, seconds: number): Promise<number> =>
  sql(
    `update full_test.modules set started_at = started_at - make_interval(secs => $2), deadline = deadline - make_interval(secs => $2) where test_id = $1 and module = 1`,
    [testId, seconds],
  );

const answered = async (account: Account, testId: string): Promise<string[]> =>
  (await serverProgress(account, testId)).user_answer
    .filter(({ user_answer: answer }) => answer !== '')
    .map(({ user_answer: answer }) => answer);

describe('a full test without network', () => {
  it('goes on for a whole module, also over a reload, and sends every answer once the network is back', async () => {
    const { account, page, testId, keys } = await begin();
    await answerModule(page, keys, 'right', { to: 3 });
    await saved(page);
    await pageIsKept(page);
    await page.context().setOffline(true);
    await next(page);
    await answerModule(page, keys, 'right', { from: 4, to: 9 });
    await page.getByText('Offline: 6 answers kept on this device').waitFor();
    await page.reload();
    await questionHeading(page, 9, 27).waitFor();
    expect(await chosenLetter(page)).toBe(keys[8]!.right);
    expect(await secondsLeft(page)).toBeGreaterThan(1_500);
    await next(page);
    await answerModule(page, keys, 'right', { from: 10 });
    // Nothing can be submitted yet, and the dialog says what waits.
    await submitModule(page);
    await page
      .getByRole('alert')
      .filter({ hasText: /24 answers could not be sent yet/ })
      .waitFor();
    // (A browser may let the last words of a page that is left pass; they are not counted twice.)
    expect((await answered(account, testId)).length).toBeLessThanOrEqual(9);

    await page.context().setOffline(false);
    await eventually(
      () => answered(account, testId),
      (list) => list.length === 27,
      'answers on the server',
    );
    expect(new Set(await answered(account, testId))).toEqual(new Set(keys.map(({ right }) => right)));
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await questionHeading(page, 1, 27).waitFor();
    expect((await serverProgress(account, testId)).current_module).toBe(2);
  });

  it('still shows formulae after a reload in Math', async () => {
    const { account, page, testId } = await begin();
    for (const module of [1, 2] as const) {
      await questionHeading(page, 1, 27).waitFor();
      await submitModule(page);
      if (module === 2) await page.getByRole('button', { name: 'Resume Testing' }).click();
    }
    await questionHeading(page, 1, 22).waitFor();
    const keys = await keysOf(account, testId, 3);
    await answerModule(page, keys, 'right', { to: 2 });
    await pageIsKept(page);
    await page.context().setOffline(true);
    await page.reload();
    await questionHeading(page, 2, 22).waitFor();
    let formulae = 0;
    for (let number = 2; number <= 8; number += 1) {
      await questionHeading(page, number, 22).waitFor();
      await eventually(
        () => page.locator('main [data-tex]:visible:not(:has(svg))').count(),
        (sources) => sources === 0,
        'formulae that are not drawn',
      );
      formulae += await page.locator('main [data-tex] svg').count();
      await next(page);
    }
    expect(formulae).toBeGreaterThan(0);
  });

  it('keeps what was answered in time when the deadline passes, and hands the module in when the network is back', async () => {
    const { account, page, testId, keys } = await begin();
    await answerModule(page, keys, 'right', { to: 2 });
    await saved(page);
    // Eight seconds are left, and the page has been told.
    const left = (await serverProgress(account, testId)).time_left;
    await age(testId, left - 8);
    await next(page);
    await choiceButton(page, keys[2]!.right).click();
    await saved(page);
    await eventually(
      () => secondsLeft(page),
      (seconds) => seconds <= 8,
      'the clock',
    );
    await page.context().setOffline(true);
    await next(page);
    await choiceButton(page, keys[3]!.right).click();
    const dialog = page.getByRole('dialog', { name: 'Time is up' });
    await dialog.getByText(/1 answer could not be sent yet/).waitFor();
    expect(await answered(account, testId)).toHaveLength(3);

    await page.context().setOffline(false);
    await eventually(
      () => serverProgress(account, testId),
      ({ current_module: module }) => module === 2,
      'the next module',
    );
    await questionHeading(page, 1, 27).waitFor();
    expect(await stored(testId, 1)).toBe(4);
  });
});

/** How many answers a closed module holds, by the database. */
async function stored(testId: string, module: number): Promise<number> {
  return sql(`select 1 from full_test.answers where test_id = $1 and module = $2 and answer <> ''`, [testId, module]);
}

describe('a full test', () => {
  it('belongs to one tab at a time; the other one says so and can take over', async () => {
    const { page, keys } = await begin();
    await answerModule(page, keys, 'right', { to: 2 });
    await saved(page);
    const second = await page.context().newPage();
    await second.goto(page.url());
    await second.getByRole('heading', { name: 'The test is open in another tab' }).waitFor();
    await second.getByRole('button', { name: 'Continue here' }).click();
    await questionHeading(second, 2, 27).waitFor();
    expect(await chosenLetter(second)).toBe(keys[1]!.right);
    await page.getByRole('heading', { name: 'The test is open in another tab' }).waitFor();
  });

  it('goes on on another device with answers, marks, notes and the same time', async () => {
    const { account, page, testId, keys } = await begin();
    await answerModule(page, keys, 'right', { to: 4 });
    await page.getByRole('button', { name: 'Mark for review' }).click();
    await page.getByRole('button', { name: 'Annotate' }).click();
    const notes = page.getByRole('dialog', { name: 'Highlights & notes' });
    await notes.getByText('Highlight by sentence').click();
    await notes
      .locator('button[aria-pressed]')
      .nth(1)
      .or(notes.locator('details button[aria-pressed]').first())
      .first()
      .click();
    await notes.getByRole('textbox', { name: /Note on/ }).fill('compare with the claim');
    await saved(page);
    // The desk goes with the next save, a moment after the last change.
    await page.waitForTimeout(2_500);
    await eventually(
      () => answered(account, testId),
      (list) => list.length === 4,
      'answers on the server',
    );
    const other = await world.newPage();
    await bringSession(other, account);
    await other.goto('/full-test/start');
    await other.getByText('You have a test in progress, in module 1 of 4.').waitFor();
    await other.getByRole('button', { name: 'Resume the test' }).click();
    await questionHeading(other, 4, 27).waitFor();
    expect(await chosenLetter(other)).toBe(keys[3]!.right);
    expect(await other.getByRole('button', { name: 'Marked for review' }).getAttribute('aria-pressed')).toBe('true');
    await other.getByRole('button', { name: 'Annotate' }).click();
    expect(
      await other
        .getByRole('dialog', { name: 'Highlights & notes' })
        .getByRole('textbox', { name: /Note on/ })
        .inputValue(),
    ).toBe('compare with the claim');
    expect(await other.evaluate('[...CSS.highlights.keys()]')).toEqual(['aivy-yellow']);
    expect(Math.abs((await secondsLeft(other)) - (await secondsLeft(page)))).toBeLessThanOrEqual(2);

    // What was answered elsewhere is on this device too, where no network is needed to see it.
    await other.waitForTimeout(5_000);
    await other.context().setOffline(true);
    await other.reload();
    await questionHeading(other, 4, 27).waitFor();
    expect(await chosenLetter(other)).toBe(keys[3]!.right);
    await other.getByRole('button', { name: 'Back' }).click();
    expect(await chosenLetter(other)).toBe(keys[2]!.right);
  });

  it('asks to sign in again when the session ends, and loses nothing', async () => {
    const { account, page, testId, keys } = await begin();
    await answerModule(page, keys, 'right', { to: 2 });
    await saved(page);
    expect((await call('/auth/signout', {}, account.token)).status).toBe(200);
    await next(page);
    await choiceButton(page, keys[2]!.right).click();
    const popup = page.getByRole('dialog', { name: 'Session Expired' });
    await popup.getByLabel('Email').fill(account.email);
    await popup.getByLabel('Password', { exact: true }).fill(account.password);
    await popup.getByRole('button', { name: 'Sign In' }).click();
    await popup.waitFor({ state: 'hidden' });
    await questionHeading(page, 3, 27).waitFor();
    const token = (await page.context().cookies()).find((cookie) => cookie.name === 'auth')!.value;
    await eventually(
      () => answered({ ...account, token }, testId),
      (list) => list.length === 3,
      'answers on the server',
    );
  });

  it('is not ended by a page whose clock is wrong: the server’s clock decides', async () => {
    const account = await createAccount();
    const page = await world.newPage();
    // The page's monotonic clock jumps an hour ahead.
    await page.addInitScript(
      '{ const real = performance.now.bind(performance); performance.now = () => real() + (window.ahead ? 3600000 : 0); }',
    );
    await bringSession(page, account);
    const testId = await startFullTest(page);
    await page.evaluate('window.ahead = true');
    await eventually(
      () => secondsLeft(page).catch(() => 0),
      (seconds) => seconds > 1_500,
      'the clock, set right',
    );
    await questionHeading(page, 1, 27).waitFor();
    expect((await serverProgress(account, testId)).current_module).toBe(1);
  });

  it('gives extended time from the account page to every module, and breaks inside the sections', async () => {
    const account = await createAccount();
    const page = await world.newPage();
    await bringSession(page, account);
    await page.goto('/account');
    await page.getByLabel('× 1.5').check({ force: true });
    await page
      .getByRole('status')
      .filter({ hasText: /^Saved$/ })
      .waitFor();
    await page.goto('/diagnostic/test');
    await eventually(
      () => secondsLeft(page).catch(() => 0),
      (seconds) => seconds > 1_780 && seconds <= 1_800,
      'half an hour for the diagnostic',
    );
    await startFullTest(page);
    const left = await secondsLeft(page);
    expect(left).toBeLessThanOrEqual(2430);
    expect(left).toBeGreaterThan(2_400);
    await submitModule(page);
    await page.getByRole('heading', { name: 'Remaining Break Time' }).waitFor();
    await page
      .getByTestId('break-clock')
      .filter({ hasText: /^(05:00|04:5\d)$/ })
      .waitFor();
  });
});
