import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { bringSession } from './accounts.js';
import { entryFor, FORM_KEY, type KeyedQuestion } from './answer-key.js';
import { focusedName, tabTo } from './focus.js';
import { workAtPace } from './pace.js';
import { createMeasured, planOf, unitOf } from './plan-calls.js';
import { TARGET_PATH } from './plan-screen.js';
import { questionHeading } from './test-screen.js';
import { eventually, useWorld } from './world.js';

const world = useWorld();
/** Answers a whole section by keys: 1-4 choose, N goes on; from a text field Tab leads to Next. */
async function walk(page: Page, questions: readonly KeyedQuestion[]): Promise<void> {
  for (const [index, question] of questions.entries()) {
    await questionHeading(page, index + 1, questions.length).waitFor();
    await eventually(
      () => focusedName(page),
      (name) => name === `Question ${index + 1} of ${questions.length}`,
      'focus on the question number',
    );
    const entry = entryFor(question, index, 4);
    if (question.type === 'choice') {
      await page.keyboard.press(String('abcd'.indexOf(entry) + 1));
    } else {
      await tabTo(page, 'Your answer');
      await page.keyboard.type(entry);
    }
    if (index + 1 === questions.length) continue;
    if (question.type === 'choice') {
      await page.keyboard.press('n');
    } else {
      await tabTo(page, 'Next');
      await page.keyboard.press('Enter');
    }
  }
}

async function submit(page: Page, agree: string): Promise<void> {
  await tabTo(page, 'Submit');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: agree }).waitFor();
  await tabTo(page, 'Yes');
  await page.keyboard.press('Enter');
}

/** Tabs to a button or link and presses it. */
async function pressByKey(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

describe('the whole test without a mouse', () => {
  it('from the preview to the review, with every answer given', async () => {
    const page = await world.newPage();
    await workAtPace(page);
    await page.goto('/diagnostic');
    await page.getByRole('button', { name: 'Start the diagnostic test' }).waitFor();
    await tabTo(page, 'Start the diagnostic test');
    await page.keyboard.press('Enter');
    await questionHeading(page, 1, FORM_KEY.english.length).waitFor();

    // Mark, eliminate, look at the navigator, come back.
    await page.keyboard.press('m');
    await page.getByRole('button', { name: 'Marked for review' }).waitFor();
    await page.keyboard.press('x');
    await tabTo(page, 'Eliminate D');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Undo eliminating D' }).waitFor();
    await page.keyboard.press('x');
    await page.keyboard.press('q');
    await tabTo(page, 'Question 3, unanswered');
    await page.keyboard.press('Enter');
    await questionHeading(page, 3, FORM_KEY.english.length).waitFor();
    await page.keyboard.press('p');
    await page.keyboard.press('p');
    await questionHeading(page, 1, FORM_KEY.english.length).waitFor();

    await walk(page, FORM_KEY.english);
    await submit(page, 'Finish Reading & Writing?');
    await walk(page, FORM_KEY.math);
    await submit(page, 'Submit your test?');
    await page.getByRole('heading', { name: 'This Module is Over' }).waitFor();
    await page.getByRole('button', { name: 'Proceed to Your Test Reports' }).waitFor();
    await tabTo(page, 'Proceed to Your Test Reports');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Discard');
    await page.keyboard.press('Escape');
    await eventually(
      () => focusedName(page),
      (name) => name === 'Proceed to Your Test Reports',
      'focus back on the button',
    );

    const kept: unknown = JSON.parse(
      await page.evaluate(`localStorage.getItem('aivy.diagnostic.completed') ?? 'null'`),
    );
    expect(kept).toMatchObject({
      english: FORM_KEY.english.map((question, index) => entryFor(question, index, 4)),
      math: FORM_KEY.math.map((question, index) => entryFor(question, index, 4)),
    });
  });
});

describe('the plan without a mouse', () => {
  it('from the target over the letter to a finished day', async () => {
    const account = await createMeasured();
    const page = await world.newPage({ reducedMotion: 'reduce' });
    await bringSession(page, account);
    await page.goto(TARGET_PATH);
    const field = page.getByRole('textbox', { name: 'Reading & Writing' });
    const most = Number(await field.inputValue());
    await tabTo(page, 'Reading & Writing');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(String(most - 10));
    await pressByKey(page, 'Math: ten less');
    await pressByKey(page, 'Start Your Personalized Winning Path');
    for (const [title, button] of [
      [/you have a new message/, 'Open the letter'],
      ['Dear Maya,', 'Sounds great to me'],
      ['Your strongest topics in Reading and Writing', 'Next'],
      ['Your strongest topics in Math', 'Next'],
      ['Your one-month plan', 'Start your learning journey :)'],
      ['The first week is on me', 'Try your first week free'],
    ] as const) {
      await page.getByRole('heading', { name: title }).waitFor();
      await pressByKey(page, button);
    }
    await page.getByRole('button', { name: 'Begin your journey' }).waitFor();
    const plan = await planOf(account);
    expect(plan.english_target_score).toBe(most - 10);
    await pressByKey(page, 'Begin your journey');
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
    await pressByKey(page, 'Start');
    const questions = await unitOf({ account, planId: plan.id }, 1);
    await walk(page, questions);
    await submit(page, 'Finish this set?');
    await page.getByRole('heading', { name: /^Reading & Writing: \d of 5 correct/ }).waitFor();
    await pressByKey(page, 'Question 4, incorrect. Open the analysis');
    await page.getByRole('heading', { name: 'EXPLANATION' }).waitFor();
    await page.keyboard.press('Escape');
    await pressByKey(page, 'Next');
    await page.getByRole('heading', { name: 'Day 1 done!' }).waitFor();
    await pressByKey(page, 'Done for today');
    await page.getByRole('heading', { name: 'Day 1 is done' }).waitFor();
  });
});
