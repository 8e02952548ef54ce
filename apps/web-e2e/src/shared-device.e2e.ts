import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { bringSession, type Account } from './accounts.js';
import { pageIsKept } from './offline.js';
import { createPlanned, unitProgress } from './plan-calls.js';
import { press, roadNode, startUnit, UNIT_LENGTH } from './plan-screen.js';
import { answersOfOpen, giveAnswer, practiceQuestion, said } from './practice-screen.js';
import { choiceButton, chosenLetter, next, questionHeading } from './test-screen.js';
import { eventually, useWorld } from './world.js';

const world = useWorld({ offline: true });

/** All that this browser keeps, by name and content, but for ids and settings. */
const KEPT = `(async () => {
  const caught = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) caught.push(new URL(url).pathname);
  const records = await new Promise((resolve) => {
    const request = indexedDB.open('aivy-full-test');
    request.onsuccess = async () => {
      const stores = [...request.result.objectStoreNames];
      const all = (store) => new Promise((got) => {
        const asked = request.result.transaction(store).objectStore(store).getAll();
        asked.onsuccess = () => got(asked.result);
      });
      const found = await Promise.all(stores.map(async (store) => [store, await all(store)]));
      request.result.close();
      resolve(Object.fromEntries(found));
    };
    request.onerror = () => resolve({});
  });
  const names = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  return { caught, names, records };
})()`;
interface Kept {
  caught: string[];
  names: string[];
  records: Record<'answers' | 'modules' | 'desks', { sent?: boolean; question?: number }[]>;
}
const keptBy = (page: Page): Promise<Kept> => page.evaluate<Kept>(KEPT);
const personal = ({ names }: Kept): string[] =>
  names.filter((name) => /^aivy\.(daily|calculator|chats|profile|product|diagnostic)/.test(name));

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Maya Lindqvist/ }).click();
  // Offline the menu may be missing; its plain way out isn't.
  await page
    .getByRole('menuitem', { name: 'Sign out' })
    .or(page.getByRole('button', { name: 'Sign out' }))
    .click();
  await page.getByRole('link', { name: 'Sign In' }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
}
async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).last().click();
}
const answer = (page: Page, letter: string): Promise<void> => choiceButton(page, letter).click();
/** Waits until the device has an answer that the server has, or lacks. */
const keptAnswer = (page: Page, isSent: boolean): Promise<Kept> =>
  eventually(
    () => keptBy(page),
    ({ records }) => records.answers.some(({ sent }) => sent === isSent),
    isSent ? 'an answer on the server' : 'an unsent answer on the device',
  );
async function continueUnit(page: Page): Promise<void> {
  await roadNode(page, 'Day 1 R&W').click();
  await press(page, 'Continue');
}
async function open(account: Account): Promise<Page> {
  const page = await world.newPage({ reducedMotion: 'reduce' });
  await bringSession(page, account);
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: /^Day 1: / }).waitFor();
  return page;
}

describe('a computer that two students use', () => {
  it('keeps nothing of a student who signs out', async () => {
    const { account } = await createPlanned();
    const page = await open(account);
    await page.goto('/aivy-daily?subcategory=26');
    await practiceQuestion(page, 1);
    await page.getByRole('button', { name: 'Calculator', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Calculator' })
      .getByLabel('Line 1', { exact: true })
      .and(page.locator('input'))
      .fill('18*24');
    await giveAnswer(page, (await answersOfOpen(page)).wrong[0]!);
    await said(page, /./);
    await eventually(
      () => keptBy(page),
      (kept) => personal(kept).some((name) => name.startsWith('aivy.daily.')),
      'the mission on this device',
    );
    await page.goto('/dashboard');
    await startUnit(page, 'Day 1 R&W');
    await answer(page, 'a');
    await keptAnswer(page, true);
    await page.goto('/dashboard');
    await pageIsKept(page);

    await signOut(page);
    const kept = await eventually(
      () => keptBy(page),
      (found) => personal(found).length + found.records.answers.length === 0,
      'nothing on this device',
    );
    expect(kept.records).toEqual({ answers: [], modules: [], desks: [] });
    // The worker keeps the app, and no answer of ours.
    expect(kept.caught.length).toBeGreaterThan(5);
    expect(kept.caught.filter((path) => path.startsWith('/api') || path.startsWith('/socket.io'))).toEqual([]);
  });

  it('signs out offline, shows no one what was there, and gives its owner the unsent answer back', async () => {
    const planned = await createPlanned();
    const other = await createPlanned();
    const page = await open(planned.account);
    await startUnit(page, 'Day 1 R&W');
    await answer(page, 'a');
    await keptAnswer(page, true);
    await pageIsKept(page);

    await page.context().setOffline(true);
    await next(page);
    await questionHeading(page, 2, UNIT_LENGTH).waitFor();
    await answer(page, 'b');
    await keptAnswer(page, false);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /Maya Lindqvist/ }).waitFor();
    await signOut(page);
    await page.goto('/start');
    await page.getByRole('status').filter({ hasText: "You're offline." }).waitFor();
    expect(await page.locator('body').innerText()).not.toContain('Maya');

    await page.context().setOffline(false);
    await signIn(page, other.account);
    await page.getByRole('heading', { name: /^Day 1: / }).waitFor();
    expect((await keptBy(page)).records.answers.length).toBeGreaterThan(0);
    await startUnit(page, 'Day 1 R&W');
    expect(await chosenLetter(page)).toBe('');
    await page.goto('/dashboard');
    await signOut(page);

    await signIn(page, planned.account);
    await page.getByRole('heading', { name: /^Day 1: / }).waitFor();
    await continueUnit(page);
    await eventually(
      () => unitProgress(planned, 1),
      (answers) => answers.some(({ user_answer: given }) => given === 'b'),
      'the answer that was given offline, on the server',
    );
  });

  it('leaves no page of the student open in another tab', async () => {
    const { account } = await createPlanned();
    const page = await open(account);
    const tab = await world.newTab(page);
    await tab.goto('/account');
    await tab.getByRole('heading', { level: 1 }).waitFor();
    await signOut(page);
    await tab.getByRole('link', { name: 'Sign In' }).first().waitFor();
    expect(new URL(tab.url()).pathname).toBe('/');
    expect(await tab.locator('body').innerText()).not.toContain('Maya');
  });
});
