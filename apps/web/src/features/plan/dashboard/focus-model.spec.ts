import { focusRows, movedUp, strongestText } from './focus-model';
import { sampleFocus, sampleProgress } from './testing/sample';

const rows = (lastFinishedDay: number, today: number | null, subject: 'math' | 'english' = 'math') =>
  focusRows(sampleFocus, sampleProgress, subject, { lastFinishedDay, today });

describe('the focus areas on the dashboard', () => {
  it('show on day 34 what the picture shows: Circles done, Percentages today, the others ahead', () => {
    expect(rows(33, 34).map(({ name, isDone, day }) => [name, isDone, day])).toEqual([
      ['Circles', true, 'Day 32'],
      ['Percentages', false, 'Today'],
      ['Systems of Two Linear Equations', false, 'Day 36'],
      ['Right Triangles and Trigonometry', false, 'Day 38'],
      ['Linear Inequalities in Two Variables', false, 'Day 40'],
    ]);
  });

  it('show the second unit of the first two once it is due or done', () => {
    expect(rows(41, 42)[0]).toMatchObject({ isDone: false, day: 'Today' });
    expect(rows(42, null).map(({ day }) => day)).toEqual(['Day 42', 'Day 34', 'Day 36', 'Day 38', 'Day 40']);
    expect(rows(44, null).every(({ isDone }) => isDone)).toBe(true);
  });

  it('show mastery at the diagnostic, the points since, and where it is now', () => {
    expect(rows(33, 34).map(({ mastery }) => mastery)).toEqual([
      { then: 54, gained: 9, now: 63 },
      { then: 44, gained: 14, now: 58 },
      { then: 57, gained: 22, now: 79 },
      { then: 66, gained: 0, now: 66 },
      { then: 66, gained: 0, now: 66 },
    ]);
  });

  it('show growth only of a topic that was practiced', () => {
    // Circles is at 63 either way: 9 points of it are growth once the student answered a question on it.
    const circles = (skills: number[]) =>
      focusRows(sampleFocus, { ...sampleProgress, practiced: { since_diagnostic: skills, today: [] } }, 'math', {
        lastFinishedDay: 31,
        today: 32,
      })[0]!.mastery;
    expect(circles([24])).toEqual({ then: 54, gained: 9, now: 63 });
    expect(circles([26])).toEqual({ then: 63, gained: 0, now: 63 });
  });

  it('show no bar before anything is computed', () => {
    const unknown = { cumulative_progress: {}, today_progress: {}, mastery: {} };
    const [first] = focusRows(sampleFocus, unknown, 'math', { lastFinishedDay: 30, today: null });
    expect(first).toMatchObject({ day: 'Day 32', isDone: false, mastery: null });
  });
});

describe('what moved up', () => {
  it('names the topic that left the list strong', () => {
    expect(movedUp(sampleFocus, sampleProgress, 'math')).toBe(
      'Moved up since day 30: Nonlinear Functions, now Proficient.',
    );
  });

  it('is nothing in the first journey, or while no one that left is strong', () => {
    expect(movedUp({ ...sampleFocus, previous: null }, sampleProgress, 'math')).toBeNull();
    expect(movedUp(sampleFocus, sampleProgress, 'english')).toBeNull();
    const weaker = { ...sampleProgress, mastery: { ...sampleProgress.mastery, 20: 69 } };
    expect(movedUp(sampleFocus, weaker, 'math')).toBeNull();
    const atSeventy = { ...sampleProgress, mastery: { ...sampleProgress.mastery, 20: 70 } };
    expect(movedUp(sampleFocus, atSeventy, 'math')).not.toBeNull();
  });
});

describe('the strongest topic', () => {
  it('is the one with the most mastery that is no focus area, of the shown subject', () => {
    const mastery = { ...sampleProgress.mastery, 14: 87, 9: 88, 15: 95 };
    expect(strongestText(sampleFocus, { ...sampleProgress, mastery }, 'math')).toBe(
      'Your strongest topic so far: Linear Functions.',
    );
    expect(strongestText(sampleFocus, { ...sampleProgress, mastery }, 'english')).toBe(
      'Your strongest topic so far: Transitions.',
    );
  });

  it('is none before mastery is known', () => {
    expect(strongestText(sampleFocus, { cumulative_progress: {}, today_progress: {} }, 'math')).toBeNull();
  });
});
