import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { bringSession, mustCall } from './accounts.js';
import { focusedName } from './focus.js';
import { createPlanned, doUnit } from './plan-calls.js';
import { eventually, useWorld } from './world.js';

const world = useWorld();
const TITLE = 'Chat with AI tutor';
const INTRO = "Hey Maya! I'm here to chat and answer any questions about what you've learned.";

/** The chat of the analysis on the screen. */
function chatOf(page: Page) {
  const sheet = page.getByRole('dialog', { name: 'Problem analysis' });
  const opened = sheet.getByRole('region', { name: TITLE });
  const log = opened.getByRole('log', { name: 'Messages' });
  return {
    sheet,
    window: opened,
    log,
    button: sheet.getByRole('button', { name: TITLE, exact: true }),
    unread: sheet.getByRole('button', { name: `${TITLE}, new reply`, exact: true }),
    field: opened.getByRole('textbox', { name: 'Message' }),
    send: opened.getByRole('button', { name: 'Send' }),
    close: opened.getByRole('button', { name: 'Close chat' }),
    greeting: log.getByText('Hi Maya! What should we look at in this question?'),
    yours: (text: string): Locator => log.getByText(text, { exact: true }),
    replies: log.getByText('Aivy', { exact: true }),
  };
}

const onQuestion = (page: Page, name: RegExp): Promise<void> =>
  chatOf(page).sheet.getByRole('heading', { name, level: 3 }).waitFor();

/** Messages wait at the door until they are let through. @returns lets them */
async function holdMessages(page: Page): Promise<() => void> {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route(/\/api\/chat\/send_message$/, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

/** A full test that was submitted without an answer. @returns its id */
async function doFullTest(token: string): Promise<string> {
  const { test_id: testId } = (await mustCall('/full-test/start-test', {}, token)) as { test_id: string };
  for (const module of [1, 2, 3, 4]) {
    await mustCall('/full-test/get-questions', { test_id: testId, module }, token);
    await mustCall('/full-test/submit-answers', { test_id: testId, module }, token);
  }
  return testId;
}

describe('the chat in the analysis of a problem', () => {
  it.each([390, 320])('has its button below the page on a phone, %d px wide: it covers nothing', async (width) => {
    const planned = await createPlanned();
    await doUnit(planned, 1);
    const page = await world.newPage({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
    await bringSession(page, planned.account);
    await page.goto(`/daily-test/result/1/${planned.planId}/r&w`);
    await page
      .getByRole('button', { name: /^Question 1/ })
      .first()
      .click();
    await chatOf(page).button.waitFor();
    const found = await page.evaluate(`(() => {
      const button = document.querySelector('dialog [aria-label="${TITLE}"]:is(button)') ?? document.querySelector('[role="dialog"] button[aria-label="${TITLE}"]');
      const text = document.querySelector('[data-shown-question]');
      const [low, high] = [text.getBoundingClientRect(), button.getBoundingClientRect()];
      return [low.bottom <= high.top, low.height > 300, high.bottom <= innerHeight, text.scrollWidth <= innerWidth];
    })()`);
    expect(found).toEqual([true, true, true, true]);
  });

  it('is about the question on the screen, in a full test and in a daily unit', async () => {
    const planned = await createPlanned();
    const { token } = planned.account;
    const [testId] = await Promise.all([doFullTest(token), doUnit(planned, 1)]);
    const page = await world.newPage({ reducedMotion: 'reduce' });
    await bringSession(page, planned.account);
    const chat = chatOf(page);

    await page.goto(`/full-test/${testId}/result/step/2`);
    await page.getByRole('button', { name: /^Question 2 of Module 1, omitted/ }).click();
    await chat.sheet.getByText(INTRO).waitFor();
    await chat.button.click();
    await chat.window.getByRole('heading', { name: TITLE }).waitFor();
    await chat.greeting.waitFor();
    expect(await chat.sheet.getByText(INTRO).count()).toBe(0);

    // Blank is nothing to send; what is typed shows, and Enter sends it.
    expect([await focusedName(page), await chat.send.isDisabled()]).toEqual(['Message', true]);
    await page.keyboard.type('   ');
    await page.keyboard.press('Enter');
    expect(await chat.send.isDisabled()).toBe(true);
    await chat.field.fill('Why is that the answer?');
    await chat.log.getByText('Typing...').waitFor();
    const letThrough = await holdMessages(page);
    await page.keyboard.press('Enter');
    await chat.yours('Why is that the answer?').waitFor();
    await chat.log.getByText('Thinking...').waitFor();
    expect([await chat.field.inputValue(), await chat.log.getByText('Typing...').count()]).toEqual(['', 0]);

    // Closed meanwhile, it says that the reply has come.
    await chat.close.click();
    await eventually(
      () => focusedName(page),
      (name) => name === TITLE,
      'the focus back on the round button',
    );
    letThrough();
    await chat.unread.click();
    await chat.yours('Why is that the answer?').waitFor();
    await chat.replies.waitFor();
    await chat.log.getByText('Thinking...').waitFor({ state: 'hidden' });

    // The next question is another conversation, and the one before is found again.
    await chat.sheet.getByRole('button', { name: 'Next question', exact: true }).first().click();
    await onQuestion(page, /^Module 1, Question 3 of 27/);
    await chat.button.click();
    await chat.greeting.waitFor();
    expect(await chat.yours('Why is that the answer?').count()).toBe(0);
    await chat.close.click();
    await chat.sheet.getByRole('button', { name: 'Previous question' }).click();
    await onQuestion(page, /^Module 1, Question 2 of 27/);
    await chat.button.click();
    await chat.yours('Why is that the answer?').waitFor();
    expect(await chat.replies.count()).toBe(1);

    await page.goto(`/daily-test/result/1/${planned.planId}/r&w`);
    await page.getByRole('button', { name: /^Question 1, correct/ }).click();
    await chat.button.click();
    await chat.greeting.waitFor();
    await chat.window.getByRole('button', { name: 'Explain', exact: true }).click();
    await chat.yours('Can you explain it?').waitFor();
    await chat.replies.waitFor();
    await chat.log.getByText('Thinking...').waitFor({ state: 'hidden' });
    // Arrows are the question's where nobody writes.
    await chat.close.click();
    await page.keyboard.press('ArrowRight');
    await onQuestion(page, /^Question 2 of 5/);
    await chat.button.click();
    await chat.greeting.waitFor();
    expect(await chat.yours('Can you explain it?').count()).toBe(0);
  });
});

describe('the greeting of the chat', () => {
  it.each([
    ['is gone where it would lie over the choices of the smallest goal', 900, 0],
    ['is there where it lies over nothing to press', 1300, 1],
  ])('%s', async (_, height, greetings) => {
    const { account } = await createPlanned();
    const page = await world.newPage({ viewport: { width: 1440, height }, reducedMotion: 'reduce' });
    await bringSession(page, account);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: TITLE }).waitFor();
    await page.getByText(/^A set a day opens your next practice test on /).waitFor();
    await eventually(
      () => page.getByText(INTRO).count(),
      (count) => count === greetings,
      `${greetings} greetings`,
    );
  });
});
