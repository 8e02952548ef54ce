import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { bringSession, createAccount, submitDiagnostic } from './accounts.js';
import { FORM_KEY } from './answer-key.js';
import { FINISHED_DIAGNOSTIC } from './finished-diagnostic.js';
import { createMeasured, createPlanned } from './plan-calls.js';
import { TARGET_PATH } from './plan-screen.js';
import { createPractising, practiceQuestion } from './practice-screen.js';
import { cutOff, tooSmall, underChat } from './small-screen.js';
import { giveVoice } from './stand-in-voice.js';
import {
  checkYourWork,
  choiceButton,
  next,
  pressTool,
  questionHeading,
  startDiagnostic,
  submitSection,
} from './test-screen.js';
import { useWorld } from './world.js';

const world = useWorld();
/** 1280 × 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 };
const PHONE = { width: 390, height: 844 };
/** A thumb reaches the lower two thirds of a phone in one hand. */
const REACH = PHONE.height / 3;

const open = (viewport: { width: number; height: number }): Promise<Page> =>
  world.newPage({ viewport, reducedMotion: 'reduce' });

/** Looks at a screen once it stands. */
async function look(page: Page, screen: string, found: string[], at: Locator): Promise<void> {
  await at.first().waitFor();
  found.push(...(await cutOff(page)).map((line) => `${screen}: ${line}`));
}
const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { name });

describe('at 400 % zoom nothing is cut off and nothing scrolls sideways', () => {
  it('on the way through a test', async () => {
    const found: string[] = [];
    const page = await open(ZOOMED);
    await giveVoice(page, { slowly: true });
    await page.goto('/');
    await look(page, 'landing', found, page.getByRole('heading', { level: 1 }));
    await page.goto('/diagnostic');
    await look(page, 'preview', found, page.getByRole('button', { name: 'Start the diagnostic test' }));
    await startDiagnostic(page);
    await look(page, 'R&W', found, choiceButton(page, 'a'));
    await page.keyboard.press('r');
    await look(page, 'read aloud', found, page.getByRole('button', { name: 'Pause reading' }));
    await checkYourWork(page);
    await look(page, 'check your work', found, heading(page, 'Check Your Work'));
    await submitSection(page, 'Finish Reading & Writing?');
    for (let number = 1; number <= 5; number += 1) {
      await look(page, `Math ${number}`, found, questionHeading(page, number, FORM_KEY.math.length));
      await next(page);
    }
    expect(found).toEqual([]);
  });

  it('in the report', async () => {
    const found: string[] = [];
    const page = await open(ZOOMED);
    const account = await createAccount();
    await submitDiagnostic(account);
    await bringSession(page, account);
    await page.goto('/diagnostic/result');
    await look(page, 'result 1', found, heading(page, 'Score Reports'));
    for (const step of [2, 3, 4, 5, 6]) {
      await page.goto(`/diagnostic/result/step/${step}`);
      await look(page, `result ${step}`, found, page.getByRole('button', { name: 'Back', exact: true }));
    }
    await page.goto('/diagnostic/result/step/5');
    await page.getByRole('button', { name: /^Question 3, / }).click();
    await look(page, 'analysis', found, heading(page, 'EXPLANATION'));
    expect(found).toEqual([]);
  });

  it('in target, dashboard and practice', async () => {
    const found: string[] = [];
    const page = await open(ZOOMED);
    await bringSession(page, await createMeasured());
    await page.goto(TARGET_PATH);
    await look(page, 'target', found, page.getByRole('textbox', { name: 'Reading & Writing' }));
    const planned = await open(ZOOMED);
    await bringSession(planned, (await createPlanned()).account);
    await planned.goto('/dashboard');
    await look(planned, 'dashboard', found, heading(planned, 'Score path'));
    const practice = await open(ZOOMED);
    await bringSession(practice, await createPractising());
    await practice.goto('/aivy-daily');
    await look(practice, 'practice home', found, heading(practice, 'Or pick a topic'));
    await practice.getByRole('button', { name: "Start today's mission" }).click();
    await practiceQuestion(practice, 1);
    await look(practice, 'practice', found, practice.getByRole('button', { name: 'Check answer' }));
    expect(found).toEqual([]);
  });
});

