import type { OutputOf, getSessionQuestions } from '@aivy/contracts';
import type { Page } from 'playwright-core';
import { SESSION_COOKIE } from '@aivy/contracts';
import { createAccount, mustCall, submitDiagnostic, type Account } from './accounts.js';
import { keyById } from './answer-key.js';
import { baseUrl } from './environment.js';
import { eventually } from './world.js';

const getCall = async (path: string, token: string): Promise<{ status: number; data: unknown }> => {
  const response = await fetch(`${baseUrl()}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, data: ((await response.json()) as { data?: unknown }).data };
};

/** An account that owns AivyDaily; nothing is known of it yet. */
export async function createDaily(): Promise<Account> {
  const account = await createAccount();
  await mustCall('/auth/select-product', { product_id: 2 }, account.token);
  return account;
}

/** An account that owns AivyDaily and whose diagnostic says which topics are worth most. */
export async function createPractising(): Promise<Account> {
  const account = await createDaily();
  await submitDiagnostic(account);
  await eventually(
    () => getCall('/aivydaily/weakness', account.token),
    ({ status }) => status === 200,
    'what each topic is worth',
  );
  return account;
}

/** From the home into the first question. */
export async function startMission(page: Page): Promise<void> {
  await page.goto('/aivy-daily');
  await page.getByRole('button', { name: "Start today's mission" }).click();
  await practiceQuestion(page, 1);
}

/** What the server has of the session on the screen. */
export async function practiceOf(page: Page): Promise<OutputOf<typeof getSessionQuestions>> {
  const token = (await page.context().cookies(baseUrl())).find(({ name }) => name === SESSION_COOKIE)?.value ?? '';
  const id = new URL(page.url()).pathname.split('/').at(-1);
  return (await getCall(`/aivydaily/questions?conversation_id=${id}`, token)).data as OutputOf<
    typeof getSessionQuestions
  >;
}

/** The right answer of the open question, and three wrong ones. */
export async function answersOfOpen(page: Page): Promise<{ right: string; wrong: readonly string[] }> {
  const open = (await practiceOf(page)).find(({ is_completed: isComplete }) => !isComplete);
  if (!open) throw new Error('no question is open');
  const { type, right } = keyById(open.question_id);
  return {
    right,
    wrong: type === 'choice' ? ['a', 'b', 'c', 'd'].filter((letter) => letter !== right) : ['7771', '7772', '7773'],
  };
}

export const practiceQuestion = (page: Page, number: number): Promise<void> =>
  page.getByRole('heading', { name: `Question ${number}`, exact: true, level: 2 }).waitFor();

/** Chooses or writes an answer and hands it in. */
export async function giveAnswer(page: Page, answer: string): Promise<void> {
  const choice = page.locator(`button[data-choice="${answer}"]`);
  const field = page.getByRole('textbox', { name: 'Your answer' });
  await choice.or(field).first().waitFor();
  if (await choice.isVisible()) await choice.click();
  else await field.fill(answer);
  await page.getByRole('button', { name: 'Check answer' }).click();
}

/** What the line under the choices says once it does. */
export const said = (page: Page, text: string | RegExp): Promise<void> =>
  page.locator('form').getByRole('status').filter({ hasText: text }).first().waitFor();

export const goOn = (page: Page): Promise<void> =>
  page.locator('main').getByRole('button', { name: 'Next question' }).click();

/** Answers of a mission by its calls: how many were wrong before the right one, three for none that was right. */
export async function practise(
  { token }: Pick<Account, 'token'>,
  subcategory: number,
  misses: readonly (0 | 1 | 2 | 3)[],
): Promise<{ conversationId: number; questions: number[] }> {
  const { id: conversationId } = (await mustCall('/aivydaily/start', { subcategory }, token)) as { id: number };
  const questions: number[] = [];
  for (const count of misses) {
    const at = { conversation_id: conversationId };
    const { question_id: id } = (await mustCall('/aivydaily/next-question', at, token)) as { question_id: number };
    questions.push(id);
    const { type, right } = keyById(id);
    const wrong =
      type === 'choice' ? ['a', 'b', 'c', 'd'].filter((letter) => letter !== right) : ['-971', '-972', '-973'];
    for (const answer of [...wrong.slice(0, count), ...(count < 3 ? [right] : [])])
      await mustCall('/aivydaily/submit-answer', { ...at, question_id: id, answer, spent_ms: 40_000 }, token);
  }
  return { conversationId, questions };
}
