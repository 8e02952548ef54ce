import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { entryFor, FORM_KEY, type KeyedQuestion } from './answer-key.js';

export type Section = keyof typeof FORM_KEY;

/** The number tile of the question on the screen. */
export const questionHeading = (page: Page, number: number, total: number): Locator =>
  page.getByRole('heading', { name: `Question ${number} of ${total}`, exact: true });

export const choiceButton = (page: Page, letter: string): Locator =>
  page.locator(`button[data-choice="${letter}"]:visible`);

/** Seconds on the clock. */
export async function secondsLeft(page: Page): Promise<number> {
  const text = (await page.getByRole('timer').textContent()) ?? '';
  const [minutes, seconds] = text.split(':').map(Number);
  if (minutes === undefined || seconds === undefined || Number.isNaN(minutes + seconds))
    throw new Error(`The clock shows "${text}"`);
  return minutes * 60 + seconds;
}

export async function give(page: Page, question: KeyedQuestion, entry: string): Promise<void> {
  if (question.type === 'blank') await page.getByRole('textbox', { name: 'Your answer' }).fill(entry);
  else await choiceButton(page, entry).click();
}

export const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Next', exact: true }).click();

/** Answers questions `from` to `to` (from 1) of a section, every `missEvery`th wrongly, and stays on the last of them. */
export async function answerQuestions(
  page: Page,
  section: Section,
  { from = 1, to, missEvery = 3 }: { from?: number; to?: number; missEvery?: number } = {},
): Promise<void> {
  const questions = FORM_KEY[section];
  const last = to ?? questions.length;
  for (let number = from; number <= last; number += 1) {
    const question = questions[number - 1];
    if (!question) throw new Error(`${section} has no question ${number}`);
    await questionHeading(page, number, questions.length).waitFor();
    await give(page, question, entryFor(question, number - 1, missEvery));
    if (number < last) await next(page);
  }
}

/** From any question to the section's overview. */
export async function checkYourWork(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Question \d+ of/ }).click();
  await page.getByRole('button', { name: 'Go to Review Page' }).click();
  await page.getByRole('heading', { name: 'Check Your Work' }).waitFor();
}

/** Submits the open section, from its last question or its overview, and agrees. */
export async function submitSection(
  page: Page,
  dialogTitle: 'Finish Reading & Writing?' | 'Submit your test?',
): Promise<void> {
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: dialogTitle });
  await dialog.getByRole('button', { name: 'Yes', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/**
 * Presses a button of the header; on a narrow screen it stands in the menu of tools.
 * @param page a running test
 */
export async function pressTool(page: Page, name: string): Promise<void> {
  const header = page.getByRole('banner', { name: 'Test controls' });
  const menu = header.getByRole('button', { name: 'Tools', exact: true });
  if ((await menu.count()) === 0) return header.getByRole('button', { name, exact: true }).click();
  await menu.click();
  await page.getByRole('dialog', { name: 'Tools' }).getByRole('button', { name, exact: true }).click();
}

/** From the preview into the first question. */
export async function startDiagnostic(page: Page): Promise<void> {
  await page.goto('/diagnostic');
  await page.getByRole('button', { name: 'Start the diagnostic test' }).click();
  await questionHeading(page, 1, FORM_KEY.english.length).waitFor();
}

/** The letters chosen on the screen, '' when none. */
export async function chosenLetter(page: Page): Promise<string> {
  const pressed = page.locator('button[data-choice][aria-pressed="true"]:visible');
  const count = await pressed.count();
  expect(count).toBeLessThanOrEqual(1);
  return count === 0 ? '' : ((await pressed.getAttribute('data-choice')) ?? '');
}
