import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { Account } from './accounts.js';
import { answerModule } from './full-test-screen.js';
import { letDayPass } from './let-time-pass.js';
import { planOf, unitOf } from './plan-calls.js';
import { finishUnit, press, readLetter, startUnit, TARGET_PATH, UNIT_LENGTH } from './plan-screen.js';
import { next } from './test-screen.js';

type Student = Pick<Account, 'email' | 'token'>;

const heading = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('heading', { name }).first().waitFor();
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
/** Time for a chart to be drawn at its new width. */
const SETTLE_MS = 400;

/** One student's way through the screens, with what each one said. */
export class StoryWalk {
  /** By screen. */
  readonly said = new Map<string, string>();

  /** @param folder where pictures of each screen go, in order; '' for none */
  constructor(
    readonly page: Page,
    private readonly who: string,
    private readonly folder: string,
  ) {}

  text(screen: string): string {
    const text = this.said.get(screen);
    if (text === undefined) throw new Error(`The walk never came to "${screen}"`);
    return text;
  }

  async look(screen: string): Promise<void> {
    await this.page.getByText('Loading...').first().waitFor({ state: 'detached' });
    this.said.set(screen, await this.page.locator('body').innerText());
    if (this.folder === '') return;
    const name = `${this.who}-${String(this.said.size).padStart(2, '0')}-${screen.replaceAll(/[^\w]+/g, '-')}`;
    for (const size of SIZES) {
      await this.page.setViewportSize(size);
      await this.page.waitForTimeout(SETTLE_MS);
      await this.page.screenshot({ path: path.join(this.folder, `${name}-${size.width}.png`), fullPage: true });
    }
    fs.writeFileSync(path.join(this.folder, `${name}.txt`), this.text(screen));
  }

  /** The report's pages up to the areas of improvement. @param all with every topic of them */
  async readReport({ all = false } = {}): Promise<void> {
    const { page } = this;
    const showAll = (): Promise<void> => page.getByRole('button', { name: /^Show all \d+ topics$/ }).click();
    await page.goto('/diagnostic/result');
    await page.getByRole('img', { name: /^Total score \d+, range/ }).waitFor();
    await this.look('report');
    await press(page, 'Proceed to Improvements');
    await press(page, 'Proceed to Correct Answer Rate');
    await press(page, 'Proceed to Areas of Improvement');
    await heading(page, 'Areas of Improvement - Reading & Writing');
    if (all) await showAll();
    await this.look('areas english');
    await press(page, 'Proceed to Math');
    await press(page, 'Proceed to Areas of Improvement');
    await heading(page, 'Areas of Improvement - Math');
    if (all) await showAll();
    await this.look('areas math');
  }

  /** Three months for so many points more, shared by both sections. */
  async setTarget(gain: number): Promise<void> {
    const { page } = this;
    await page.goto(TARGET_PATH);
    await page.getByRole('radio', { name: /^3 months/ }).check();
    for (const name of ['Reading & Writing', 'Math']) {
      const slider = page.getByRole('slider', { name: `${name} target` });
      const [, target, more] = /^(\d+), (\d+) more/.exec((await slider.getAttribute('aria-valuetext')) ?? '')!;
      await page.getByRole('textbox', { name }).fill(String(Number(target) - Number(more) + gain / 2));
    }
    await page.getByText(new RegExp(`^${gain} more than today.* min a day`)).waitFor();
    await this.look('target');
    await press(page, 'Start Your Personalized Winning Path');
  }

  readLetter = (): Promise<void> => readLetter(this.page, (name) => this.look(name), 'three-months');

  async openDashboard(screen: string): Promise<void> {
    await this.page.goto('/dashboard');
    await heading(this.page, 'Score path');
    await this.look(screen);
  }

  /** A day: its dashboard, its unit with the last questions wrong, its end, and the dashboard afterwards. */
  async doDay(student: Student, day: number, wrong: number): Promise<void> {
    const { page } = this;
    const { id: planId } = await planOf(student);
    if (day > 1) await letDayPass({ planId });
    await this.openDashboard(`day ${day}, before`);
    await startUnit(page, `Day ${day} ${day % 2 === 1 ? 'R&W' : 'Math'}`);
    const keys = await unitOf({ account: student, planId }, day);
    const right = UNIT_LENGTH - wrong;
    if (right > 0) await answerModule(page, keys, 'right', { to: right });
    if (right > 0 && wrong > 0) await next(page);
    if (wrong > 0) await answerModule(page, keys, 'wrong', { from: right + 1 });
    await finishUnit(page);
    await press(page, 'Next');
    await heading(page, `Day ${day} done!`);
    await page.getByText('Working out what grew…').waitFor({ state: 'detached' });
    await page.getByText(/^likely by/).waitFor();
    await page.getByText(/^points, \d+ now$/).waitFor();
    await this.look(`day ${day}, done`);
    await this.openDashboard(`day ${day}, after`);
  }
}
