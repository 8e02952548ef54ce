import { afterEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { bringSession, call, createAccount, submitDiagnostic, type Account } from './accounts.js';
import { FORM_KEY } from './answer-key.js';
import { violations } from './axe.js';
import { FINISHED_DIAGNOSTIC } from './finished-diagnostic.js';
import { keysOf, startFullTest, type Module } from './full-test-screen.js';
import { judgePlan } from './judge-plan.js';
import { judgePractice } from './judge-practice.js';
import { giveVoice } from './stand-in-voice.js';
import { checkYourWork, next, pressTool, questionHeading, startDiagnostic, submitSection } from './test-screen.js';
import { useWorld } from './world.js';

const found: string[] = [];
/** Whether colors are judged, in both themes. */
let alsoDark = false;

/** Judges what the page shows now; the other theme changes its colours and nothing else. */
async function judge(page: Page, screen: string): Promise<void> {
  const note = (lines: string[], theme: string): void => {
    found.push(...lines.map((line) => `${screen}, ${theme}: ${line}`));
  };
  note(await violations(page, alsoDark ? 'all' : 'all but colour'), 'light');
  if (!alsoDark) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  note(await violations(page, 'colour'), 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
}

const VISITOR_SCREENS = [
  ['/', 'landing'],
  ['/signin', 'sign in'],
  ['/signup', 'sign up'],
  ['/resetpassword', 'reset, mail'],
  ['/resetpassword?x=abc', 'reset, new password'],
  ['/agreement', 'user agreement'],
  ['/policy', 'privacy policy'],
  ['/daily-trial', 'daily trial'],
  ['/diagnostic', 'preview'],
  ['/diagnostic/loading?nextRoute=ReviewPage', 'loading'],
  ['/nowhere', 'not found'],
] as const;

/** Opens a popover, menu or dialog, judges, closes by Escape. */
async function judgeOpened(page: Page, button: string, screen: string): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  await judge(page, screen);
  await page.keyboard.press('Escape');
}

async function judgeReadAloud(page: Page, screen: string): Promise<void> {
  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'Pause reading' }).waitFor();
  await judge(page, screen);
  await page.keyboard.press('Shift+R');
}

async function judgeTest(page: Page): Promise<void> {
  await giveVoice(page, { slowly: true });
  await startDiagnostic(page);
  await judge(page, 'R&W question');
  await judgeReadAloud(page, 'R&W question, read aloud');
  for (const [button, screen] of [
    ['Directions', 'directions'],
    ['Text', 'text settings'],
    ['More', 'more'],
  ] as const) {
    await pressTool(page, button);
    await judge(page, screen);
    await page.keyboard.press('Escape');
  }
  await judgeOpened(page, 'Question 1 of', 'navigator');
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
  await submitSection(page, 'Finish Reading & Writing?');
  await questionHeading(page, 1, FORM_KEY.math.length).waitFor();
  await judge(page, 'math question');
  await judgeReadAloud(page, 'math question, read aloud');
  await pressTool(page, 'Calculator');
  // It takes the focus when it comes, and the menu of tools closes without it.
  await page.getByRole('dialog', { name: 'Calculator' }).waitFor();
  await pressTool(page, 'Reference');
  await judge(page, 'math question with windows');
  await page.getByRole('button', { name: 'Minimise Reference' }).click();
  await judge(page, 'math question with a minimised window');
  await page.getByRole('button', { name: 'Close Calculator' }).click();
  await page.getByRole('button', { name: 'Close Reference' }).click();
  const blankAt = FORM_KEY.math.findIndex((question) => question.type === 'blank');
  for (let turn = 0; turn < blankAt; turn += 1) await next(page);
  await page.getByRole('textbox', { name: 'Your answer' }).fill('3/4');
  await judge(page, 'math entry');
}

