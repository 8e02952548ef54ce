import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MissedPage } from '@aivy/contracts';
import { renderFullTestAt, sampleAnswers, serveFullTest } from '../../full-test-kit';
import { someMissedIn } from '../workbench-kit';

configure({ asyncUtilTimeout: 5_000 });

const realFetch = globalThis.fetch;
beforeEach(() => {
  window.scrollTo = () => undefined;
});
afterEach(() => {
  localStorage.clear();
  globalThis.fetch = realFetch;
});

const page = (...attempts: MissedPage['attempts']): MissedPage => ({ attempts, before: null });
const UNITS = page(
  someMissedIn(14, '2026-11-20T17:00:00Z', [{ question_id: 30 }, { question_id: 31, answered: false, number: 4 }]),
  someMissedIn(13, '2026-11-19T17:00:00Z', []),
);
const PRACTICE = page(someMissedIn(7, '2026-11-18T17:00:00Z', [{ question_id: 40, skill: 4, right_at: 2 }]));
const [question] = sampleAnswers(4).question;
const ANSWERS = [
  {
    question,
    solution: { question_id: 40, answer: 'a', explanation: 'Because 40.' },
    answers: ['c', 'a'],
    feedback: 'That is the other one.',
  },
];
const both = (kind: 'unit' | 'practice') => (kind === 'unit' ? UNITS : PRACTICE);
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Mistakes' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const open = (path: string, served: Parameters<typeof serveFullTest>[0] = {}) => {
  serveFullTest({ tests: [], missed: both, practiceAnswers: ANSWERS, ...served });
  return renderFullTestAt(path);
};
describe('the mistakes of daily sets', () => {
  it('stand together, each with its unit, without a cost, and the first one opens', async () => {
    open('/mistakes?test=units');
    expect(await screen.findByRole('heading', { level: 1, name: '2 mistakes in 2 daily sets' })).toBeTruthy();
    expect(screen.getByText('Daily sets, last 30 days')).toBeTruthy();
    const [first, second] = await rows();
    expect(first).toContain('Daily unit of day 14, November 20, 2026 · Math, medium, 0:40');
    expect(second).toContain('omitted');
    expect([first, second].some((row) => row?.includes('points'))).toBe(false);
    expect(['Point loss', 'Module'].map((name) => screen.queryByRole('combobox', { name }))).toEqual([null, null]);
    expect(await screen.findByText('Because 30.')).toBeTruthy();
  });

  it('are opened with their key, and tried again without it', async () => {
    const user = userEvent.setup();
    open('/mistakes?test=units');
    await rows();
    expect(await screen.findByText('Because 30.')).toBeTruthy();
    await user.keyboard('t');
    expect(await screen.findByRole('button', { name: 'Check answer' })).toBeTruthy();
    expect(screen.queryByText('Because 30.')).toBeNull();
    expect(screen.getByRole('link', { name: 'Three more like this' }).getAttribute('href')).toMatch(/like=30$/);
  });

  it('are those of the period that is chosen, and of as many pages as there are', async () => {
    const user = userEvent.setup();
    const wanted: unknown[] = [];
    open('/mistakes?test=units', {
      missed: (kind, input) => {
        if (kind === 'unit') wanted.push(input);
        return (input as Record<string, number>).before === 13
          ? page(someMissedIn(2, '2026-10-01T17:00:00Z', [{}]))
          : { ...UNITS, before: 13 };
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: '3 mistakes in 3 daily sets' })).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'All time');
    expect(await screen.findByText('Daily sets, all time')).toBeTruthy();
    expect(wanted).toEqual([{ days: 30 }, { days: 30, before: 13 }, {}, { before: 13 }]);
  });

  it('of one unit are opened by its link', async () => {
    const wanted: unknown[] = [];
    open('/mistakes?test=unit-14', {
      missed: (kind, input) => {
        if (kind === 'unit') wanted.push(input);
        return page(UNITS.attempts[0]!);
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: '2 mistakes' })).toBeTruthy();
    expect(screen.getByText('Daily unit of day 14, November 20, 2026')).toBeTruthy();
    expect(wanted).toEqual([{ day: 14 }]);
    expect(screen.queryByRole('combobox', { name: 'Period' })).toBeNull();
  });

  it('say that they could not be loaded, and are asked for again', async () => {
    const user = userEvent.setup();
    let status: number | MissedPage = 500;
    open('/mistakes?test=units', { missed: () => status });
    expect(await screen.findByText(/^We couldn’t load your mistakes/)).toBeTruthy();
    status = UNITS;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(2);
  });
});

