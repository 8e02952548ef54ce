import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { bringSession, createAccount, mustCall } from './accounts.js';
import { explanationStart, keyById } from './answer-key.js';
import { faultsAtEveryWidth } from './axe.js';
import { sql } from './database.js';
import { letDayPass } from './let-time-pass.js';
import { createPlanned, missUnit, unitOf, type Planned } from './plan-calls.js';
import { practise, practiceQuestion } from './practice-screen.js';
import { eventually, useWorld } from './world.js';
import { itemById } from './written-bank.js';

const world = useWorld();
const [MATH_TOPIC, READING_TOPIC] = [19, 5];
const FIRST_MATH_SKILL = 12;

/** A student with a diagnostic, two finished units, a third one begun, and two practice sessions, one of them open. */
let student: Planned;
let open: Awaited<ReturnType<typeof unitOf>>;
let done: Awaited<ReturnType<typeof practise>>;
let begun: Awaited<ReturnType<typeof practise>>;
beforeAll(async () => {
  student = await createPlanned();
  const { account, planId } = student;
  await missUnit(student, 1, { wrong: 2, empty: 1 });
  await letDayPass(student);
  await missUnit(student, 2, { wrong: 1 });
  await letDayPass(student);
  open = await unitOf(student, 3);
  await mustCall(
    '/daily/save-progress',
    { plan_id: planId, day: 3, question_id: [open[0]!.id], answer: [open[0]!.wrong] },
    account.token,
  );
  await mustCall('/auth/select-product', { product_id: 2 }, account.token);
  done = await practise(account, MATH_TOPIC, [0, 1, 3, 0, 0]);
  begun = await practise(account, READING_TOPIC, [2]);
  const at = { conversation_id: begun.conversationId };
  const { question_id: id } = (await mustCall('/aivydaily/next-question', at, account.token)) as {
    question_id: number;
  };
  const given = { ...at, question_id: id, answer: keyById(id).type === 'choice' ? keyById(id).wrong : '-971' };
  await mustCall('/aivydaily/submit-answer', given, account.token);
}, 120_000);

async function visit(path: string): Promise<Page> {
  const page = await world.newPage({ reducedMotion: 'reduce' });
  await bringSession(page, student.account);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}
const rows = (page: Page): Locator => page.getByRole('list', { name: 'Mistakes' }).getByRole('listitem');
const detail = (page: Page): Locator => page.getByRole('article');
/** How an address names the first question of a unit; which subject a day has depends on what the plan knows by then. */
async function firstOf(day: number): Promise<string> {
  const [first] = await unitOf(student, day);
  return `unit-${day}.${itemById(first!.id).skill < FIRST_MATH_SKILL ? 'english' : 'math'}.1`;
}
const heading = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { name, exact: true, level: 1 }).waitFor();
interface Solved {
  question_id?: unknown;
  explanation?: unknown;
}

/** How many of these questions have come to the page with their explanation. */
function keysThatCame(page: Page): { of(ids: readonly number[]): number } {
  const came = new Set<unknown>();
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    void response.text().then(
      (text) =>
        JSON.parse(text, (_key, value: Solved | null) => {
          if (typeof value?.explanation === 'string') came.add(value.question_id);
          return value;
        }),
      () => undefined,
    );
  });
  return { of: (ids) => ids.filter((id) => came.has(id)).length };
}

describe('the mistakes of daily sets', () => {
  it('are reached from the result of a unit, and from there all of them', async () => {
    const page = await visit('/dashboard');
    await page.goto(`/daily-test/result/1/${student.planId}/r&w`);
    await page.getByRole('link', { name: 'Try the missed ones again' }).click();
    await heading(page, '3 mistakes');
    expect(new URL(page.url()).search).toBe('?test=unit-1');
    expect(await rows(page).filter({ hasText: 'omitted' }).count()).toBe(1);

    await page.getByRole('combobox', { name: 'Test or daily work' }).selectOption('All daily sets');
    await heading(page, '4 mistakes in 2 daily sets');
    await page.getByRole('button', { name: /^Omitted/ }).click();
    await page.getByText('1 of 4 shown', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Omitted/ }).click();
    await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 7 days');
    await heading(page, '4 mistakes in 2 daily sets');
    expect(new URL(page.url()).search).toBe('?test=units&days=7');
  });

  it('come without keys until one is opened, and never those of a unit that is not handed in', async () => {
    const page = await world.newPage({ reducedMotion: 'reduce' });
    const came = keysThatCame(page);
    await bringSession(page, student.account);
    await page.goto('/mistakes?test=units');
    await heading(page, '4 mistakes in 2 daily sets');
    // The first mistake opens with the page.
    const [first] = await unitOf(student, 2);
    await detail(page).getByRole('heading', { name: 'EXPLANATION' }).waitFor();
    const [second] = await unitOf(student, 1);
    expect([came.of([first!.id]), came.of([second!.id])]).toEqual([1, 0]);
    await rows(page).nth(1).getByRole('link').first().click();
    await detail(page).getByRole('heading', { name: 'EXPLANATION' }).waitFor();
    // The page may show a response before this listener has read it.
    await eventually(
      async () => came.of([second!.id]),
      (count) => count === 1,
      'the key of the opened mistake',
    );
    expect(came.of(open.map(({ id }) => id))).toBe(0);
    await page.goto('/mistakes?test=unit-3');
    await page.getByRole('link', { name: 'Go to your tests' }).waitFor();
    expect(came.of(open.map(({ id }) => id))).toBe(0);
  });

  it('are tried again, talked through, and lead to more like them', async () => {
    const [first] = await unitOf(student, 2);
    const page = await visit(`/mistakes?test=units&item=${await firstOf(2)}&try=1`);
    await detail(page).getByRole('button', { name: 'Check answer' }).waitFor();
    expect(await detail(page).getByRole('heading', { name: 'EXPLANATION' }).count()).toBe(0);
    if (first!.type === 'choice')
      await detail(page).getByRole('radio').nth('abcd'.indexOf(first!.right)).check({ force: true });
    else await detail(page).getByRole('textbox').fill(first!.right);
    await page.getByRole('button', { name: 'Check answer' }).click();
    await page.getByText('Right this time.').waitFor();

    await page.getByRole('button', { name: 'Talk it through' }).click();
    const chat = page.getByRole('region', { name: 'Chat with AI tutor' });
    await chat.getByText('Hi Maya! What should we look at in this question?').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Three more like this' }).click();
    await practiceQuestion(page, 1);
    expect(await sql('select 1 from aivydaily.sessions where liked_item = $1', [first!.id])).toBe(1);
  });
});

