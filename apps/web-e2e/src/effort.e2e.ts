import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { bringSession, createAccount, freshEmail, mustCall, type Account } from './accounts.js';
import { fillSignUp, pressContinue, sendCode, typeCode } from './account-screen.js';
import { entryFor, FORM_KEY } from './answer-key.js';
import { waitForCode } from './mailbox.js';
import { AT_WORK, workAtPace } from './pace.js';
import { answerQuestions, chosenLetter, questionHeading, startDiagnostic, submitSection } from './test-screen.js';
import { useWorld } from './world.js';

/** Reading & Writing worked on, Math clicked through. */
const MATH_CLICKED = { english: AT_WORK.english, math: 2 };
const MISS_EVERY = 3;
const world = useWorld();

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const title = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

async function takeMath(page: Page, missEvery: number): Promise<void> {
  await answerQuestions(page, 'math', { missEvery });
  await submitSection(page, 'Submit your test?');
}
async function takeWhole(page: Page): Promise<void> {
  await answerQuestions(page, 'english', { missEvery: MISS_EVERY });
  await submitSection(page, 'Finish Reading & Writing?');
  await takeMath(page, MISS_EVERY);
}
const entries = (section: keyof typeof FORM_KEY, missEvery: number): string[] =>
  FORM_KEY[section].map((question, index) => entryFor(question, index, missEvery));

async function stored({ token }: Account): Promise<unknown> {
  const detail = (await mustCall('/diagnostic/get-test-detail', {}, token)) as Record<string, string>;
  return { english: JSON.parse(detail['user_english_answer']!), math: JSON.parse(detail['user_math_answer']!) };
}

describe('a section with too little effort', () => {
  it('is told to a visitor during the test and before the sign-up, and taken again alone', async () => {
    const page = await world.newPage();
    await workAtPace(page, MATH_CLICKED);
    await page.goto('/');
    await press(page, 'Start Your Free Trial');
    await press(page, 'Start the diagnostic test');
    await answerQuestions(page, 'english', { to: 4 });
    const notice = page.getByRole('status').filter({ hasText: 'Take your time.' });
    await notice.waitFor();
    await press(page, 'Close notice');
    await notice.waitFor({ state: 'hidden' });
    await answerQuestions(page, 'english', { from: 4, to: 8 });
    expect(await notice.count()).toBe(0);
    await answerQuestions(page, 'english', { from: 8 });
    await submitSection(page, 'Finish Reading & Writing?');
    await takeMath(page, MISS_EVERY);

    await title(page, 'One section to go');
    await page.getByText('You moved through 14 questions very quickly', { exact: false }).waitFor();
    await press(page, 'Retake Math, 22 min');
    await press(page, 'Start Math');
    await workAtPace(page);
    await questionHeading(page, 1, FORM_KEY.math.length).waitFor();
    expect(await chosenLetter(page)).toBe('');
    await takeMath(page, 4);
    await title(page, 'Your test reports');
    await press(page, 'Proceed to Your Test Reports');
    await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click();
    const email = freshEmail('effort');
    await fillSignUp(page, email);
    await sendCode(page);
    await typeCode(page, await waitForCode(email));
    await pressContinue(page);
    await title(page, 'Your test reports');
    await press(page, 'Proceed to Your Test Reports');
    await title(page, 'Score Reports');
    await page.getByRole('img', { name: /^Total score \d+, range/ }).waitFor();
  });

  it('leaves a student the other score and its solutions, and is taken again alone', async () => {
    const account = await createAccount();
    const page = await world.newPage();
    await bringSession(page, account);
    await workAtPace(page, MATH_CLICKED);
    await startDiagnostic(page);
    await takeWhole(page);
    await press(page, 'Proceed to Your Test Reports');
    await title(page, 'Your Reading and Writing score is in');
    await page.getByText('Not enough careful answers yet').waitFor();
    await press(page, 'See Reading and Writing solutions');
    await page.getByRole('button', { name: 'Question 3, incorrect' }).click();
    const sheet = page.getByRole('dialog', { name: 'Problem analysis' });
    await sheet.getByRole('heading', { name: 'EXPLANATION', exact: true }).waitFor();
    await page.keyboard.press('Escape');

    await press(page, 'Retake Math, 22 min');
    await press(page, 'Start Math');
    await workAtPace(page);
    await questionHeading(page, 1, FORM_KEY.math.length).waitFor();
    // A student who goes away finds the way back.
    await page.goto('/diagnostic/result');
    await press(page, 'Continue Math');
    await questionHeading(page, 1, FORM_KEY.math.length).waitFor();
    await takeMath(page, 4);
    await press(page, 'Proceed to Your Test Reports');
    await title(page, 'Score Reports');
    await page.getByRole('img', { name: /^Total score \d+, range/ }).waitFor();
    expect(await stored(account)).toEqual({ english: entries('english', MISS_EVERY), math: entries('math', 4) });
  });
});
