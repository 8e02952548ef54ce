import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { bringSession, type Account } from './accounts.js';
import { explanationStart, keyById } from './answer-key.js';
import { faultsAtEveryWidth } from './axe.js';
import { sql } from './database.js';
import { finishFullTest } from './finished-tests.js';
import { focusedName, tabTo } from './focus.js';
import { answersOfOpen, createDaily, practiceQuestion } from './practice-screen.js';
import { eventually, useWorld } from './world.js';

const world = useWorld();

/** Module 1 of somebody who goes back to question 2 and changes it. */
const TRAIL = {
  left: [1610, 1590, 1540, 1500, 1420, 1300, 1200, 900, 700, 650, 600],
  at: [0, 0, 1, 1, 2, 2, 3, 1, 1, 4, 27],
  entry: [null, 'b', null, 'a', null, 'c', null, null, 'c', null, null],
};

/** A student with two full tests, the later one better. */
let student: Account;
let earlier: string;
let later: string;
beforeAll(async () => {
  student = await createDaily();
  earlier = await finishFullTest(student, { missEvery: 3, omitted: 3 });
  // Nobody starts two tests in the same second, which is all that a start says.
  await sql("update full_test.tests set start_time = start_time - interval '3 hours' where test_id = $1", [earlier]);
  later = await finishFullTest(student, { missEvery: 7, omitted: 1, trail: TRAIL });
});

const open = async (path: string): Promise<Page> => {
  const page = await world.newPage({ reducedMotion: 'reduce' });
  await bringSession(page, student);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
};
const list = (page: Page): Locator => page.getByRole('list', { name: 'Mistakes' });
const rows = (page: Page): Locator => list(page).getByRole('listitem');
const detail = (page: Page): Locator => page.getByRole('article');
const onQuestion = (page: Page, number: number): Promise<void> =>
  detail(page)
    .getByRole('heading', { name: new RegExp(`^Question ${number}\\b`), level: 2 })
    .waitFor();
const shown = (page: Page, text: string): Promise<void> => page.getByText(text, { exact: true }).waitFor();

/** Id of the question on the page, as its links name it. */
async function questionId(page: Page): Promise<number> {
  const href = await page.getByRole('link', { name: 'Three more like this' }).getAttribute('href');
  return Number(new URL(href!, page.url()).searchParams.get('like'));
}

