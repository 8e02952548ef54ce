import type { OutputOf, journeyPreview } from '@aivy/contracts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeServer, type Reply } from '../../../../core/testing/fake-server';
import { renderScreen, somePlan } from '../../plan-kit';
import { JourneyPreview } from './journey-preview';

const section = (from: number, to: number, target: number) => ({
  score: from,
  score_low: from - 30,
  score_high: from + 30,
  target_score: target,
  path: Array.from({ length: 13 }, (_, index) => {
    const score = Math.round(from + (to - from) * (1 - (1 - index / 12) ** 2));
    return { day: index * 7, score, score_low: score - 30, score_high: score + 30 };
  }),
});
const PREVIEW: OutputOf<typeof journeyPreview> = {
  forecast: {
    target_score: 1450,
    by: '2027-02-20',
    chance: 0.5,
    chance_low: 0.5,
    chance_high: 0.5,
    score: 1450,
    score_low: 1360,
    score_high: 1540,
    minutes_a_day: 30,
  },
  english: section(630, 715, 720),
  math: section(640, 730, 730),
  strengths: { english: [9, 5], math: [14, 21, 12] },
  strongest: {
    english: [
      [9, 88],
      [5, 84],
      [1, 79],
    ].map(([skill, mastery]) => ({ skill: skill!, mastery: mastery!, estimated: false })),
    math: [[14, 87]].map(([skill, mastery]) => ({ skill: skill!, mastery: mastery!, estimated: false })),
  },
  areas: {
    english: [10, 7, 4, 6, 8].map((skill) => ({ skill, mastery: 30 + skill, estimated: skill === 6 })),
    math: [26, 24, 15, 12, 29].map((skill) => ({ skill, mastery: 20 + skill, estimated: false })),
  },
};

const serve = (preview: () => Reply = () => ({ data: PREVIEW }), plan = somePlan() as object | null): FakeServer =>
  new FakeServer({ '/daily/get-plan': () => ({ data: plan }), '/plan/journey-preview': preview });
const READING = 'Your strongest topics in Reading and Writing';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const openLetter = async (): Promise<void> => {
  await heading('Hi Maya, you have a new message.');
  await press('Open the letter');
  await heading('Dear Maya,');
};

describe('the journey preview', () => {
  beforeEach(() => {
    window.scrollTo = () => undefined;
  });

  it('opens the envelope and leads through four pages to the dashboard, the subjects one after the other', async () => {
    serve();
    renderScreen(<JourneyPreview />);
    await openLetter();
    expect(document.activeElement?.textContent).toBe('Dear Maya,');
    await press('Sounds great to me');
    await heading('What you can already build on');
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Transitions88%Mastery',
      'Words in Context84%Mastery',
      'Central Ideas and Details79%Proficient',
      '1BoundariesDays 1 and 11',
      '2Cross-Text ConnectionsDays 3 and 13',
      '3InferencesDay 5',
      '4Text Structure and PurposeDay 7',
      '5Rhetorical SynthesisDay 9',
    ]);
    await press('Next');
    expect(document.activeElement?.textContent).toBe('Your strongest topics in Math');
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Linear Functions87%Mastery',
      '1PercentagesDays 2 and 12',
      '2CirclesDays 4 and 14',
      '3Systems of Two Linear EquationsDay 6',
      '4Linear Equations in One VariableDay 8',
      '5Probability and Conditional ProbabilityDay 10',
    ]);
    await press('Next');
    await heading('Your three-months plan');
    expect(screen.getByText('Percentages, Circles, Systems of Two Linear Equations', { exact: false })).toBeTruthy();
    await press('Start your learning journey :)');
    await heading('The first week is on me');
    await press('Try your first week free');
    expect(await screen.findByText('the dashboard')).toBeTruthy();
  });

  it('says the minutes on the third page that the first one counts on', async () => {
    serve();
    renderScreen(<JourneyPreview />, { at: '?page=3' });
    expect(await screen.findByText('for the set, then review up to 30 min')).toBeTruthy();
  });

  it('goes back from the third page to Reading & Writing', async () => {
    serve();
    renderScreen(<JourneyPreview />);
    await openLetter();
    await press('Sounds great to me');
    for (const _ of ['english', 'math']) await press('Next');
    await heading('Your three-months plan');
    await press('Back');
    await heading('What you can already build on');
    expect(screen.getByRole('heading', { level: 2, name: READING })).toBeTruthy();
  });

  it('has each page in the history: the browser’s Back turns one page back, and a reload opens the same', async () => {
    serve();
    const { goBack } = renderScreen(<JourneyPreview />);
    await openLetter();
    await press('Sounds great to me');
    await press('Next');
    goBack();
    expect(await screen.findByRole('heading', { name: READING })).toBeTruthy();
    goBack();
    await heading('Dear Maya,');
    // It has been read: nothing is typed a second time.
    expect(document.querySelector('.untyped')).toBeNull();
    goBack();
    await heading('Hi Maya, you have a new message.');
    cleanup();
    renderScreen(<JourneyPreview />, { at: '?page=3' });
    await heading('Your three-months plan');
  });

  it('switches the subject and keeps the focus on the switch', async () => {
    serve();
    renderScreen(<JourneyPreview />, { at: '?page=2' });
    await heading('What you can already build on');
    await userEvent.click(screen.getByRole('radio', { name: 'Math' }));
    expect(screen.getByText('Days 2 and 12')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Math' }));
  });

  it('draws both curves with their range and target, says them to screen readers and has their table', async () => {
    serve();
    renderScreen(<JourneyPreview />);
    await openLetter();
    expect(
      screen.getByRole('img', {
        name: 'Reading & Writing: 630, your diagnostic. Forecast 720 in week 12, likely 690–750. Target 720.',
      }),
    ).toBeTruthy();
    expect(screen.getByText('Forecast at 30 min a day')).toBeTruthy();
    expect(screen.getByText('1360–1540').parentElement?.textContent).toBe(
      'Likely 1360–1540. About even for your target. More practice makes it more accurate.',
    );
    const rows = screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
    expect(rows[1]).toMatch(/^Your diagnostic630/);
    expect(rows[2]).toMatch(/^Forecast720 \(690–750\)/);
  });

  it('types its text, shows all of it at a tap, and has it whole for screen readers from the start', async () => {
    serve();
    const { container } = renderScreen(<JourneyPreview />);
    await openLetter();
    const untyped = (): string => [...container.querySelectorAll('.untyped')].map((part) => part.textContent).join('');
    expect(untyped()).not.toBe('');
    expect(container.querySelector('p.vh')?.textContent).toContain('Your diagnostic came to 1270.');
    fireEvent.pointerDown(screen.getByRole('article'));
    await waitFor(() => expect(untyped()).toBe(''));
  });

  it('leads to the target form when there is no plan', async () => {
    serve(undefined, null);
    renderScreen(<JourneyPreview />);
    expect(await screen.findByText('the target form')).toBeTruthy();
  });

  it('says that the letter could not be loaded and tries again on request', async () => {
    let broken = true;
    serve(() => (broken ? { code: 'PLAN-DB', status: 500 } : { data: PREVIEW }));
    renderScreen(<JourneyPreview />);
    expect((await screen.findByRole('alert')).textContent).toContain('Your target is saved.');
    broken = false;
    await press('Try again');
    await heading('Hi Maya, you have a new message.');
  });
});
