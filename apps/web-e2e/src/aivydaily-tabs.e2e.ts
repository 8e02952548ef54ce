import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { bringSession, call, type Account } from './accounts.js';
import { sql } from './database.js';
import { comeTo, letFocusMove } from './focus.js';
import {
  answersOfOpen,
  createDaily,
  giveAnswer,
  goOn,
  practiceOf,
  practiceQuestion,
  said,
  startMission,
} from './practice-screen.js';
import { useWorld } from './world.js';

const world = useWorld();
const HOUR_MS = 3_600_000;

const pathOf = (page: Page): string => new URL(page.url()).pathname;
const heading = (page: Page, name: string): Promise<void> => page.getByRole('heading', { name }).waitFor();

async function beginAs(account: Account): Promise<Page> {
  const page = await world.newPage({ reducedMotion: 'reduce' });
  await bringSession(page, account);
  await startMission(page);
  return page;
}

/** Comes back so many hours after the last activity, as far as this device knows. */
async function comeBackAfter(page: Page, hours: number): Promise<void> {
  // Elsewhere first: a session on the screen would keep itself anew.
  await page.goto('/policy');
  await heading(page, 'Privacy Policy');
  const aged: number = await page.evaluate(
    `Object.keys(localStorage).filter((key) => key.startsWith('aivy.daily.')).map((key) => {
       const kept = { ...JSON.parse(localStorage.getItem(key)), lastActivity: ${Date.now() - hours * HOUR_MS} };
       localStorage.setItem(key, JSON.stringify(kept));
     }).length`,
  );
  expect(aged).toBe(1);
  await page.goto('/aivy-daily');
}
const kept = (page: Page): Promise<number> =>
  page.evaluate(`Object.keys(localStorage).filter((key) => key.startsWith('aivy.daily.')).length`);

describe('a mission in two tabs', () => {
  it('is one mission: an answer given in both counts once, and either tab catches up as soon as it is looked at', async () => {
    const first = await beginAs(await createDaily());
    const second = await world.newTab(first);
    await second.goto('/aivy-daily');
    await practiceQuestion(second, 1);
    expect(pathOf(second)).toBe(pathOf(first));

    const { right, wrong } = await answersOfOpen(first);
    await Promise.all([first, second].map((tab) => giveAnswer(tab, wrong[0]!)));
    for (const tab of [first, second]) await tab.getByText('Two attempts left').waitFor();
    expect(await practiceOf(first)).toMatchObject([{ attempt: 1, answers: [wrong[0]], is_completed: false }]);

    for (const tab of [first, second]) await letFocusMove(tab);
    // The other tab hears of it when somebody comes to it.
    await comeTo(second, first);
    await giveAnswer(second, right);
    await said(second, 'Right, 10 points.');
    await comeTo(first, second);
    await heading(first, 'EXPLANATION');
    await goOn(first);
    await practiceQuestion(first, 2);
    await comeTo(second, first);
    await practiceQuestion(second, 2);
    expect(await practiceOf(first)).toMatchObject([
      { attempt: 2, answers: [wrong[0], right], is_correct: true },
      { attempt: 0, is_completed: false },
    ]);
  });
});

describe('a mission on this device', () => {
  it('is gone on with after 23 hours, is forgotten after 25, and begins anew where the server has ended it, too', async () => {
    const page = await beginAs(await createDaily());
    const session = pathOf(page);
    const { wrong } = await answersOfOpen(page);
    await giveAnswer(page, wrong[0]!);
    await page.getByText('Two attempts left').waitFor();

    await comeBackAfter(page, 23);
    await practiceQuestion(page, 1);
    await page.getByText('Two attempts left').waitFor();
    expect(pathOf(page)).toBe(session);

    await comeBackAfter(page, 25);
    await page.getByText('You have a mission in progress.').waitFor();
    expect([pathOf(page), await kept(page)]).toEqual(['/aivy-daily', 0]);

    const id = Number(session.split('/').at(-1));
    const aged = `update aivydaily.sessions set started_at = started_at - interval '25 hours', active_at = active_at - interval '25 hours' where conversation_id = $1`;
    expect(await sql(aged, [id])).toBe(1);
    await startMission(page);
    expect(pathOf(page)).not.toBe(session);
    expect(await practiceOf(page)).toMatchObject([{ attempt: 0, is_completed: false }]);
  });

  it('outlasts the end of the sign-in: the answer waits at the popup and is handed in once', async () => {
    const account = await createDaily();
    const page = await beginAs(account);
    const { right } = await answersOfOpen(page);
    expect((await call('/auth/signout', {}, account.token)).status).toBe(200);
    await giveAnswer(page, right);
    const popup = page.getByRole('dialog', { name: 'Session Expired' });
    await popup.getByLabel('Password', { exact: true }).fill(account.password);
    await popup.getByRole('button', { name: 'Sign In' }).click();
    await popup.waitFor({ state: 'hidden' });
    await said(page, 'Right, 20 points.');
    expect(await practiceOf(page)).toMatchObject([{ attempt: 1, is_correct: true }]);
  });
});