describe('a phone in one hand', () => {
  const middleOf = async (control: Locator): Promise<number> => {
    const box = await control.boundingBox();
    if (!box) throw new Error('A main action is not on the screen');
    return box.y + box.height / 2;
  };

  it('has the actions of a test within the reach of the thumb, and all of them as large as a finger', async () => {
    const page = await open(PHONE);
    await giveVoice(page, { slowly: true });
    await startDiagnostic(page);
    await page.keyboard.press('r');
    await page.getByRole('button', { name: 'Pause reading' }).waitFor();
    const actions = [
      page.getByRole('button', { name: 'Next', exact: true }),
      page.getByRole('button', { name: /^Question 1 of/ }),
      page.getByRole('button', { name: 'Pause reading' }),
      ...['a', 'b', 'c', 'd'].map((letter) => choiceButton(page, letter)),
    ];
    for (const action of actions) expect(await middleOf(action)).toBeGreaterThanOrEqual(REACH);
    expect(await tooSmall(page)).toEqual([]);
    await page.getByRole('button', { name: 'ABC: eliminate answers' }).click();
    expect(await tooSmall(page)).toEqual([]);
    await page.getByRole('button', { name: /^Question 1 of/ }).click();
    expect(await middleOf(page.getByRole('button', { name: 'Go to Review Page' }))).toBeGreaterThanOrEqual(REACH);
    expect(await tooSmall(page)).toEqual([]);
  });

  it.each([
    [320, 568],
    [390, 844],
    [844, 390],
  ])('has a calculator of which everything is as large as a finger, at %d × %d', async (width, height) => {
    const page = await world.newPage({ viewport: { width, height }, hasTouch: true, isMobile: true });
    await startDiagnostic(page);
    await checkYourWork(page);
    await submitSection(page, 'Finish Reading & Writing?');
    await questionHeading(page, 1, FORM_KEY.math.length).waitFor();
    await pressTool(page, 'Calculator');
    const calculator = page.getByRole('dialog', { name: 'Calculator' });
    const line = calculator.getByLabel('Line 1', { exact: true });
    await line.focus();
    await page.keyboard.type('y=k x');
    await calculator.getByRole('button', { name: 'Add a slider for k' }).tap();
    expect(await tooSmall(page)).toEqual([]);
    await line.tap();
    for (const keys of ['123 numbers', 'f(x) functions', 'abc letters']) {
      await calculator.getByRole('button', { name: keys }).tap();
      expect([keys, await tooSmall(page)]).toEqual([keys, []]);
    }
    // Nothing of the keys is off the screen, and the line that they type into is above them.
    const [typed, key] = [
      (await line.boundingBox())!,
      (await calculator.getByRole('button', { name: 'Enter' }).boundingBox())!,
    ];
    expect(key.y + key.height).toBeLessThanOrEqual(height);
    expect(key.x + key.width).toBeLessThanOrEqual(width);
    const bar = (await calculator.getByRole('button', { name: 'Undo' }).boundingBox())!;
    expect(typed.y + typed.height).toBeLessThanOrEqual(bar.y + 4);
    await calculator.getByRole('button', { name: 'Graph instead of the keys' }).tap();
    expect((await calculator.locator('canvas').boundingBox())!.height).toBeGreaterThanOrEqual(100);
  });

  it('has those of practice there, too', async () => {
    const page = await open(PHONE);
    await bringSession(page, await createPractising());
    await page.goto('/aivy-daily');
    await page.getByRole('button', { name: "Start today's mission" }).click();
    await practiceQuestion(page, 1);
    const check = page.getByRole('button', { name: 'Check answer' });
    expect(await middleOf(check)).toBeGreaterThanOrEqual(REACH);
    expect(await tooSmall(page)).toEqual([]);
  });

  it('has a chat button that covers no control, and the way to a retake in sight', async () => {
    const visitor = await open(PHONE);
    await visitor.goto('/policy');
    const clicked = { ...FINISHED_DIAGNOSTIC, math_time: FORM_KEY.math.map(() => 2) };
    await visitor.evaluate(
      `localStorage.setItem('aivy.diagnostic.completed', ${JSON.stringify(JSON.stringify(clicked))})`,
    );
    await visitor.goto('/diagnostic/review');
    const retake = (await visitor.getByRole('button', { name: 'Retake Math, 22 min' }).boundingBox())!;
    const chat = (await visitor.getByRole('complementary', { name: 'Tutor' }).boundingBox())!;
    expect(retake.y + retake.height).toBeLessThanOrEqual(chat.y);
    expect(await underChat(visitor)).toEqual([]);
    const student = await open(PHONE);
    await bringSession(student, (await createPlanned()).account);
    for (const path of ['/dashboard', '/diagnostic/review']) {
      await student.goto(path);
      await student.getByRole('button', { name: 'Chat with AI tutor' }).waitFor();
      expect([path, await underChat(student)]).toEqual([path, []]);
    }
  });
});
