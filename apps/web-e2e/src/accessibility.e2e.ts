import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { bringSession, call, createAccount, submitDiagnostic, type Account } from './accounts.js';
import { FORM_KEY } from './answer-key.js';
import { violations } from './axe.js';
import { checkYourWork, handIn, next, questionHeading, startDiagnostic } from './test-screen.js';
import { useWorld } from './world.js';

const world = useWorld();
const found: string[] = [];
type Theme = 'light' | 'dark';
let theme: Theme = 'light';

/** Reduced motion, so that nothing is judged half faded in. */
const open = (): Promise<Page> => world.newPage({ colorScheme: theme, reducedMotion: 'reduce' });

async function judge(page: Page, screen: string): Promise<void> {
  found.push(...(await violations(page, theme === 'light' ? 'all' : 'colour')).map((line) => `${screen}: ${line}`));
}

const VISITOR_SCREENS = [
  ['/', 'landing'], ['/signin', 'sign in'], ['/signup', 'sign up'], ['/resetpassword', 'reset, mail'], ['/resetpassword?x=abc', 'reset, new password'],
  ['/agreement', 'user agreement'], ['/policy', 'privacy policy'], ['/daily-trial', 'daily trial'], ['/diagnostic', 'preview'], ['/diagnostic/loading?nextRoute=ReviewPage', 'loading'], ['/nowhere', 'not found'],
] as const;

/** Opens a popover, menu or dialog, judges, closes by Escape. */
async function judgeOpened(page: Page, button: string, screen: string): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  await judge(page, screen);
  await page.keyboard.press('Escape');
}

async function judgeTest(page: Page): Promise<void> {
  await startDiagnostic(page);
  await judge(page, 'R&W question');
  for (const [button, screen] of [['Directions', 'directions'], ['Text', 'text settings'], ['More', 'more'], ['Question 1 of', 'navigator']] as const) await judgeOpened(page, button, screen);
  await page.getByRole('button', { name: 'ABC' }).click();
  await page.getByRole('button', { name: 'Eliminate B' }).click();
  await page.getByRole('button', { name: 'Mark for review' }).click();
  await judge(page, 'R&W question marked, choice struck');
  await checkYourWork(page);
  await judge(page, 'check your work');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await judge(page, 'submit dialog');
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await handIn(page, 'Finish Reading & Writing?');
  await questionHeading(page, 1, FORM_KEY.math.length).waitFor();
  await judge(page, 'math question');
  await page.getByRole('button', { name: 'Calculator' }).first().click();
  await page.getByRole('button', { name: 'Reference' }).first().click();
  await judge(page, 'math question with windows');
  await page.getByRole('button', { name: 'Calculator' }).first().click();
  await page.getByRole('button', { name: 'Reference' }).first().click();
  const blankAt = FORM_KEY.math.findIndex((question) => question.type === 'blank');
  for (let turn = 0; turn < blankAt; turn += 1) await next(page);
  await page.getByLabel('Your answer', { exact: true }).fill('3/4');
  await judge(page, 'math entry');
}

async function judgeReview(page: Page): Promise<void> {
  await page.goto('/diagnostic/review');
  await page.getByRole('heading', { name: 'This Module is Over' }).waitFor();
  await judge(page, 'module over');
  await page.getByRole('button', { name: 'Proceed to Your Test Reports' }).click();
  await page.getByRole('dialog').waitFor();
  await judge(page, 'sign-up popup');
}

async function judgeResults(page: Page, account: Account): Promise<void> {
  await bringSession(page, account);
  await page.goto('/diagnostic/review');
  await page.getByRole('button', { name: 'Proceed to Your Test Reports' }).waitFor();
  await judge(page, 'review');
  await judgeOpened(page, account.name, 'account menu');
  await page.goto('/diagnostic/result');
  await page.getByRole('heading', { name: 'Score Reports' }).waitFor();
  await judge(page, 'result 1');
  for (const step of [2, 3, 4, 5, 6]) {
    await page.goto(`/diagnostic/result/step/${step}`);
    await page.getByRole('button', { name: 'Back', exact: true }).waitFor();
    await judge(page, `result ${step}`);
    if (step !== 3 && step !== 5) continue;
    await page.getByRole('button', { name: /^Question 3, / }).click();
    await page.getByRole('heading', { name: 'EXPLANATION' }).waitFor();
    await judge(page, `problem analysis ${step}`);
  }
}

async function judgeSignedIn(page: Page): Promise<void> {
  const account = await createAccount();
  await bringSession(page, account);
  await page.goto('/diagnostic/result');
  await page.getByRole('heading', { name: 'No diagnostic test yet' }).waitFor();
  await judge(page, 'no test yet');
  await startDiagnostic(page);
  await call('/auth/signout', {}, account.token);
  await page.locator('button[data-choice="a"]').click();
  await page.getByRole('dialog', { name: 'Session Expired' }).waitFor();
  await judge(page, 'session expired');
}

describe.each<Theme>(['light', 'dark'])('no screen breaks an accessibility rule, %s', (current) => {
  beforeAll(() => {
    theme = current;
  });
  afterEach(() => expect(found.splice(0)).toEqual([]));

  it('pages of visitors', async () => {
    const page = await open();
    for (const [path, screen] of VISITOR_SCREENS) {
      await page.goto(path);
      await page
        .getByRole('heading', { level: 1 })
        .first()
        .waitFor()
        .catch((cause: unknown) => {
          throw new Error(`${screen} shows no heading`, { cause });
        });
      await judge(page, screen);
    }
    await page.goto('/');
    await judgeOpened(page, 'Start a free trial', 'trial menu');
  });

  it('the test with its panels, windows and dialogs', async () => judgeTest(await open()));

  it('the review page and the result wizard', async () => {
    await judgeReview(await open());
    const account = await createAccount();
    await submitDiagnostic(account);
    await judgeResults(await open(), account);
  });

  it('what a signed-in student meets on the way', async () => judgeSignedIn(await open()));
});