describe('the mistakes of all tests', () => {
  it('are reached from the list of tests, narrowed by filters that the address keeps, and opened by a link of their own', async () => {
    const page = await open('/full-test/start');
    await page.getByRole('link', { name: 'Review mistakes from all your tests' }).click();
    // Every seventh of 27, 27, 22 and 22 questions, and the last of each module.
    await page.getByRole('heading', { name: /^16 mistakes, about \d+ points$/, level: 1 }).waitFor();
    await shown(page, '16 of 16 shown');

    await page.getByRole('button', { name: /^Omitted/ }).click();
    await shown(page, '4 of 16 shown');
    await page.getByRole('combobox', { name: 'Module' }).selectOption('3');
    await shown(page, '1 of 16 shown');
    await rows(page).first().getByRole('link').first().click();
    await onQuestion(page, 22);
    const address = page.url();
    expect(new URL(address).search).toBe(`?module=3&omitted=1&item=${later}.3.22`);

    const again = await open(address);
    await onQuestion(again, 22);
    await shown(again, '1 of 16 shown');
    await page.goBack();
    // The first mistake stays open, and is no part of the address.
    await page.waitForURL(/\?module=3&omitted=1$/);
    await shown(page, '1 of 16 shown');

    await page.getByRole('combobox', { name: 'Test' }).selectOption('all');
    await page.getByRole('heading', { name: /^\d+ mistakes in 2 tests$/, level: 1 }).waitFor();
    expect(await list(page).getByText('Full test 1', { exact: false }).count()).toBeGreaterThan(0);
    // What an address does not know is passed over.
    await page.goto(`/mistakes?test=nobody&skill=99&order=odd&item=${earlier}`);
    await page.getByRole('heading', { name: /^16 mistakes/, level: 1 }).waitFor();
  });

  it('are tried again without a sight of the key, until the answer is right or is asked for', async () => {
    const page = await open(`/mistakes?item=${later}.1.7&try=1`);
    await onQuestion(page, 7);
    const { right, wrong } = keyById(await questionId(page));
    /** What belongs to the answer: its heading, and the beginning of the explanation wherever it may stand. */
    const secrets = async (): Promise<number> => {
      const start = explanationStart(await questionId(page));
      const text = (await detail(page).textContent()) ?? '';
      const told = start !== '' && text.includes(start);
      return Number(told) + (await detail(page).getByRole('heading', { name: 'EXPLANATION' }).count());
    };
    expect(await secrets()).toBe(0);
    const choose = async (letter: string): Promise<void> => {
      await detail(page).getByRole('radio').nth('abcd'.indexOf(letter)).check({ force: true });
      await page.getByRole('button', { name: 'Check answer' }).click();
    };
    await choose(wrong);
    await page.getByText('Not yet. Look at it once more.').waitFor();
    expect(await secrets()).toBe(0);
    expect(await detail(page).getByRole('radio').nth('abcd'.indexOf(wrong)).isDisabled()).toBe(true);
    await choose(right);
    await page.getByText('Right this time.').waitFor();
    await detail(page).getByRole('heading', { name: 'EXPLANATION' }).waitFor();
    expect(await secrets()).toBe(2);

    // Covered from mistake to mistake; uncovered by a deliberate act alone.
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
    await page.getByRole('button', { name: 'Show the answer' }).waitFor();
    expect(await secrets()).toBe(0);
    await page.getByRole('button', { name: 'Next mistake' }).click();
    await detail(page)
      .getByRole('heading', { name: /^Question (?!7\b)/, level: 2 })
      .waitFor();
    await page.getByRole('button', { name: 'Show the answer' }).waitFor();
    expect(await secrets()).toBe(0);
    await page.getByRole('button', { name: 'Show the answer' }).click();
    await detail(page).getByRole('heading', { name: 'EXPLANATION' }).waitFor();
  });

  it('lead on: to three questions like this one, and to the tutor who knows which it is', async () => {
    const page = await open(`/mistakes?item=${later}.1.14`);
    await onQuestion(page, 14);
    await page.getByRole('button', { name: 'Talk it through' }).click();
    const chat = page.getByRole('region', { name: 'Chat with AI tutor' });
    await chat.getByText('Hi Maya! What should we look at in this question?').waitFor();
    // Keys that are written there are not the page's.
    await chat.getByRole('textbox', { name: 'Message' }).pressSequentially('jkt');
    expect(new URL(page.url()).searchParams.get('item')).toBe(`${later}.1.14`);
    await page.keyboard.press('Escape');
    await onQuestion(page, 14);

    const like = await questionId(page);
    await eventually(
      () => sql('select 1 from plan.evidence where item_id = $1', [like]),
      (count) => count > 0,
      'the answers in the learner record',
    );
    await page.getByRole('link', { name: 'Three more like this' }).click();
    await practiceQuestion(page, 1);
    const asked = await sql(`select 1 from aivydaily.sessions where liked_item = $1 and conversation_id = $2`, [
      like,
      Number(new URL(page.url()).pathname.split('/').at(-1)),
    ]);
    expect(asked).toBe(1);
    expect((await answersOfOpen(page)).right).not.toBe('');
  });

  it('go by keys alone', async () => {
    const page = await open('/mistakes');
    await rows(page).first().waitFor();
    await page.keyboard.press('j');
    const first = await focusedAfter(page);
    await page.keyboard.press('j');
    const second = await focusedAfter(page, first);
    await page.keyboard.press('k');
    await focusedAfter(page, second);
    await page.keyboard.press('t');
    await page.getByRole('button', { name: 'Show the answer' }).waitFor();
    await tabTo(page, 'Show the answer');
    await page.keyboard.press('Enter');
    await detail(page).getByRole('heading', { name: 'EXPLANATION' }).waitFor();
    await page.keyboard.press('Escape');
    await detail(page).waitFor({ state: 'detached' });
    // Back at the row, to go on from there.
    await rows(page).nth(1).locator('a:focus').waitFor();
  });

  it('keep the keyboard with the choices after a wrong one, and letters of a menu to the menu', async () => {
    const page = await open(`/mistakes?item=${later}.1.7&try=1`);
    await onQuestion(page, 7);
    const { wrong } = keyById(await questionId(page));
    await detail(page).getByRole('radio').nth('abcd'.indexOf(wrong)).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.getByText('Not yet. Look at it once more.').waitFor();
    await detail(page).locator('input[type=radio]:focus').waitFor({ state: 'attached' });

    await page.getByRole('button', { name: /Maya Lindqvist/ }).click();
    await page.getByRole('menuitem', { name: 'Mistakes' }).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Escape');
    await page.getByRole('menuitem', { name: 'Mistakes' }).waitFor({ state: 'hidden' });
    expect(new URL(page.url()).searchParams.get('item')).toBe(`${later}.1.7`);
  });
});

