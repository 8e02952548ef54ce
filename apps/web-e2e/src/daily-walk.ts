import type { Page } from 'playwright-core';
import type { Account } from './accounts.js';
import { barsOf, missionOf, type Bars } from './daily-facts.js';
import { letQuestionTake } from './let-time-pass.js';
import { AT_WORK } from './pace.js';
import { press } from './plan-screen.js';
import { answersOfOpen, giveAnswer, goOn, practiceQuestion, said } from './practice-screen.js';
import type { StoryWalk } from './story-walk.js';

/** Misses of each question before the right answer; three for none that was right. */
export type Misses = readonly (0 | 1 | 2 | 3)[];

const heading = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('heading', { name }).first().waitFor();

const openMenu = (page: Page): Promise<void> => page.getByRole('banner').getByRole('button', { name: /Maya/ }).click();

/** One student's days in AivyDaily: their screens, and the figures that only the page itself has. */
export class DailyWalk {
  constructor(
    private readonly walk: StoryWalk,
    private readonly student: Account,
  ) {}

  /** AivyDaily's home, by its address or as told. @returns today's mission and the focus areas of Math */
  async openHome(screen: string, open?: () => Promise<unknown>): Promise<{ mission: string; bars: Bars }> {
    const { page } = this.walk;
    await (open ? open() : page.goto('/aivy-daily'));
    await heading(page, 'Badges');
    await heading(page, 'Past missions');
    await page
      .getByText('No missions yet.')
      .or(page.getByRole('link', { name: 'Questions you missed' }))
      .first()
      .waitFor();
    await page.locator('#mission').waitFor();
    await this.walk.look(screen);
    return { mission: await missionOf(page), bars: await barsOf(page) };
  }

  /** All topics of both subjects with their labels. */
  async openTopics(day: string): Promise<Bars> {
    const { page } = this.walk;
    const bars: [string, { mastery: number; label: string }][] = [];
    for (const subject of ['math', 'english'] as const) {
      await page.goto(`/aivy-daily/topics?subject=${subject}`);
      await page
        .getByRole('link', { name: /^Start / })
        .first()
        .waitFor();
      await this.walk.look(`${day}, topics ${subject}`);
      bars.push(...(await barsOf(page)));
    }
    return new Map(bars);
  }

  /** The menu, and the page that full tests start from. */
  async openDoors(day: string): Promise<void> {
    const { page } = this.walk;
    const streak = (): Promise<void> => page.getByRole('banner').getByText('-day streak').first().waitFor();
    await openMenu(page);
    await page.getByRole('menuitem', { name: 'Account' }).waitFor();
    await page
      .getByText(/day streak, \d+ point/)
      .or(page.getByText(/^Free week, /))
      .first()
      .waitFor();
    await this.walk.look(`${day}, menu`);
    await page.keyboard.press('Escape');
    await page.goto('/account');
    await heading(page, 'Products');
    await streak();
    await this.walk.look(`${day}, account`);
    await page.goto('/full-test/start');
    await heading(page, 'Your tests');
    await streak();
    await this.walk.look(`${day}, full tests`);
  }

  /** Today's mission, from the home to its end. @returns its name on the session's own page */
  async doMission(day: string, misses: Misses): Promise<string> {
    const { page } = this.walk;
    await press(page, "Start today's mission");
    await practiceQuestion(page, 1);
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await this.walk.look(`${day}, mission`);
    for (const [index, count] of misses.entries()) {
      await practiceQuestion(page, index + 1);
      const { right, wrong } = await answersOfOpen(page);
      await letQuestionTake(this.student, AT_WORK.math);
      for (const [miss, answer] of wrong.slice(0, count).entries()) {
        await giveAnswer(page, answer);
        await page.getByText(['Two attempts left', 'One attempt left', 'Three attempts used'][miss]!).waitFor();
      }
      if (count < 3) {
        await giveAnswer(page, right);
        await said(page, /^Right/);
      }
      if (index + 1 < misses.length) await goOn(page);
    }
    await press(page, 'See how it went');
    await heading(page, 'Mission complete!');
    await page.getByText('Working out what grew…').waitFor({ state: 'detached' });
    await page.getByText(/^points, \d+ now$/).waitFor();
    await this.walk.look(`${day}, done`);
    return name;
  }

  /** AivyPath is added from the menu, and its free week starts. */
  async addPath(): Promise<void> {
    const { page } = this.walk;
    await page.goto('/aivy-daily');
    await heading(page, 'Badges');
    await openMenu(page);
    await page.getByRole('menuitem', { name: /^AivyPath/ }).click();
    await heading(page, 'Start your free week of AivyPath');
    await this.walk.look('free week');
    await press(page, 'Start free week');
    await page.waitForURL(/\/diagnostic\/(review|result)/);
  }
}
