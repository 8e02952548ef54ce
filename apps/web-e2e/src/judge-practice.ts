import type { Page } from 'playwright-core';
import { bringSession } from './accounts.js';
import type { Judge } from './judge-plan.js';
import { answersOfOpen, createPractising, giveAnswer, goOn, practiceQuestion } from './practice-screen.js';

/** A mission of AivyDaily, with a look at every screen on the way. */
export async function judgePractice(page: Page, judge: Judge): Promise<void> {
  await bringSession(page, await createPractising());
  await page.goto('/aivy-daily');
  await page.getByRole('heading', { name: /^Focus areas/ }).waitFor();
  await page.getByRole('heading', { name: 'Badges' }).waitFor();
  await judge(page, 'AivyDaily');
  await page.getByRole('button', { name: "Start today's mission" }).click();
  await practiceQuestion(page, 1);
  const ask = page.getByRole('button', { name: /^Ask Aivy/ });
  if (await ask.isVisible()) await ask.click();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.getByText('Hint 1 of 4').first().waitFor();
  await judge(page, 'practice, the tutor');
  const close = page.getByRole('button', { name: 'Close chat' });
  if (await close.isVisible()) await close.click();
  for (const wrong of (await answersOfOpen(page)).wrong.slice(0, 1)) await giveAnswer(page, wrong);
  await page.getByText('Two attempts left').waitFor();
  await judge(page, 'practice, a wrong try');
  for (let number = 1; number <= 5; number += 1) {
    await practiceQuestion(page, number);
    await giveAnswer(page, (await answersOfOpen(page)).right);
    await page.getByRole('heading', { name: 'EXPLANATION' }).waitFor();
    if (number === 1) await judge(page, 'practice, explained');
    if (number < 5) await goOn(page);
  }
  await page.getByRole('button', { name: 'See how it went' }).click();
  await page.getByText('New badge: First mission').waitFor();
  await judge(page, 'mission done');
}