describe('the mistakes of practice', () => {
  it('are those of the first try, and no question that has tries left', async () => {
    const page = await visit(`/mistakes?test=practice-${done.conversationId}`);
    await heading(page, '2 mistakes');
    await rows(page).filter({ hasText: 'right on attempt 2' }).waitFor();
    await page.getByRole('combobox', { name: 'Test or daily work' }).selectOption('All practice');
    // Of the open session one question is complete.
    await heading(page, '3 mistakes in 2 practice sessions');
    expect(await rows(page).count()).toBe(3);
  });

  it('say with the key what the first answer was', async () => {
    const id = done.questions[2]!;
    const page = await visit(`/mistakes?test=practice&item=practice-${done.conversationId}.math.3`);
    await detail(page).getByRole('heading', { name: 'EXPLANATION' }).waitFor();
    const start = explanationStart(id);
    if (start !== '') expect(await detail(page).textContent()).toContain(start);
    await eventually(
      () => sql('select 1 from plan.evidence where item_id = $1', [id]),
      (count) => count > 0,
      'the answers in the learner record',
    );
    await page.getByRole('button', { name: 'Talk it through' }).click();
    await page.getByRole('region', { name: 'Chat with AI tutor' }).getByRole('textbox', { name: 'Message' }).waitFor();
  });

  it('of somebody else are not there', async () => {
    const page = await world.newPage({ reducedMotion: 'reduce' });
    const came = keysThatCame(page);
    await bringSession(page, await createAccount());
    await page.goto(`/mistakes?test=practice-${done.conversationId}&item=practice-${done.conversationId}.math.3`);
    await page.getByRole('link', { name: 'Go to your tests' }).waitFor();
    expect(came.of(done.questions)).toBe(0);
  });
});

describe('everything together', () => {
  it('is counted by skill, narrowed by it, walked through by keys and printed without its controls', async () => {
    const page = await visit('/mistakes?test=everything');
    await page
      .getByRole('heading', { level: 1, name: /mistakes in 1 test, 2 daily sets and \d practice sessions$/ })
      .waitFor();
    const skills = page.getByRole('region', { name: 'Mistakes by skill' });
    await skills.getByRole('button').first().click();
    await page.getByText(/^\d+ of \d+ shown$/).waitFor();
    expect(new URL(page.url()).searchParams.get('skill')).not.toBeNull();
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('button', { name: 'Clear' }).waitFor({ state: 'detached' });
    await page.keyboard.press('j');
    await detail(page).getByRole('heading', { level: 2 }).first().waitFor();
    await page.keyboard.press('Escape');
    await detail(page).waitFor({ state: 'detached' });
    await rows(page).nth(1).locator('a:focus').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    expect(await skills.isVisible()).toBe(true);
  });

  it('breaks no rule of accessibility in either theme, and fits every width', async () => {
    const page = await visit('/mistakes?test=everything');
    const found: string[] = [];
    const first = await firstOf(1);
    for (const address of [
      '/mistakes?test=everything',
      '/mistakes?test=units',
      `/mistakes?test=unit-1&item=${first}`,
      '/mistakes?test=practice&item=practice-999999.math.1',
      `/mistakes?test=practice&item=practice-${done.conversationId}.math.2&try=1`,
      '/mistakes?test=unit-9',
    ]) {
      await page.goto(address);
      await (
        address.includes(`${done.conversationId}.`) || address.includes('unit-1&')
          ? detail(page).getByRole('button').first()
          : page.locator('main li a, main a').first()
      )
        .waitFor()
        .catch((error: unknown) => {
          throw new Error(`${address} shows no question or link`, { cause: error });
        });
      found.push(...(await faultsAtEveryWidth(page, address)));
    }
    expect(found).toEqual([]);
  });
});
