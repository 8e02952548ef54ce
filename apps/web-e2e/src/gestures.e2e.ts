import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { bringSession, createAccount } from './accounts.js';
import { FORM_KEY } from './answer-key.js';
import { submitModule, startFullTest } from './full-test-screen.js';
import {
  checkYourWork,
  choiceButton,
  chosenLetter,
  submitSection,
  next,
  questionHeading,
  startDiagnostic,
} from './test-screen.js';
import { useWorld } from './world.js';

const world = useWorld();
const total = FORM_KEY.english.length;

/** The browser's own Back button. */
const pressBack = (page: Page): Promise<unknown> => page.evaluate('setTimeout(() => history.back())');

describe('one gesture in a running test', () => {
  it('is one act: a double click goes on by one question, keeps its choice, and does not reach what it uncovers', async () => {
    const page = await world.newPage();
    await startDiagnostic(page);
    await page.getByRole('button', { name: 'Next', exact: true }).dblclick();
    await questionHeading(page, 2, total).waitFor();
    await choiceButton(page, 'b').dblclick();
    expect(await chosenLetter(page)).toBe('b');
    await page.getByRole('button', { name: 'Mark for review' }).dblclick();
    await page.getByRole('button', { name: 'Marked for review' }).waitFor();
    await questionHeading(page, 2, total).waitFor();
    await checkYourWork(page);
    await page.getByRole('button', { name: 'Submit', exact: true }).dblclick();
    await page
      .getByRole('dialog', { name: 'Finish Reading & Writing?' })
      .getByRole('button', { name: 'Yes', exact: true })
      .dblclick();
    await questionHeading(page, 1, FORM_KEY.math.length).waitFor();
    expect(await chosenLetter(page)).toBe('');
  });

  it('with a tool never reaches the question: the calculator has its caret in line 1, and its keys are its own', async () => {
    const page = await world.newPage();
    await startDiagnostic(page);
    await checkYourWork(page);
    await submitSection(page, 'Finish Reading & Writing?');
    await questionHeading(page, 1, FORM_KEY.math.length).waitFor();
    await page.getByRole('button', { name: 'Calculator' }).click();
    const calculator = page.getByRole('dialog', { name: 'Calculator' });
    await calculator.getByRole('application').waitFor();
    await page.keyboard.type('y=x^2-9x+30');
    expect(await calculator.getByLabel('Line 1', { exact: true }).inputValue()).toBe('y=x^2-9x+30');
    for (const place of [
      calculator.getByRole('application'),
      calculator.getByRole('button', { name: 'Degrees' }),
      calculator.getByRole('heading', { name: 'Calculator' }),
    ]) {
      await place.click();
      for (const key of ['2', '3', 'n', 'm']) await page.keyboard.press(key);
    }
    await questionHeading(page, 1, FORM_KEY.math.length).waitFor();
    expect(await page.locator('button[data-choice][aria-pressed="true"]').count()).toBe(0);
    await page.getByRole('button', { name: 'Mark for review' }).waitFor();
    await page.getByRole('button', { name: 'Close Calculator' }).click();
    for (const key of ['Control+m', 'Alt+m', 'Alt+Shift+m']) await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Mark for review' }).waitFor();
    await page.keyboard.press('m');
    await page.getByRole('button', { name: 'Marked for review' }).waitFor();
  });
});

describe('the browser’s Back button in a running test', () => {
  it('asks first in the diagnostic, stays in place, and leaves for the preview with every answer kept', async () => {
    const page = await world.newPage();
    await startDiagnostic(page);
    await next(page);
    await choiceButton(page, 'c').click();
    await pressBack(page);
    const ask = page.getByRole('dialog', { name: 'Leave the test?' });
    await ask.getByText('The timer stops while you are away.').waitFor();
    await ask.getByRole('button', { name: 'Stay in the test' }).click();
    await questionHeading(page, 2, total).waitFor();
    expect(await chosenLetter(page)).toBe('c');
    await page.reload();
    await questionHeading(page, 2, total).waitFor();
    await pressBack(page);
    await ask.getByRole('button', { name: 'Save and exit' }).click();
    await page.getByRole('heading', { level: 1, name: 'Diagnostic Test Preview' }).waitFor();
    await pressBack(page);
    await questionHeading(page, 2, total).waitFor();
    expect(await chosenLetter(page)).toBe('c');
  });

  it('asks in every module of a full test, and from the preview before it the test can be gone on with', async () => {
    const account = await createAccount();
    const page = await world.newPage();
    await bringSession(page, account);
    await startFullTest(page);
    const ask = page.getByRole('dialog', { name: 'Leave the test?' });
    await pressBack(page);
    await ask.getByText('The clock keeps running while you’re away.').waitFor();
    await ask.getByRole('button', { name: 'Stay in the test' }).click();
    await submitModule(page);
    await page.getByRole('heading', { name: 'Section 1, Module 2: Reading & Writing', level: 1 }).waitFor();
    await questionHeading(page, 1, 27).waitFor();
    await pressBack(page);
    await ask.waitFor();
    await page
      .getByRole('heading', { name: 'Section 1, Module 2: Reading & Writing', level: 1, includeHidden: true })
      .waitFor();
    await ask.getByRole('button', { name: 'Stay in the test' }).click();
    await submitModule(page);
    await page.getByRole('heading', { name: 'Remaining Break Time' }).waitFor();
    await pressBack(page);
    await page.getByRole('button', { name: 'Resume the test' }).waitFor();
  });
});