describe('the mistakes of practice', () => {
  it('say which later try was right, and open with the first answer and what it says', async () => {
    open('/mistakes?test=practice&item=practice-7.english.1');
    expect((await rows())[0]).toContain('right on attempt 2');
    expect(await screen.findByText('That is the other one.')).toBeTruthy();
    expect(screen.getByText('Right on attempt 2')).toBeTruthy();
  });

  it('keep the key of a question that is asked again now, and say so', async () => {
    open('/mistakes?test=practice&item=practice-7.english.1', { practiceAnswers: [] });
    expect(await screen.findByText(/This question is in something you haven't finished/)).toBeTruthy();
  });

  it('of somebody else are none', async () => {
    open('/mistakes?test=practice-99', { missed: () => 404 });
    expect(await screen.findByRole('link', { name: 'Go to your tests' })).toBeTruthy();
  });
});

describe('everything together', () => {
  const TEST = {
    id: 'late',
    start_time: `${new Date(Date.now() - 3_600_000).toISOString().slice(0, 19).replace('T', ' ')}`,
    end_time: '2026-11-20 13:00:00',
    current_module: 4,
    time_factor: 1,
    english_score: 600,
    math_score: 600,
  };

  it('is what is shown where there is no test, and links stay in it', async () => {
    open('/mistakes');
    expect(
      await screen.findByRole('heading', { level: 1, name: '3 mistakes in 2 daily sets and 1 practice session' }),
    ).toBeTruthy();
    expect(await screen.findByText('Because 30.')).toBeTruthy();
    expect(await rows()).toHaveLength(3);
  });

  it('counts by skill, and a press on a skill narrows the list to it', async () => {
    const user = userEvent.setup();
    open('/mistakes?test=everything', { tests: [TEST] });
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: '5 mistakes in 1 test, 2 daily sets and 1 practice session',
      }),
    ).toBeTruthy();
    const skills = screen.getByRole('region', { name: 'Mistakes by skill' });
    const [first] = within(skills).getAllByRole('button');
    expect(first!.textContent).toMatch(/2 mistakes$/);
    await user.click(first!);
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(first!.getAttribute('aria-pressed')).toBe('true');
  });

  it('lets a cost choose among tests alone, and says that it does', async () => {
    const user = userEvent.setup();
    open('/mistakes?test=everything', { tests: [TEST] });
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Point loss' }),
      '10 points or more, in tests',
    );
    expect(await screen.findByText('2 of 5 shown')).toBeTruthy();
    expect((await rows()).every((row) => row?.includes('Full test 1'))).toBe(true);
  });

  it('opens a linked question also where its period has passed', async () => {
    open('/mistakes?test=everything&item=unit-2.math.1', {
      missed: (kind, input) =>
        kind === 'unit' && (input as Record<string, number>).day === 2
          ? page(someMissedIn(2, '2026-01-10T17:00:00Z', [{ question_id: 30 }]))
          : both(kind),
    });
    expect(await screen.findByText('Because 30.')).toBeTruthy();
    expect(await rows()).toHaveLength(3);
  });

  it('leads on where nothing is there yet, and to all of the time', async () => {
    const user = userEvent.setup();
    open('/mistakes', {
      missed: (_kind, input) =>
        (input instanceof URLSearchParams ? input.has('days') : 'days' in input) ? page() : PRACTICE,
    });
    expect(await screen.findByRole('link', { name: 'Go to your tests' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all time' }));
    expect(await rows()).toHaveLength(2);
  });

  it('offers no other period for a unit by itself: it has none', async () => {
    open('/mistakes?test=unit-9', { tests: [TEST], missed: () => page() });
    expect(await screen.findByRole('link', { name: 'Go to your tests' })).toBeTruthy();
    expect(screen.queryByText(/^You didn’t miss any in the last/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show all time' })).toBeNull();
  });

  it('is not compared nor replayed: these are of tests', async () => {
    open('/mistakes?view=compare&test=units', { tests: [TEST] });
    expect(await screen.findByText(/^After your next test/)).toBeTruthy();
    expect(screen.queryByRole('option', { name: 'All daily sets' })).toBeNull();
  });
});
