import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { announced } from './announced.js';
import { FORM_KEY } from './answer-key.js';
import { judgeAnnounced } from './judge-announced.js';
import { compact } from './said.js';
import { checkYourWork, choiceButton, next, questionHeading, startDiagnostic, submitSection } from './test-screen.js';
import { giveVoice, spoken } from './stand-in-voice.js';
import { eventually, useWorld } from './world.js';

const world = useWorld({ offline: true });

/** Grounds of the buttons on the screen whose names begin so, and of the letters of choices, as the system paints them. */
const GROUNDS = `(() => {
  const ground = (each) => getComputedStyle(each).backgroundColor;
  const button = (name) => [...document.querySelectorAll('button[aria-pressed]')]
    .find((each) => each.checkVisibility() && (each.getAttribute('aria-label') ?? each.textContent).startsWith(name));
  const letter = (choice) => [...document.querySelectorAll('button[data-choice="' + choice + '"]')]
    .find((each) => each.checkVisibility()).firstElementChild;
  return {
    plain: ground(button('Mark for review')),
    eliminator: ground(button('ABC')),
    annotate: ground(button('Annotate')),
    chosen: ground(letter('b')),
    free: ground(letter('a')),
  };
})()`;

/** Does the first line of what is highlighted stand on the screen, with nothing over it? */
const IN_SIGHT = `(() => {
  const [range] = CSS.highlights.get('aivy-spoken');
  const { left, top, height } = range.getClientRects()[0];
  const at = document.elementFromPoint(left + 3, top + height / 2);
  return at !== null && at.contains(range.startContainer) && at.closest('[data-shown-question]') !== null;
})()`;

/** What an element of the question on the screen shows. */
const shown = async (page: Page, selector: string): Promise<string> =>
  compact(await page.locator(`[data-shown-question] ${selector}`).first().innerText());

describe('what Chromium tells a screen reader', () => {
  judgeAnnounced(async () => {
    const page = await world.newPage();
    return {
      start: () => startDiagnostic(page),
      choose: (letter) => choiceButton(page, letter).click(),
      next: async (section, number) => {
        await next(page);
        await questionHeading(page, number, FORM_KEY[section].length).waitFor();
      },
      toMath: async () => {
        await checkYourWork(page);
        await submitSection(page, 'Finish Reading & Writing?');
        await questionHeading(page, 1, FORM_KEY.math.length).waitFor();
      },
      lines: async () => {
        // The heading is there before what draws formulas has come.
        await page.locator('[data-shown-question] [data-region="question"]').waitFor();
        return announced(page);
      },
    };
  });
});

describe('with the colours of the system', () => {
  it('what is chosen or on is told from what is not by a ground that the system has for it', async () => {
    const page = await world.newPage({ forcedColors: 'active', reducedMotion: 'reduce' });
    await giveVoice(page, { slowly: true });
    await startDiagnostic(page);
    await choiceButton(page, 'b').click();
    await page.getByRole('button', { name: 'ABC: eliminate answers' }).click();
    await page.getByRole('button', { name: 'Annotate' }).click();
    const { plain, eliminator, annotate, chosen, free } = await page.evaluate<Record<string, string>>(GROUNDS);
    expect([eliminator, annotate].map((ground) => ground === plain)).toEqual([false, false]);
    expect(chosen).not.toBe(free);
  });
});

describe('read aloud', () => {
  it('reads a question to its last choice, also without network, and remembers the speed', async () => {
    const page = await world.newPage();
    await giveVoice(page);
    await startDiagnostic(page);
    // The tools are here once the page has come to rest.
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Read aloud' }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Read aloud' }).click();
    const bar = page.getByRole('group', { name: 'Read aloud' });
    const said = await eventually(
      () => spoken(page),
      (sentences) => sentences.some((sentence) => sentence.startsWith('Choice D:')),
      'the reading of the last choice',
    );
    await page.context().setOffline(false);
    expect(said.filter((sentence) => /^Choice [A-D]: /.test(sentence)).map((sentence) => sentence[7])).toEqual([
      'A',
      'B',
      'C',
      'D',
    ]);
    expect(compact(said.join(' '))).toContain((await shown(page, '[data-region="question"]')).slice(0, 40));
    await bar.getByLabel('Speed').selectOption('1.5');
    await page.reload();
    await questionHeading(page, 1, FORM_KEY.english.length).waitFor();
    await page.keyboard.press('r');
    expect(await bar.getByLabel('Speed').inputValue()).toBe('1.5');
  });

  it('covers nothing of the question at 390 px and at 400 % zoom, with fingers of 44 px', async () => {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 320, height: 256 },
    ]) {
      const page = await world.newPage({ viewport });
      await giveVoice(page, { slowly: true });
      await startDiagnostic(page);
      await page.keyboard.press('r');
      const bar = page.getByRole('group', { name: 'Read aloud' });
      await bar.waitFor();
      const [controls, question] = [await bar.boundingBox(), await page.locator('[data-shown-question]').boundingBox()];
      if (!controls || !question) throw new Error('There is no question, or nothing that reads it');
      const [over, under] = controls.y < question.y ? [controls, question] : [question, controls];
      expect(under.y).toBeGreaterThanOrEqual(over.y + over.height - 1);
      for (const control of await bar.getByRole('button').all()) {
        const box = await control.boundingBox();
        expect([box?.width, box?.height].map((size) => (size ?? 0) >= 44)).toEqual([true, true]);
      }
      expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    }
  });

  it('keeps the sentence that it reads in sight at 400 % zoom, also in a paragraph longer than the screen', async () => {
    const page = await world.newPage({ viewport: { width: 320, height: 256 } });
    await giveVoice(page, { slowly: true });
    await startDiagnostic(page);
    await page.keyboard.press('r');
    for (let sentence = 1; sentence <= 8; sentence += 1) {
      await eventually(
        () => spoken(page),
        ({ length }) => length === sentence,
        `sentence ${sentence}`,
      );
      expect(await page.evaluate<boolean>(IN_SIGHT)).toBe(true);
      await page.getByRole('button', { name: 'Next sentence' }).click();
    }
  });
});
