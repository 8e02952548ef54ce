import { describe, expect, it, jest } from '@jest/globals';
import { bringSession, createAccount, submitDiagnostic } from './accounts.js';
import {
  dailyOfMenu,
  barsOf,
  endOfMission,
  grownOf,
  lastMissionOf,
  lockedTestOf,
  rewardsOf,
  scoreOfHome,
  weekOf,
  type Bars,
} from './daily-facts.js';
import { DailyWalk, type Misses } from './daily-walk.js';
import { letDayPass } from './let-time-pass.js';
import { workAtPace } from './pace.js';
import { targetCanBeSet } from './plan-calls.js';
import { focusOfDashboard, streakOfHeader, topicsOf } from './story-facts.js';
import { StoryWalk } from './story-walk.js';
import { useWorld } from './world.js';

const world = useWorld();
jest.setTimeout(240_000);
const FOLDER = process.env['WALK_FOLDER'] ?? '';

/** A good day, a bad one, and one between. Points by hand: 20 for a right first attempt, 10 for a second. */
const DAYS: readonly { misses: Misses; earned: number; line: string }[] = [
  { misses: [0, 0, 0, 0, 0], earned: 100, line: 'All 5 right on the first try.' },
  {
    misses: [3, 0, 3, 1, 3],
    earned: 30,
    line: '1 of 5 right on the first try, and you solved 1 more by trying again.',
  },
  {
    misses: [0, 1, 0, 0, 0],
    earned: 90,
    line: '4 of 5 right on the first try, and you solved 1 more by trying again.',
  },
];
const TEST_COST = 800;

const withPoints = (points: number) => ({ points, goal: TEST_COST, toGo: TEST_COST - points });
/** Labels as the report has them: a group of focus areas is called so, and each of its topics is one. */
const asLabels = (bars: Bars): Bars =>
  new Map(
    [...bars].map(([name, { mastery, label }]) => [
      name,
      { mastery, label: label === 'Focus areas' ? 'Focus area' : label },
    ]),
  );
const sorted = (bars: Bars) => [...bars].toSorted(([one], [other]) => one.localeCompare(other));

describe('the screens of a student with AivyDaily alone', () => {
  it('tell one story to the third day, and AivyPath goes on with it', async () => {
    const page = await world.newPage({ reducedMotion: 'reduce' });
    const student = await createAccount(2);
    const walk = new StoryWalk(page, 'with-AivyDaily-alone', FOLDER);
    const daily = new DailyWalk(walk, student);
    await page.goto('/');
    await page.getByRole('contentinfo').waitFor();
    await walk.look('landing');
    await bringSession(page, student);
    await workAtPace(page);
    await daily.openHome('home, new');
    expect(walk.text('landing')).toContain('40-minute diagnostic');
    expect(walk.text('home, new')).toContain('It takes about 40 minutes.');
    expect(rewardsOf(walk.text('home, new'))).toEqual({ streak: 0, ...withPoints(0) });

    await submitDiagnostic(student);
    await targetCanBeSet(student);
    await walk.readReport({ all: true });
    const report = (): Bars => new Map([...topicsOf(walk.text('areas english')), ...topicsOf(walk.text('areas math'))]);
    expect(report().size).toBe(30);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.waitForURL('**/aivy-daily');

    let points = 0;
    for (const [index, { misses, earned, line }] of DAYS.entries()) {
      const day = `day ${index + 1}`;
      if (index > 0) await letDayPass(student);
      // One mastery and one label for each topic: report, all topics, and the home's focus areas.
      const topics = await daily.openTopics(day);
      if (index === 0) expect(sorted(asLabels(topics))).toEqual(sorted(report()));
      const before = await daily.openHome(`${day}, before`);
      expect(sorted(before.bars)).toEqual(
        sorted(topics).filter(([name, { label }]) => label === 'Focus areas' && before.bars.has(name)),
      );
      expect(before.bars.size).toBe(5);
      expect(before.mission).toBe([...before.bars.keys()][0]);
      expect(walk.text(`${day}, before`)).toMatch(/Today.s 15 minutes[\s\S]+Five questions, three attempts each\./);
      expect(rewardsOf(walk.text(`${day}, before`))).toEqual({ streak: index, ...withPoints(points) });
      expect(streakOfHeader(walk.text(`${day}, before`))).toBe(index);
      expect(walk.text('report')).toContain(`${scoreOfHome(walk.text(`${day}, before`))} of 1600`);

      // The mission that was offered is the one that's asked, told about, and listed.
      expect(await daily.doMission(day, misses)).toBe(before.mission);
      points += earned;
      const done = walk.text(`${day}, done`);
      expect(done).toContain(line);
      expect(endOfMission(done)).toEqual({ earned, points, streak: index + 1, toGo: TEST_COST - points });
      const after = await daily.openHome(`${day}, after`, () =>
        page.getByRole('link', { name: 'Done for today' }).click(),
      );
      expect(walk.text(`${day}, after`)).toContain('Done for today');
      // One more is the same topic at the mission's end and on the home.
      if (misses.every((count) => count === 0)) expect(done).toContain(`Practice ${after.mission}`);
      expect(after.mission).not.toBe(before.mission);
      expect(rewardsOf(walk.text(`${day}, after`))).toEqual({ streak: index + 1, ...withPoints(points) });
      // Five questions of 70 seconds.
      expect(lastMissionOf(walk.text(`${day}, after`))).toEqual({
        name: before.mission,
        when: 'Today',
        minutes: 6,
        points: earned,
      });
      const known = await daily.openTopics(`${day}, after`);
      const grown = (known.get(before.mission)?.mastery ?? 0) - (topics.get(before.mission)?.mastery ?? 0);
      expect(grownOf(done)).toEqual({ name: before.mission, gained: Math.max(0, grown) });
      for (const [name, { mastery }] of after.bars) expect([name, mastery]).toEqual([name, known.get(name)?.mastery]);

      await daily.openDoors(day);
      expect(dailyOfMenu(walk.text(`${day}, menu`))).toEqual({ streak: index + 1, points });
      for (const screen of ['menu', 'account', 'full tests'])
        expect([screen, streakOfHeader(walk.text(`${day}, ${screen}`))]).toEqual([screen, index + 1]);
      expect(lockedTestOf(walk.text(`${day}, full tests`))).toEqual({ price: TEST_COST, asked: TEST_COST, points });
      expect(walk.text(`${day}, account`)).toContain('15-minute missions in any topic');
      expect(await page.getByRole('button', { name: 'Start a full test' }).count()).toBe(0);
    }

    // AivyPath goes on with what AivyDaily has: the same topics, mastery, and streak, and one free week.
    const last = await daily.openTopics('last');
    await daily.addPath();
    const week = weekOf(walk.text('free week'));
    await walk.setTarget(60);
    await walk.readLetter();
    await walk.openDashboard('dashboard');
    const dashboard = walk.text('dashboard');
    const bars = await barsOf(page);
    expect(focusOfDashboard(dashboard)).toEqual([...bars.keys()]);
    for (const [name, { mastery }] of bars)
      expect({ name, mastery, label: 'Focus areas' }).toEqual({ name, ...last.get(name) });
    expect(streakOfHeader(dashboard)).toBe(DAYS.length);
    await daily.openDoors('with AivyPath');
    expect(dailyOfMenu(walk.text('with AivyPath, menu'))).toEqual({ streak: DAYS.length, points });
    const weeks = ['dashboard', 'with AivyPath, menu', 'with AivyPath, account'].map((each) => weekOf(walk.text(each)));
    expect(weeks).toEqual([week, week, week]);
  });
});
