import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { bringSession, createAccount, mustCall, type Account } from './accounts.js';
import { entryFor, FORM_KEY } from './answer-key.js';
import { sql } from './database.js';
import { workAtPace } from './pace.js';
import { answerQuestions, give, next, questionHeading, submitSection } from './test-screen.js';
import { eventually, useWorld } from './world.js';

/** Quicker than anybody reads. */
const CLICKED = { english: 2, math: 2 };
/** The two tries differ in what is right. */
const [FIRST_TRY, SECOND_TRY] = [2, 3];
const world = useWorld();

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const title = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** From any question of the first section over the pause to the report. */
async function takeWhole(page: Page, missEvery: number, from = 1): Promise<void> {
  await answerQuestions(page, 'english', { missEvery, from });
  await submitSection(page, 'Finish Reading & Writing?');
  await answerQuestions(page, 'math', { missEvery });
  await submitSection(page, 'Submit your test?');
  await title(page, 'Your test reports');
  await press(page, 'Proceed to Your Test Reports');
}

/** The answers that the account's attempt has. */
async function storedAnswers({ token }: Account): Promise<unknown> {
  const detail = (await mustCall('/diagnostic/get-test-detail', {}, token)) as Record<string, string>;
  return { english: JSON.parse(detail['user_english_answer']!), math: JSON.parse(detail['user_math_answer']!) };
}
const entries = (missEvery: number) => ({
  english: FORM_KEY.english.map((question, index) => entryFor(question, index, missEvery)),
  math: FORM_KEY.math.map((question, index) => entryFor(question, index, missEvery)),
});

/** Rows of the account's diagnostics that the plan counts. */
const rowsOf = ({ email }: Account, table: 'evidence' | 'measurements'): Promise<number> =>
  sql(
    `select 1 from plan.${table} where user_id = (select user_id from auth.users where email = $1)
       ${table === 'evidence' ? 'and not replaced' : ''}`,
    [email],
  );
const QUESTIONS = FORM_KEY.english.length + FORM_KEY.math.length;

describe('a diagnostic that was clicked through', () => {
  it('has no score but an invitation; taken again, the second try takes its place and has one', async () => {
    const account = await createAccount();
    const page = await world.newPage();
    await bringSession(page, account);
    await workAtPace(page, CLICKED);
    await page.goto('/diagnostic');
    await press(page, 'Start the diagnostic test');
    await takeWhole(page, FIRST_TRY);

    await title(page, 'Not enough careful answers yet');
    await page.getByText(/^You moved through 17 questions very quickly/).waitFor();
    await page.getByText(/^You moved through 14 questions very quickly/).waitFor();
    expect(await page.getByRole('img', { name: /score/ }).count()).toBe(0);
    expect(await storedAnswers(account)).toEqual(entries(FIRST_TRY));
    await eventually(
      () => rowsOf(account, 'evidence'),
      (count) => count === QUESTIONS,
      'answers in the learner record',
    );
    expect(await rowsOf(account, 'measurements')).toBe(0);

    await workAtPace(page);
    await press(page, 'Retake the diagnostic, about 40 min');
    await title(page, 'Diagnostic Test Preview');
    await press(page, 'Start the diagnostic test');
    await questionHeading(page, 1, FORM_KEY.english.length).waitFor();
    // Nothing of the first try is filled in.
    expect(await page.locator('button[data-choice][aria-pressed="true"]').count()).toBe(0);
    const first = FORM_KEY.english[0]!;
    await give(page, first, entryFor(first, 0, SECOND_TRY));
    await page
      .getByRole('status')
      .filter({ hasText: /^Saved$/ })
      .waitFor();
    // Who goes away in the middle finds the second try and not the first.
    await page.goto('/diagnostic');
    await press(page, 'Resume the test');
    await questionHeading(page, 1, FORM_KEY.english.length).waitFor();
    await next(page);
    await takeWhole(page, SECOND_TRY, 2);

    await title(page, 'Score Reports');
    await page.getByRole('img', { name: /^Total score \d+, range/ }).waitFor();
    expect(await page.getByText(/very quickly/).count()).toBe(0);
    expect(await storedAnswers(account)).toEqual(entries(SECOND_TRY));
    await eventually(
      () => rowsOf(account, 'measurements'),
      (count) => count > 0,
      'the measured second try',
    );
    // It takes the place of the first one.
    expect(await rowsOf(account, 'evidence')).toBe(QUESTIONS);
    // A test with a score is not taken again.
    await page.goto('/diagnostic');
    await page.getByText('You have already submitted the diagnostic test!').waitFor();
  });
});
