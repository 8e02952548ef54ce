import type { Page } from 'playwright-core';
import { call, type Account } from './accounts.js';
import { keyById, type KeyedQuestion } from './answer-key.js';
import { choiceButton, next, questionHeading } from './test-screen.js';

export const MODULE_LENGTH = { 1: 27, 2: 27, 3: 22, 4: 22 } as const;
export type Module = keyof typeof MODULE_LENGTH;

export type Keyed = KeyedQuestion & { id: number };

/** Questions of a module in order, with their keys out of the bank. Asking starts the module's clock. */
export async function keysOf(account: Pick<Account, 'token'>, testId: string, module: Module): Promise<Keyed[]> {
  const { body } = await call('/full-test/get-questions', { test_id: testId, module }, account.token);
  return (body.data as { questions: { id: number }[] }).questions.map(({ id }) => keyById(id));
}

/** From the preview into the first module. @returns the test's id */
export async function startFullTest(page: Page): Promise<string> {
  await page.goto('/full-test/start');
  await page.getByRole('button', { name: 'Start a full test' }).click();
  await questionHeading(page, 1, 27).waitFor();
  return testIdOf(page);
}

const testIdOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2]!;

/** Answers questions `from` to `to` of the module on the screen and stays on the last of them. */
export async function answerModule(
  page: Page,
  keys: readonly Keyed[],
  how: 'right' | 'wrong',
  { from = 1, to = keys.length }: { from?: number; to?: number } = {},
): Promise<void> {
  for (let number = from; number <= to; number += 1) {
    const key = keys[number - 1]!;
    await questionHeading(page, number, keys.length).waitFor();
    if (key.type === 'blank') await page.getByRole('textbox', { name: 'Your answer' }).fill(key[how]);
    else await choiceButton(page, key[how]).click();
    if (number < to) await next(page);
  }
}

/** Hands the module on the screen in, from any question. */
export async function submitModule(
  page: Page,
  title: 'Finish this module?' | 'Submit your test?' = 'Finish this module?',
): Promise<void> {
  const submit = page.getByRole('button', { name: 'Submit', exact: true });
  if (!(await submit.isVisible())) {
    await page.getByRole('button', { name: /^Question \d+ of/ }).click();
    await page.getByRole('button', { name: 'Go to Review Page' }).click();
  }
  await submit.click();
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Yes', exact: true }).click();
}

export const saved = (page: Page): Promise<void> =>
  page
    .getByRole('status')
    .filter({ hasText: /^Saved$/ })
    .waitFor();

interface Progress {
  current_module: number;
  time_left: number;
  user_answer: { question_id: number; user_answer: string; spent_ms: number }[];
}

/** What the server has of the open module. */
export async function serverProgress(account: Pick<Account, 'token'>, testId: string): Promise<Progress> {
  return (await call('/full-test/get-progress', { test_id: testId }, account.token)).body.data as Progress;
}
