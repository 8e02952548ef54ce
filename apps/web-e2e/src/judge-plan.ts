import type { Page } from 'playwright-core';
import { bringSession } from './accounts.js';
import { answerModule } from './full-test-screen.js';
import { createMeasured, planOf, unitOf } from './plan-calls.js';
import { asTable, finishUnit, press, readLetter, roadNode, startUnit, TARGET_PATH } from './plan-screen.js';

/** Judges what the page shows now. */
export type Judge = (page: Page, screen: string) => Promise<void>;

const heading = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('heading', { name }).waitFor();

async function judgeTarget(page: Page, judge: Judge): Promise<void> {
  await page.goto(TARGET_PATH);
  const field = page.getByRole('textbox', { name: 'Reading & Writing' });
  const fitting = await field.inputValue();
  await judge(page, 'target');
  await field.fill('1000');
  await page.getByRole('alert').waitFor();
  await judge(page, 'target, wrong');
  await field.fill(fitting);
  await press(page, 'Tips for choosing a target');
  await page.getByRole('dialog', { name: 'Tips for choosing a target' }).waitFor();
  await judge(page, 'tips');
  await press(page, 'Got it');
  await press(page, 'Start Your Personalized Winning Path');
}

async function judgeDashboard(page: Page, judge: Judge, when: string): Promise<void> {
  await page.goto('/dashboard');
  await heading(page, 'Score path');
  await page.getByText('Loading...').first().waitFor({ state: 'detached' });
  await judge(page, `dashboard, ${when}`);
  await press(page, 'Expand growth monitor');
  await heading(page, 'Growth monitor');
  await judge(page, `growth monitor, ${when}`);
  for (const chart of ['Score path', 'Improvements', 'Daily wins', 'Achievement', 'Journey'])
    await asTable(page, chart);
  await judge(page, `growth monitor as tables, ${when}`);
  await press(page, 'Back to dashboard');
}

async function judgeUnit(page: Page, judge: Judge, planned: Parameters<typeof unitOf>[0]): Promise<void> {
  await roadNode(page, 'Day 1 R&W').click();
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  await judge(page, 'daily start');
  await page.goBack();
  await startUnit(page, 'Day 1 R&W');
  await judge(page, 'daily unit');
  await answerModule(page, await unitOf(planned, 1), 'wrong');
  await finishUnit(page);
  await heading(page, 'Reading & Writing: 0 of 5 correct');
  await judge(page, 'daily result');
  await page.getByRole('button', { name: 'Question 1, incorrect. Open the analysis' }).click();
  await heading(page, 'EXPLANATION');
  await judge(page, 'daily analysis');
  await page.keyboard.press('Escape');
  await press(page, 'Next');
  await heading(page, 'Day 1 done!');
  await page.getByText('Working out what grew…').waitFor({ state: 'detached' });
  await judge(page, 'congratulations, day');
}

async function judgeMails(page: Page, judge: Judge): Promise<void> {
  await page.goto('/account');
  await page.getByRole('checkbox', { name: /^Email me a reminder/ }).check();
  await page.getByRole('checkbox', { name: /^Weekly letter/ }).check();
  await page.getByLabel('Their email address').fill('parent');
  await page.getByRole('region', { name: 'Emails' }).getByRole('button', { name: 'Save' }).click();
  await page.getByText('Invalid email format').waitFor();
  await judge(page, 'mails');
  await page.goto('/unsubscribe?token=x');
  await heading(page, 'End these mails?');
  await judge(page, 'unsubscribe');
  await press(page, 'End these mails');
  await heading(page, 'Nothing to end');
  await judge(page, 'unsubscribe, dead link');
}

/** From the target to the second day of a plan, with a look at every screen on the way. */
export async function judgePlan(page: Page, judge: Judge): Promise<void> {
  const account = await createMeasured();
  await bringSession(page, account);
  await judgeTarget(page, judge);
  await readLetter(page, (name) => judge(page, name));
  await judgeDashboard(page, judge, 'fresh');
  const planned = { account, planId: (await planOf(account)).id };
  await judgeUnit(page, judge, planned);
  await judgeDashboard(page, judge, 'done today');
  await page.goto(`/daily-test/start/2/${planned.planId}/math`);
  await heading(page, 'Today is done');
  await judge(page, 'closed day');
  await judgeMails(page, judge);
}