/** The heading of the open question, which has the focus once it is another than before, and the one of the address. */
const focusedAfter = (page: Page, before = ''): Promise<string> =>
  eventually(
    async () => {
      const { searchParams } = new URL(page.url());
      return `${await focusedName(page)} ${searchParams.get('item') ?? ''}`;
    },
    (name) => /^Question (\d+)\b.*\.\1$/s.test(name) && name !== before,
    'the focus on the next question',
  );

describe('two tests', () => {
  it('are held against each other, with what is noise and what is change', async () => {
    const page = await open('/mistakes');
    // While the test is on its way the page still moves.
    await rows(page).first().waitFor();
    await page.getByRole('radio', { name: 'Compare' }).click({ force: true });
    await page.getByRole('heading', { name: 'What changed, and what’s about the same', level: 1 }).waitFor();
    const total = page.getByRole('row', { name: /^Total/ });
    await total.getByText(/^(Real improvement|Probably improved)$/).waitFor();
    expect(await page.getByText(/Two tests usually differ by up to \d+ points/).count()).toBe(3);
    // Which is which depends on the questions that were dealt: of three scores and eight topics each is told one way.
    const told = page.getByRole('row').filter({
      hasText:
        /About the same|Real improvement|Probably improved|Dipped|Probably dipped|More right|Fewer right|not compared/,
    });
    expect(await told.count()).toBe(11);
    expect(new URL(page.url()).search).toBe('?view=compare');
  });
});

describe('the replay of a module', () => {
  it('says when which question was visited, changed and left, and goes through it step by step', async () => {
    const page = await open(`/mistakes?view=pacing&test=${later}`);
    await page.getByText('Visited twice, first at 1:20, 6:10 in all, changed once from A to C').waitFor();
    await page.getByRole('button', { name: 'Step on' }).click();
    await page.getByText('0:10: On question 1, 0 of 27 answered').waitFor();
    await page.getByRole('button', { name: 'Step on' }).click();
    await page.getByText('0:30: On question 1, 1 of 27 answered').waitFor();
    await page.getByRole('slider', { name: 'Time in the module' }).fill('920');
    await page.getByText('15:20: On question 2, 3 of 27 answered').waitFor();
    await page.getByRole('combobox', { name: 'Module' }).selectOption('2');
    await page.getByText(/before visits were noted/).waitFor();
  });
});

describe('the workbench on paper and to whoever sees otherwise', () => {
  it('prints what is shown without its controls, and no key of what is being tried', async () => {
    const page = await open(`/mistakes?module=1&item=${later}.1.7`);
    await onQuestion(page, 7);
    await page.emulateMedia({ media: 'print' });
    expect(await rows(page).count()).toBe(4);
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'Try again', exact: true }).isVisible()).toBe(false);
    expect(await detail(page).getByRole('heading', { name: 'EXPLANATION' }).isVisible()).toBe(true);
    await page.goto(`/mistakes?module=1&item=${later}.1.7&try=1`);
    await onQuestion(page, 7);
    expect(await detail(page).getByRole('heading', { name: 'EXPLANATION' }).count()).toBe(0);
  });

  it('has the first of a long list on the screen, the rest at a press that the keyboard follows, and all of it on paper', async () => {
    // Of the earlier test 8, 8, 6 and 6 wrong ones and three omitted in each module.
    const page = await open('/mistakes?test=all');
    await shown(page, '56 of 56 shown');
    expect(await rows(page).count()).toBe(30);
    await page.emulateMedia({ media: 'print' });
    expect(await rows(page).count()).toBe(56);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Show 26 more' }).press('Enter');
    await rows(page).nth(30).locator(':focus').waitFor();
    expect(await rows(page).count()).toBe(56);
  });

  it('breaks no rule of accessibility in either theme, and fits every width', async () => {
    const page = await open('/mistakes');
    const found: string[] = [];
    for (const address of [
      '/mistakes',
      '/mistakes?test=all&omitted=1',
      `/mistakes?item=${later}.1.7`,
      `/mistakes?item=${later}.3.7&try=1`,
      '/mistakes?view=compare',
      `/mistakes?view=pacing&test=${later}`,
      `/mistakes?view=pacing&test=${earlier}`,
    ]) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      await (
        address.includes('item=')
          ? detail(page).getByRole('button').first()
          : page.locator('li:visible, table:visible').first()
      ).waitFor();
      found.push(...(await faultsAtEveryWidth(page, address)));
    }
    expect(found).toEqual([]);
  });
});
