import type { Page } from 'playwright-core';

/** Figures of AivyDaily's screens, read off the page: what they may not disagree about. */

export type Bars = Map<string, { mastery: number; label: string }>;

/** A row with a topic's name and the bar of its mastery. Runs in the page. */
const READ_BARS = `[...document.querySelectorAll('main li, aside li')].flatMap((row) => {
  const name = row.querySelector(':scope > b')?.textContent;
  const mastery = /^Mastery (\\d+)/.exec(row.querySelector('[role=img]')?.getAttribute('aria-label') ?? '')?.[1];
  const label = row.closest('section')?.querySelector('h2')?.firstChild?.textContent?.trim();
  return name && mastery ? [[name, { mastery: Number(mastery), label }]] : [];
})`;

/** Topics with their bar: focus areas of AivyDaily or the dashboard, or all topics under their labels. */
export const barsOf = async (page: Page): Promise<Bars> =>
  new Map((await page.evaluate(READ_BARS)) as [string, { mastery: number; label: string }][]);

const found = (text: string, pattern: RegExp): string[] => {
  const match = pattern.exec(text);
  if (!match) throw new Error(`No ${pattern} on this screen:\n${text}`);
  return match.slice(1);
};
const numbers = (text: string, pattern: RegExp): number[] => found(text, pattern).map((each) => Number(each));

/** Today's mission, as the home offers it. */
export const missionOf = async (page: Page): Promise<string> => (await page.locator('#mission').textContent()) ?? '';

/** The streak, the points and what they're for, next to the topics. */
export function rewardsOf(text: string): { streak: number; points: number; goal: number; toGo: number } {
  const [streak, points, goal, toGo] = numbers(
    text,
    /Streak\s+(\d+)\s+days? in a row[\s\S]+Points\s+(\d+)\s+of (\d+)\s+(\d+) more points unlock a full practice test/,
  );
  return { streak: streak!, points: points!, goal: goal!, toGo: toGo! };
}

/** The score next to the topics. */
export const scoreOfHome = (text: string): number => numbers(text, /Your score\s+(\d+)\s+of 1600/)[0]!;

/** The latest mission of the list: its topic, when, minutes and points. */
export function lastMissionOf(text: string): { name: string; when: string; minutes: number; points: number } {
  const [name, when, minutes, points] = found(text, /Past missions\s+(.+)\s+(\w+), (\d+) min\s+\+(\d+)/);
  return { name: name!, when: when!, minutes: Number(minutes), points: Number(points) };
}

/** What the end of a mission says. */
export function endOfMission(text: string): { earned: number; points: number; streak: number; toGo: number } {
  const [earned, points, streak, toGo] = numbers(
    text,
    /\+(\d+)\s+points, (\d+) now[\s\S]+?(\d+)\s+day streak[\s\S]+?(\d+)\s+points to a full practice test/,
  );
  return { earned: earned!, points: points!, streak: streak!, toGo: toGo! };
}

/** The topic that was practiced, and what it gained. */
export function grownOf(text: string): { name: string; gained: number } {
  const [name, gained] = found(text, /What (?:grew|you practiced)\s+What does this mean\?\s+(.+)\s+(?:\+(\d+))?/);
  return { name: name!, gained: Number(gained ?? 0) };
}

/** The line of the menu: "3-day streak, 220 points". */
export function dailyOfMenu(text: string): { streak: number; points: number } {
  const [streak, points] = numbers(text, /AivyDaily\s+(\d+)-day streak, (\d+) points?/);
  return { streak: streak!, points: points! };
}

/** The price of a full test in the bar on top, and the points that the student has for it. */
export function lockedTestOf(text: string): { price: number; asked: number; points: number } {
  const [price, asked, points] = numbers(
    text,
    /Full tests\s+(\d+) points[\s\S]+unlock one for (\d+) points\. You have (\d+)\./,
  );
  return { price: price!, asked: asked!, points: points! };
}

/** The free week's dates, "Nov 28 – Dec 4", wherever a screen has them. */
export const weekOf = (text: string): string =>
  found(text, /(\w{3} \d+\s?–\s?(?:\w{3} )?\d+)/)[0]!.replaceAll(/\s/g, ' ');
