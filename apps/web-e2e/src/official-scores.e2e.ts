import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { bringSession } from './accounts.js';
import { violations } from './axe.js';
import { focusOn, tabTo } from './focus.js';
import { createPlanned } from './plan-calls.js';
import { press } from './plan-screen.js';
import { useWorld } from './world.js';

const world = useWorld();

/** Today as a date field of an American browser takes it from the keyboard. */
function typedToday(): string {
  const now = new Date();
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${two(now.getMonth() + 1)}${two(now.getDate())}${now.getFullYear()}`;
}

/** What the page looks like for axe, in both themes. */
async function expectSound(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page, 'all')).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/** The expanded growth monitor, which invites to enter official scores. */
async function openMonitor(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await press(page, 'Expand growth monitor');
}

describe('official scores', () => {
  it('are entered by keyboard on the dashboard’s invitation, marked on the score path, and deleted', async () => {
    const { account } = await createPlanned();
    const page = await world.newPage({ reducedMotion: 'reduce' });
    await bringSession(page, account);
    await openMonitor(page);
    await page.getByRole('link', { name: 'Enter your scores' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('form', { name: 'Enter official scores' }).waitFor();
    expect(new URL(page.url()).hash).toBe('#official-scores');

    // The part has the focus, so the first field is the next stop.
    await page.keyboard.press('Tab');
    await page.keyboard.type(typedToday());
    await tabTo(page, 'Reading & Writing');
    await page.keyboard.type('615');
    await tabTo(page, 'Math');
    await page.keyboard.type('640');
    await page.keyboard.press('Enter');
    await page.getByText('Please enter a score from 200 to 800, in tens.').waitFor();
    await focusOn(page, 'Reading & Writing');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('610');
    await page.keyboard.press('Enter');
    const entries = page.getByRole('list', { name: 'Your official scores' }).getByRole('listitem');
    await entries.filter({ hasText: '1250' }).waitFor();
    await expectSound(page);

    await openMonitor(page);
    await page.getByText(/The square is your official score: 1250 on/).waitFor();
    await page.getByRole('img', { name: /Official test 1250 on/ }).waitFor();
    await expectSound(page);

    await page.getByRole('link', { name: 'Official scores' }).focus();
    await page.keyboard.press('Enter');
    await entries.waitFor();
    const remove = page.getByRole('button', { name: /^Delete the scores of/ });
    await tabTo(page, (await remove.getAttribute('aria-label'))!);
    await page.keyboard.press('Enter');
    await page.getByText(/^The scores of .* are deleted\.$/).waitFor();
    expect(await entries.count()).toBe(0);
    await openMonitor(page);
    await page.getByText('Sat the official test?').waitFor();
  });
});
