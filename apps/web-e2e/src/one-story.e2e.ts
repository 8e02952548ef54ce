import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { bringSession, createAccount, submitDiagnostic, type Account } from './accounts.js';
import { AT_WORK, workAtPace } from './pace.js';
import { createMeasured, targetCanBeSet } from './plan-calls.js';
import { press } from './plan-screen.js';
import {
  changeOfDashboard,
  endOfUnit,
  focusOfDashboard,
  focusOfLetter,
  forecastOfDashboard,
  forecastOfForm,
  forecastOfLetter,
  minutesOfDashboard,
  sentencesOfLetter,
  streakOfHeader,
  strongestOfDashboard,
  topicsOf,
} from './story-facts.js';
import { StoryWalk } from './story-walk.js';
import { answerQuestions, submitSection } from './test-screen.js';
import { useWorld } from './world.js';

const world = useWorld();
const newPage = (): Promise<Page> => world.newPage({ reducedMotion: 'reduce' });
/** `WALK_FOLDER=… npm run e2e -- one-story` keeps pictures of all screens there. */
const FOLDER = process.env['WALK_FOLDER'] ?? '';
/** Wrong answers of each day: a good one, a bad one, and one between. */
const WRONG = [0, 4, 1];
const SUBJECTS = { english: 'Reading and Writing', math: 'Math' } as const;

const moved = (points: number, since: string) => (points === 0 ? null : { points, since });

/** Reading and Writing was clicked through, and is taken again with care. */
async function retake(page: Page): Promise<Account> {
  const account = await createAccount();
  await submitDiagnostic(account, 2, { ...AT_WORK, english: 2 });
  await bringSession(page, account);
  await workAtPace(page);
  await page.goto('/diagnostic/result');
  await press(page, 'Retake Reading and Writing, 20 min');
  await press(page, 'Start Reading and Writing');
  await answerQuestions(page, 'english', { missEvery: 4 });
  await submitSection(page, 'Submit your test?');
  await targetCanBeSet(account);
  return account;
}

/** The diagnostic at a student's pace. */
async function takeOnce(page: Page): Promise<Account> {
  const account = await createMeasured();
  await bringSession(page, account);
  return account;
}

const STUDENTS = [
  ['with a far target', 180, takeOnce],
  ['with a near target', 60, takeOnce],
  ['who took the diagnostic again', 120, retake],
] as const;

describe('the screens of a student', () => {
  // One of them is enough where nobody looks at the pictures.
  it.each(STUDENTS.slice(0, FOLDER === '' ? 1 : undefined))(
    '%s tell one story to the third day',
    async (who, gain, takeDiagnostic) => {
      const page = await newPage();
      const student = await takeDiagnostic(page);
      const walk = new StoryWalk(page, who.replaceAll(' ', '-'), FOLDER);
      await walk.readReport();
      await walk.setTarget(gain);
      await walk.readLetter();
      for (const [index, wrong] of WRONG.entries()) await walk.doDay(student, index + 1, wrong);

      // One forecast: the form, the letter's sentence and picture, and the first dashboard.
      const promised = forecastOfForm(walk.text('target'));
      expect(forecastOfLetter(walk.text('letter 1'))).toEqual(promised);
      expect(forecastOfDashboard(walk.text('day 1, before'))).toEqual(promised);
      const sentences = sentencesOfLetter(walk.text('letter 1'));
      expect(sentences).toMatchObject({ score: promised.score, chance: promised.chance.toLowerCase() });
      expect(walk.text('report')).toContain(`${sentences.now} of 1600`);

      for (const subject of ['english', 'math'] as const) {
        const page2 = walk.text(`letter 2, ${SUBJECTS[subject]}`);
        const focus = focusOfLetter(page2);
        expect(focus).toHaveLength(5);
        // One label per skill, and no strongest topic that the report calls an area of improvement.
        const areas = topicsOf(walk.text(`areas ${subject}`));
        for (const [name, { label }] of areas)
          expect([name, label === 'Focus area']).toEqual([name, focus.includes(name)]);
        for (const name of topicsOf(page2).keys()) expect([name, areas.has(name)]).toEqual([name, false]);
      }

      const focus = [SUBJECTS.english, SUBJECTS.math].map((name) => focusOfLetter(walk.text(`letter 2, ${name}`)));
      // One strongest topic, in the letter and on the first dashboard.
      const [strongest] = topicsOf(walk.text('letter 2, Reading and Writing')).keys();
      expect(strongestOfDashboard(walk.text('day 1, before'))).toBe(strongest);
      let points = 0;
      let [morning, evening] = [promised.score, promised.score];
      for (const [index, wrong] of WRONG.entries()) {
        const day = index + 1;
        const [before, done, after] = ['before', 'done', 'after'].map((when) => walk.text(`day ${day}, ${when}`)) as [
          string,
          string,
          string,
        ];
        // The plan does what the letter says.
        expect(before).toContain(`Day ${day}: ${focus[index % 2]![Math.floor(index / 2)]}`);
        expect(focusOfDashboard(before)).toEqual(focus[index % 2]);
        // Both tiles say the minutes that the student chose.
        const { chosen, goal } = minutesOfDashboard(before);
        expect(goal).toBe(chosen);
        const { score } = forecastOfDashboard(after);
        // Twenty a right answer and twenty for finishing.
        points += 20 * (5 - wrong) + 20;
        expect(endOfUnit(done)).toEqual({ earned: 20 * (5 - wrong) + 20, points, streak: day, forecast: score });
        expect([streakOfHeader(before), streakOfHeader(after)]).toEqual([index, day]);
        // What moved says so: in the morning since yesterday's, then since the last that was seen.
        const { score: today } = forecastOfDashboard(before);
        expect(changeOfDashboard(before)).toEqual(moved(today - morning, 'yesterday'));
        expect(changeOfDashboard(after)).toEqual(
          moved(score - evening, day === 1 ? 'you set your target' : 'yesterday'),
        );
        [morning, evening] = [today, score];
      }
    },
  );
});