async function judgeReview(page: Page): Promise<void> {
  await page.goto('/policy');
  await page.evaluate(
    `localStorage.setItem('aivy.diagnostic.completed', ${JSON.stringify(JSON.stringify(FINISHED_DIAGNOSTIC))})`,
  );
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

/** A whole full test by its calls, with a look at every screen on the way. */
async function judgeFullTest(page: Page): Promise<void> {
  const account = await createAccount();
  await bringSession(page, account);
  await page.goto('/account');
  await page.getByRole('heading', { name: 'Time for tests' }).waitFor();
  await page.getByLabel('× 1.25').waitFor();
  await judge(page, 'account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog', { name: 'Delete your account?' }).waitFor();
  await judge(page, 'account, about to be deleted');
  await page.goto('/full-test/start');
  await page.getByText('No full tests yet.', { exact: false }).waitFor();
  await judge(page, 'full test preview');
  const testId = await startFullTest(page);
  await judge(page, 'full test, R&W');
  await page.goto('/full-test/start');
  await page.getByRole('button', { name: 'End this test early' }).click();
  await page.getByRole('dialog', { name: 'End this test early?' }).waitFor();
  await judge(page, 'full test, about to be given up');
  await page.getByRole('button', { name: 'Keep working' }).click();
  await page.getByRole('button', { name: 'Resume the test' }).click();
  await questionHeading(page, 1, 27).waitFor();
  await pressTool(page, 'Annotate');
  const notes = page.getByRole('dialog', { name: 'Highlights & notes' });
  await notes.getByText('Highlight by sentence').click();
  await notes.locator('details button[aria-pressed]').first().click();
  await judge(page, 'highlights and notes');
  await page.getByRole('button', { name: 'Close Highlights & notes' }).click();
  await page.keyboard.press('l');
  await page.getByRole('slider', { name: /Line reader/ }).waitFor();
  await judge(page, 'line reader');
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await page.getByText('no English voice of its own', { exact: false }).waitFor();
  await judge(page, 'read aloud without a voice');
  await page.keyboard.press('Shift+R');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await judge(page, 'keyboard shortcuts');
  await page.keyboard.press('Escape');
  /** Works on a whole module, so that there are a score and a pacing to see. */
  const work = async (module: Module): Promise<void> => {
    const keys = await keysOf(account, testId, module);
    const answers = {
      question_id: keys.map(({ id }) => id),
      answer: keys.map(({ wrong }) => wrong),
      spent_ms: keys.map(() => 55_000),
    };
    await call('/full-test/save-progress', { test_id: testId, module, time_left: 60, ...answers }, account.token);
    await call('/full-test/submit-answers', { test_id: testId, module }, account.token);
  };
  await work(1);
  await work(2);
  await page.goto(`/full-test/${testId}/break`);
  await page.getByRole('heading', { name: 'Remaining Break Time' }).waitFor();
  await judge(page, 'break');
  await page.getByRole('button', { name: 'Resume Testing' }).click();
  await questionHeading(page, 1, 22).waitFor();
  await pressTool(page, 'Calculator');
  const calculator = page.getByRole('dialog', { name: 'Calculator' });
  await calculator.getByLabel('Line 1', { exact: true }).fill('y<x^2-4');
  await calculator.getByRole('button', { name: '+ Table' }).click();
  await calculator.getByRole('button', { name: 'Keypad' }).click();
  await judge(page, 'calculator');
  await work(3);
  await work(4);
  await page.goto(`/full-test/${testId}/result`);
  await page.getByRole('heading', { name: 'Score Reports' }).waitFor();
  await judge(page, 'full test result');
  await page.goto(`/full-test/${testId}/result/step/4`);
  await page.getByRole('heading', { name: 'Pacing & Route' }).waitFor();
  await judge(page, 'pacing');
  await page.goto(`/full-test/${testId}/report`);
  await page.getByRole('heading', { name: 'Full test report' }).waitFor();
  await judge(page, 'printed report');
  await judgeMistakes(page, testId);
  await page.goto('/full-test/finish');
  await page.getByRole('heading', { name: 'Practice test done' }).waitFor();
  await judge(page, 'congratulations');
  await page.goto('/full-test/start');
  await page.getByText('Completed').waitFor();
  await judge(page, 'list of tests');
}

/** The workbench of a test, in each of its views. */
async function judgeMistakes(page: Page, testId: string): Promise<void> {
  await page.goto('/mistakes');
  await page.getByRole('list', { name: 'Mistakes' }).waitFor();
  await judge(page, 'mistakes');
  await page.goto(`/mistakes?item=${testId}.1.2`);
  await page.getByRole('heading', { name: 'EXPLANATION' }).waitFor();
  await judge(page, 'a mistake');
  await page.getByRole('button', { name: 'Talk it through' }).click();
  await page.getByRole('textbox', { name: 'Message' }).waitFor();
  await judge(page, 'a mistake, talked through');
  await page.goto(`/mistakes?item=${testId}.1.2&try=1`);
  await page.getByRole('button', { name: 'Show the answer' }).waitFor();
  await judge(page, 'a mistake, tried again');
  await page.goto('/mistakes?test=everything');
  await page.getByRole('list', { name: 'Mistakes' }).waitFor();
  await judge(page, 'mistakes, everything together');
  await page.goto('/mistakes?view=pacing');
  await page.getByRole('heading', { name: 'How it went by the clock' }).waitFor();
  await judge(page, 'mistakes, pacing');
}

async function judgeSignedIn(page: Page): Promise<void> {
  const account = await createAccount();
  await bringSession(page, account);
  await page.goto('/diagnostic/result');
  await page.getByRole('heading', { name: 'No diagnostic test yet' }).waitFor();
  await judge(page, 'no test yet');
  await startDiagnostic(page);
  await call('/auth/signout', {}, account.token);
  await page.locator('button[data-choice="a"]:visible').click();
  await page.getByRole('dialog', { name: 'Session Expired' }).waitFor();
  await judge(page, 'session expired');
}

/** Has axe judge every screen. @param dark colors too, in both themes */
export function judgeEveryScreen(viewport: { width: number; height: number }, { dark }: { dark: boolean }): void {
  const world = useWorld();
  /** Reduced motion, so that nothing is judged half faded in. */
  const open = (): Promise<Page> => world.newPage({ colorScheme: 'light', reducedMotion: 'reduce', viewport });

  describe('no screen breaks an accessibility rule', () => {
    alsoDark = dark;
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
      // A phone has no room for this menu; the buttons of the page lead to the same places.
      if (viewport.width >= 768) await judgeOpened(page, 'Start a free trial', 'trial menu');
    });

    it('the test with its panels, windows and dialogs', async () => judgeTest(await open()));

    it('the review page and the result wizard', async () => {
      await judgeReview(await open());
      const account = await createAccount();
      await submitDiagnostic(account);
      await judgeResults(await open(), account);
    });

    it('a full test from its preview to its report', async () => judgeFullTest(await open()));

    it('the plan from its target to the second day', async () => judgePlan(await open(), judge));

    it('a mission of AivyDaily', async () => judgePractice(await open(), judge));

    it('what a signed-in student meets on the way', async () => judgeSignedIn(await open()));
  });
}
