import { describe, expect, it } from '@jest/globals';
import { bringSession, call, createAccount } from './accounts.js';
import { entryFor, FORM_KEY } from './answer-key.js';
import { answerQuestions, chosenLetter, give, next, questionHeading, startDiagnostic } from './test-screen.js';
import { eventually, useWorld } from './world.js';

const world = useWorld();
const total = FORM_KEY.english.length;

describe('a session that ends during the test', () => {
  it('asks to sign in over the question, and every answer is kept and stored', async () => {
    const account = await createAccount();
    const page = await world.newPage();
    await bringSession(page, account);
    await startDiagnostic(page);
    await answerQuestions(page, 'english', { to: 3 });
    await page
      .getByRole('status')
      .filter({ hasText: /^Saved$/ })
      .waitFor();
    expect((await call('/auth/signout', {}, account.token)).status).toBe(200);

    await next(page);
    await questionHeading(page, 4, total).waitFor();
    await give(page, FORM_KEY.english[3]!, 'b');
    const popup = page.getByRole('dialog', { name: 'Session Expired' });
    await popup.waitFor();
    await popup.getByLabel('Email').fill(account.email);
    await popup.getByLabel('Password', { exact: true }).fill('not-the-password');
    await popup.getByRole('button', { name: 'Sign In' }).click();
    await popup.getByText('Failed to sign in. Please check your credentials.').waitFor();
    await popup.getByLabel('Password', { exact: true }).fill(account.password);
    await popup.getByRole('button', { name: 'Sign In' }).click();
    await popup.waitFor({ state: 'hidden' });

    await questionHeading(page, 4, total).waitFor();
    expect(await chosenLetter(page)).toBe('b');
    const expected = [...FORM_KEY.english.slice(0, 3).map((question, index) => entryFor(question, index, 3)), 'b'];
    const token = (await page.context().cookies()).find((cookie) => cookie.name === 'auth')?.value;
    expect(token).not.toBe(account.token);
    const stored = async (): Promise<unknown[]> => {
      const { data } = (await call('/diagnostic/get-test-detail', {}, token)).body;
      return (JSON.parse((data as { user_english_answer: string }).user_english_answer) as unknown[]).slice(0, 4);
    };
    await eventually(
      stored,
      (answers) => JSON.stringify(answers) === JSON.stringify(expected),
      'answers on the server',
    );
  });
});
