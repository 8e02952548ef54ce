import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { bringSession } from './accounts.js';
import { focusedName, focusOn, tabTo } from './focus.js';
import {
  answersOfOpen,
  createDaily,
  createPractising,
  giveAnswer,
  practiceOf,
  practiceQuestion,
  startMission,
} from './practice-screen.js';
import { eventually, useWorld } from './world.js';

const world = useWorld();

/** What Tab comes by from the question's number on, up to the button that hands the answer in. */
async function tabOrder(page: Page): Promise<string[]> {
  const order: string[] = [];
  while (order.at(-1) !== 'Check answer' && order.length < 12) {
    await page.keyboard.press('Tab');
    order.push(await page.evaluate(`document.activeElement.dataset.choice ?? ''`).then((letter) => String(letter)));
    if (order.at(-1) === '') order[order.length - 1] = await focusedName(page);
  }
  return order;
}

/** Chooses or writes an answer and hands it in, from wherever the keyboard is. */
async function answerByKeys(page: Page, answer: string): Promise<void> {
  if ((await page.locator(`button[data-choice="${answer}"]`).count()) > 0) {
    for (let turn = 0; turn < 60; turn += 1) {
      if ((await page.evaluate(`document.activeElement.dataset.choice`)) === answer) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
  } else {
    await tabTo(page, 'Your answer');
    await page.keyboard.type(answer);
  }
  await tabTo(page, 'Check answer');
  await page.keyboard.press('Enter');
}

describe('a mission without a mouse', () => {
  it('goes from its topic to its end, and the keyboard is never lost', async () => {
    const page = await world.newPage({ reducedMotion: 'reduce' });
    await bringSession(page, await createDaily());
    await page.goto('/aivy-daily');
    await page.getByRole('button', { name: "Start today's mission" }).waitFor();
    await tabTo(page, "Start today's mission");
    await page.keyboard.press('Enter');

    for (const number of [1, 2, 3, 4, 5]) {
      await practiceQuestion(page, number);
      await focusOn(page, `Question ${number}`);
      // Formulas come a moment after the number.
      await page
        .locator('button[data-choice="a"]')
        .or(page.getByRole('textbox', { name: 'Your answer' }))
        .waitFor();
      const { right, wrong } = await answersOfOpen(page);
      if (number === 1) {
        const answers = /^[a-d]$/.test(right) ? ['a', 'b', 'c', 'd'] : ['Your answer'];
        expect(await tabOrder(page)).toEqual(['Calculator', 'Reference', 'Read aloud', ...answers, 'Check answer']);
        // A hint, and back to the question.
        await tabTo(page, 'Hint');
        await page.keyboard.press('Enter');
        await page.getByText('Hint 1 of 4').waitFor();
        await focusOn(page, 'Messages');
        await tabTo(page, 'Message');
        await page.keyboard.type('thanks');
        await page.keyboard.press('Enter');
        await page.getByRole('log', { name: 'Messages' }).getByText('thanks', { exact: true }).waitFor();
        await page.getByText('Thinking...').waitFor({ state: 'hidden' });
        await focusOn(page, 'Message');
        await answerByKeys(page, wrong[0]!);
        await page.getByText('Two attempts left').waitFor();
        await focusOn(page, 'Check answer');
      }
      await answerByKeys(page, right);
      await page.getByRole('heading', { name: 'EXPLANATION' }).waitFor();
      await focusOn(page, number < 5 ? 'Next question' : 'See how it went');
      await page.keyboard.press('Enter');
    }
    await focusOn(page, 'Mission complete!');
    await tabTo(page, 'Done for today');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Do one more' }).waitFor();
  });
});

describe('a mission on a phone', () => {
  it('has the tutor in a sheet over the question: talked to by taps alone, and closed the place is where it was', async () => {
    const page = await world.newPage({
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await bringSession(page, await createDaily());
    await startMission(page);
    const { right, wrong } = await answersOfOpen(page);
    const sheet = page.getByRole('region', { name: 'Chat with AI tutor' });
    const bar = page.getByRole('navigation', { name: 'Tutor' }).getByRole('button');
    const tapReply = (name: string): Promise<void> => sheet.getByRole('button', { name, exact: true }).tap();
    const onBar = (): Promise<void> => bar.and(page.locator(':focus')).waitFor();

    await bar.tap();
    await focusOn(page, 'Chat with AI tutor');
    const over = (await sheet.boundingBox())!;
    expect([over.x, over.width, Math.round(over.y + over.height)]).toEqual([0, 390, 844]);
    for (const seen of [1, 2]) {
      await tapReply('Hint');
      await sheet.getByText(`Hint ${seen} of 4`, { exact: true }).waitFor();
    }
    await sheet.getByRole('button', { name: 'Close chat' }).tap();
    await sheet.waitFor({ state: 'hidden' });
    await onBar();

    await giveAnswer(page, wrong[0]!);
    await page.getByText('Two attempts left').waitFor();
    await bar.tap();
    await tapReply('Why is mine wrong?');
    await sheet.getByText('Why is mine wrong?', { exact: true }).first().waitFor();
    await page.getByText('Thinking...').waitFor({ state: 'hidden' });
    // Nobody has to type, and no keyboard comes up.
    await focusOn(page, 'Messages');
    await page.keyboard.press('Escape');
    await onBar();

    await giveAnswer(page, right);
    await page.getByRole('heading', { name: 'EXPLANATION' }).waitFor();
    await bar.tap();
    await tapReply('Explain');
    await sheet.getByText('Can you explain it?').waitFor();
    await page.getByText('Thinking...').waitFor({ state: 'hidden' });
    // However long it is, it's read from its beginning.
    const log = sheet.getByRole('log', { name: 'Messages' });
    const yOf = async (each: Locator): Promise<number> => (await each.boundingBox())?.y ?? 0;
    // A scrolled place is rounded to a whole pixel.
    await eventually(
      async () => (await yOf(log.locator('[data-reply]').last())) - (await yOf(log)),
      (below) => below >= -1,
      'the beginning of the explanation in sight',
    );
    await tapReply('Next question');
    await practiceQuestion(page, 2);
    await sheet.waitFor({ state: 'hidden' });
    await focusOn(page, 'Question 2');
    expect(await practiceOf(page)).toMatchObject([{ attempt: 2, hints_seen: 2, is_correct: true }, { attempt: 0 }]);
  });
});

describe('AivyDaily for other eyes', () => {
  it('leaves most of a small window to the question: at 400 % the header scrolls away and the bar is low', async () => {
    const page = await world.newPage({ reducedMotion: 'reduce', viewport: { width: 360, height: 225 } });
    await bringSession(page, await createDaily());
    await startMission(page);
    await page.getByRole('button', { name: 'Check answer' }).scrollIntoViewIfNeeded();
    const header = await page.getByRole('banner').boundingBox();
    expect(header!.y + header!.height).toBeLessThanOrEqual(0);
    const bar = (await page.getByRole('button', { name: /^Ask Aivy/ }).boundingBox())!;
    expect(bar.height).toBeGreaterThanOrEqual(44);
    expect(bar.y / 225).toBeGreaterThan(0.6);
    // And what the tutor says can be read.
    await page.getByRole('button', { name: /^Ask Aivy/ }).click();
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.getByText('Hint 1 of 4', { exact: true }).waitFor();
    const talk = (await page.getByRole('log', { name: 'Messages' }).boundingBox())!;
    expect(Math.min(225, talk.y + talk.height) - Math.max(0, talk.y)).toBeGreaterThanOrEqual(90);
  });

  it('shows streak, points, standing and the chosen side where the system forces its colours', async () => {
    const page = await world.newPage({ reducedMotion: 'reduce', forcedColors: 'active' });
    await bringSession(page, await createPractising());
    await page.goto('/aivy-daily');
    const week = page.getByRole('list', { name: 'This week' });
    await week.waitFor();
    await page.getByRole('heading', { name: /^Focus areas/ }).waitFor();
    const drawn = await page.evaluate(`(() => {
      const canvas = getComputedStyle(document.body).backgroundColor;
      const ground = (each) => getComputedStyle(each).backgroundColor.replace(/^rgba.*, 0\\)$/, canvas);
      const all = (selector, holds) => [document.querySelectorAll(selector)].every((found) => found.length > 0 && [...found].every(holds));
      const filled = (selector) => all(selector, (each) => ground(each) !== canvas);
      const edged = (selector) => all(selector, (each) => parseFloat(getComputedStyle(each).borderTopWidth) > 0);
      return {
        week: edged('[aria-label="This week"] i'),
        points: edged('[role="img"][aria-label$=" points"]'),
        mastery: filled('[role="img"][aria-label^="Mastery "] i'),
        chosen: filled('fieldset input:checked + span'),
        other: all('fieldset input:not(:checked) + span', (each) => ground(each) === canvas),
      };
    })()`);
    expect(drawn).toEqual({ week: true, points: true, mastery: true, chosen: true, other: true });
  });
});
