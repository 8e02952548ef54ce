import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { clearToken } from '../../../core/session/auth-cookie';
import { fakeTime, pass, until } from '../../../core/testing/time';
import { ALTERNATION_MS } from './hooks/use-alternation';
import { DATE_CHECK_MS, LOOK_AGAIN_MS } from './hooks/use-fresh-dashboard';
import { WALK_MS } from './roadmap/use-walk';
import { DashboardWorld } from './testing/dashboard-world';
import { sampleForecast, sampleOutlook, samplePath, samplePlan } from './testing/sample';

const realFetch = globalThis.fetch;
let world: DashboardWorld;

beforeEach(() => {
  fakeTime();
  jest.setSystemTime(new Date('2026-12-08T12:00:00Z'));
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  // The browser's own clock is not the fake one.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), ms);
    return limit.signal;
  });
  world = new DashboardWorld();
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
  jest.restoreAllMocks();
  clearToken();
});

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const open = async (path?: string): Promise<void> => {
  world.show(path);
  await until(() => screen.queryByRole('list', { name: 'Days of this journey' }) !== null || world.at !== '/dashboard');
  await pass(200);
};
const nodes = (): HTMLElement[] =>
  within(screen.getByRole('list', { name: 'Days of this journey' })).getAllByRole('listitem');

describe('the road', () => {
  it('is an ordered list of fifteen days: the ones before done, one current, the rest locked', async () => {
    await open();
    expect(nodes().map((node) => node.textContent.replace(/\s+/g, ' '))).toEqual([
      'Day 31 R&W Done, see the result',
      'Day 32 Math Done, see the result',
      'Day 33 R&W Done, see the result',
      'Day 34 Math 15 min · 5 questionsStart',
      ...[35, 36, 37, 38, 39, 40, 41, 42, 43, 44].map((day) => `Day ${day} ${day % 2 ? 'R&W' : 'Math'} Locked`),
      'Practice Test 2 Hours · Locked',
    ]);
    expect(nodes().map((node) => within(node).getByRole<HTMLButtonElement>('button').disabled)).toEqual([
      ...Array<boolean>(4).fill(false),
      ...Array<boolean>(11).fill(true),
    ]);
    expect(screen.getByRole('heading', { name: 'Day 34: Percentages' })).toBeTruthy();
    expect(screen.getByText('Journey 3 of 6')).toBeTruthy();
  });

  it.each([
    ['the current day to its start', /Day 34/, '/daily-test/start/34/p1/math'],
    ['a finished day to its result', /Day 33/, '/daily-test/result/33/p1/r&w'],
  ])('leads from %s', async (_, name, path) => {
    await open();
    fireEvent.click(button(name));
    expect(world.at).toBe(path);
  });

  it('lets a new student begin by a click on the avatar, once that stands at the first day', async () => {
    world.plan = samplePlan({ last_finished_day: 0, last_finished_date: null });
    await open();
    expect(screen.queryByRole('button', { name: 'Begin your journey' })).toBeNull();
    await pass(WALK_MS);
    fireEvent.click(button('Begin your journey'));
    expect(world.at).toBe('/daily-test/start/1/p1/r&w');
  });

  it('ends with the plan: no set today, no forecast, and a next step that works', async () => {
    world.plan = samplePlan({ last_finished_day: 90, last_finished_date: '2026-12-01' });
    await open();
    expect(screen.getByRole('heading', { name: 'You finished the whole plan!' })).toBeTruthy();
    for (const gone of ['Your next best 20 minutes', 'Forecast', 'Daily wins'])
      expect(screen.queryByRole('region', { name: gone })).toBeNull();
    expect(screen.queryByRole('img', { name: /forecast/ })).toBeNull();
    const next = within(screen.getByRole('region', { name: 'What’s next?' }));
    expect(next.getByText('sets and 6 practice tests finished').textContent).toContain('84');
    expect(next.getByRole('link', { name: 'Take another practice test' }).getAttribute('href')).toBe(
      '/full-test/start',
    );
    expect(screen.queryByText('Done today')).toBeNull();
    fireEvent.click(screen.getAllByRole('link', { name: 'Set a new target' })[0]!);
    expect(world.at).toBe('/diagnostic/result/step/7');
  });
});

describe('a student who is back after missed days', () => {
  beforeEach(() => {
    world.plan = samplePlan({ today: '2026-12-12' });
    world.achievement = {
      ...world.achievement,
      today: '2026-12-12',
      streak: { days: 0, longest: 14, frozen: [], freeze_left: true },
    };
  });

  it('is welcomed with one easy thing, and reads nothing about what was missed', async () => {
    await open();
    const welcome = within(screen.getByRole('region', { name: 'Welcome back, Maya' }));
    expect(welcome.getByText(/Start with a few quick Percentages questions/)).toBeTruthy();
    const links = welcome.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Start a warm-up', '/aivy-daily?subcategory=26'],
      ['Start the full set', '/daily-test/start/34/p1/math'],
    ]);
    expect(screen.getByText('Nothing you learned is lost. Your focus areas are where you left them.')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/missed|lost your streak|days off/);
  });

  it('is not welcomed while a streak runs', async () => {
    world.achievement = { ...world.achievement, streak: { ...world.achievement.streak, days: 3 } };
    await open();
    expect(screen.queryByRole('region', { name: /Welcome back/ })).toBeNull();
  });
});

describe('the first week', () => {
  it('lets the student pick the smallest daily goal, and later weeks leave that to the account page', async () => {
    world.plan = samplePlan({ begin_date: '2026-12-06', last_finished_day: 2, last_finished_date: '2026-12-07' });
    await open();
    const tile = within(screen.getByRole('region', { name: 'Smallest daily goal' }));
    expect(tile.getByRole<HTMLInputElement>('radio', { name: '10 min' }).checked).toBe(true);
    fireEvent.click(tile.getByRole('radio', { name: '5 min' }));
    await pass(200);
    expect(world.server.sent('/plan/set-smallest-goal').map(({ body }) => body)).toEqual([{ minutes: 5 }]);
  });

  it('has seven days', async () => {
    await open();
    expect(screen.queryByRole('region', { name: 'Smallest daily goal' })).toBeNull();
  });
});

describe('a student without a plan', () => {
  it.each([
    [2, '/diagnostic/result/step/7'],
    [1, '/diagnostic'],
  ])('of stage %i is led to %s', async (stage, path) => {
    world = new DashboardWorld(stage);
    world.plan = null;
    await open();
    expect(world.at).toBe(path);
  });
});

describe('the tiles', () => {
  it("say 'Loading...' until their data is there, each for itself", async () => {
    world.server.hold('/daily/score-path');
    await open();
    const path = within(screen.getByRole('region', { name: 'Score path' }));
    expect(path.getByText('Loading...')).toBeTruthy();
    expect(screen.getByText('3 of 5 questions')).toBeTruthy();
    world.server.release('/daily/score-path');
    await pass(100);
    expect(path.queryByText('Loading...')).toBeNull();
    expect(path.getByRole('img', { name: /Diagnostic 1270, most likely 1184 to 1356/ })).toBeTruthy();
  });

  it('offer to try again what failed, and what took too long', async () => {
    world.failing.add('/daily/daily-wins');
    world.server.hold('/plan/outlook');
    await open();
    const wins = within(screen.getByRole('region', { name: 'Daily wins' }));
    expect(wins.getByText(/We couldn’t load this/)).toBeTruthy();
    world.failing.clear();
    fireEvent.click(wins.getByRole('button', { name: 'Try again' }));
    await pass(100);
    expect(wins.getByText('14 of 30 min')).toBeTruthy();
    const next = within(screen.getByRole('region', { name: 'Your next 20 minutes' }));
    expect(next.getByText('Loading...')).toBeTruthy();
    await pass(10_000);
    world.server.release('/plan/outlook');
    await pass(100);
    fireEvent.click(next.getByRole('button', { name: 'Try again' }));
    await pass(100);
    expect(next.getByText(/Worth about 9 SAT points/)).toBeTruthy();
  });

  it('keep what they have when it cannot be brought up to date, and say so', async () => {
    await open();
    world.failing.add('/daily/achievement');
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(100);
    const tile = within(screen.getByRole('region', { name: 'Achievement' }));
    expect(tile.getByRole('img', { name: /7 done, 3 kept by a freeze, 8 is today/ })).toBeTruthy();
    expect(tile.getByText(/These numbers may be old/)).toBeTruthy();
  });

  it('are a sentence and one button while there are no focus areas', async () => {
    world.focus = { ...world.focus, english: [], math: [] };
    await open();
    const tile = within(screen.getByRole('region', { name: 'Improvements' }));
    // One way to begin the unit is enough: the road's, and the next minutes'.
    fireEvent.click(tile.getByRole('link', { name: 'See your diagnostic report' }));
    expect(world.at).toBe('/diagnostic/result');
  });

  it('ask for nothing before there is a plan', async () => {
    world.server.hold('/daily/get-plan');
    world.show();
    await pass(500);
    expect(world.server.calls.map(({ path }) => path)).toEqual(['/daily/get-plan']);
    expect(screen.getAllByText('Loading...').length).toBeGreaterThan(5);
  });

  it('say what cannot be loaded at all, and try again', async () => {
    world.failing.add('/daily/get-plan');
    world.show();
    await pass(500);
    expect(screen.getByRole('alert').textContent).toBe('We couldn’t load your plan.');
    expect(screen.queryByText('Loading...')).toBeNull();
    world.failing.clear();
    fireEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
    await pass(200);
    expect(screen.getByRole('heading', { name: 'Day 34: Percentages' })).toBeTruthy();
  });
});

describe('the growth monitor', () => {
  const shown = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Math' }).checked;

  it("shows the day's subject, or the chosen one", async () => {
    await open();
    const tile = within(screen.getByRole('region', { name: 'Improvements' }));
    expect(tile.getByText('focus areas, days 31–45')).toBeTruthy();
    expect(tile.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'CirclesDay 32 · +9',
      '2PercentagesToday · +14',
      '3Systems of Two Linear EquationsDay 36 · +22',
      '4Right Triangles and TrigonometryDay 38',
      '5Linear Inequalities in Two VariablesDay 40',
    ]);
    expect(tile.getByRole('img', { name: 'Mastery 63, 9 more than at your diagnostic' })).toBeTruthy();
    expect(tile.getByText('Moved up since day 30: Nonlinear Functions, now Proficient.')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'R&W' }));
    expect(
      tile
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
        .slice(0, 2),
    ).toEqual(['BoundariesDay 31 · +19', 'Cross-Text ConnectionsDay 33']);
    await pass(3 * ALTERNATION_MS);
    expect(shown()).toBe(false);
  });

  it('changes between the subjects every seven seconds on a test day, until it is paused', async () => {
    world.plan = samplePlan({ last_finished_day: 44 });
    await open();
    expect(shown()).toBe(true);
    await pass(ALTERNATION_MS);
    expect(shown()).toBe(false);
    await pass(ALTERNATION_MS);
    expect(shown()).toBe(true);
    fireEvent.click(button('Pause switching subjects'));
    await pass(3 * ALTERNATION_MS);
    expect(shown()).toBe(true);
    fireEvent.click(button('Switch subjects every 7 seconds'));
    await pass(ALTERNATION_MS);
    expect(shown()).toBe(false);
  });

  it('says how far apart two tests of the same student can be, next to the scores it compares', async () => {
    await open();
    const noise = /more than 60 points apart in a section/;
    fireEvent.click(button('Expand growth monitor'));
    await pass(50);
    expect(screen.getAllByText(noise)).toHaveLength(1);
  });

  it('takes the place of the road and gives it back, with the focus', async () => {
    await open();
    fireEvent.click(button('Expand growth monitor'));
    await pass(50);
    expect(world.at).toBe('/dashboard#monitor');
    expect(screen.queryByRole('list', { name: 'Days of this journey' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Growth monitor');
    fireEvent.click(button('Back to dashboard'));
    await pass(50);
    expect(document.activeElement).toBe(button('Expand growth monitor'));
  });

  it('has a table behind each chart', async () => {
    world.show('/dashboard#monitor');
    await pass(500);
    const toggles = screen.getAllByRole('button', { name: /^View as table/ });
    expect(toggles).toHaveLength(5);
    for (const toggle of toggles) fireEvent.click(toggle);
    const rowsOf = (name: string): (string | null)[] =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('row')
        .map(({ textContent }) => textContent);
    expect(rowsOf('Score path')[4]).toBe('Test 3Dec 413501298 to 1402665685');
    expect(rowsOf('Improvements')[2]).toBe('Percentages143');
    expect(rowsOf('Daily wins')).toEqual(['TodaySo far', 'Questions3 of 5 questions', 'Minutes14 of 30 min']);
    expect(rowsOf('Achievement')[3]).toBe('Thursday, December 3, 2026Kept by a freeze');
    expect(rowsOf('Journey')[2]).toBe('Days 31–6010 %Day 4 of 30');
  });

  it('goes back month by month to the begin of the plan', async () => {
    world.show('/dashboard#monitor');
    await pass(500);
    expect(button('Month after').disabled).toBe(true);
    fireEvent.click(button('Month before'));
    expect(screen.getByRole('img', { name: 'November: 30 missed' })).toBeTruthy();
    expect(button('Month before').disabled).toBe(true);
  });
});

describe('an open dashboard', () => {
  it('looks again by itself after a unit was finished, so that its mastery shows without any notice', async () => {
    world.plan = samplePlan({ last_finished_day: 34, last_finished_date: '2026-12-08' });
    await open();
    const before = world.server.sent('/plan/outlook').length;
    world.path = { ...samplePath, forecast: { ...sampleForecast, chance: 0.71 } };
    await pass(LOOK_AGAIN_MS[0]);
    await pass(100);
    expect(screen.getByText('Good odds (about 70%)')).toBeTruthy();
    await pass(LOOK_AGAIN_MS[2] + 60_000);
    expect(world.server.sent('/plan/outlook').length - before).toBe(LOOK_AGAIN_MS.length);
  });

  it('does not ask again and again while nothing was finished', async () => {
    await open();
    const before = world.server.calls.length;
    await pass(120_000);
    expect(world.server.calls).toHaveLength(before);
  });

  it('opens the next day at midnight', async () => {
    world.plan = samplePlan({ last_finished_day: 34, last_finished_date: '2026-12-08' });
    await open();
    world.plan = samplePlan({ last_finished_day: 34, last_finished_date: '2026-12-08', today: '2026-12-09' });
    jest.setSystemTime(new Date('2026-12-09T12:00:05Z'));
    await pass(DATE_CHECK_MS + 200);
    expect(button(/Day 35 R&W/).disabled).toBe(false);
  });

  it('shows what another tab has done when it is seen again', async () => {
    await open();
    world.plan = samplePlan({ last_finished_day: 34, last_finished_date: '2026-12-08' });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(200);
    expect(button(/Day 34 Math Done today/)).toBeTruthy();
  });
});

describe('the next best twenty minutes and the forecast', () => {
  it('say what, how long, what it is worth, why, and how sure that is', async () => {
    await open();
    const tile = screen.getByRole('region', { name: 'Your next 20 minutes' });
    expect(within(tile).getAllByRole('listitem')[0]!.textContent).toBe(
      'Percentages, today’s set15 min · Five questions picked for your level',
    );
    expect(tile.textContent).toContain(
      'A test has about two questions on Percentages. Your minutes earn the most SAT points there right now.',
    );
    fireEvent.click(within(tile).getByRole('button', { name: 'How sure are we?' }));
    expect(screen.getByRole('dialog', { name: 'How sure are we?' }).textContent).toBe(
      'Based on 14 answers. Right now you’d likely get 3–6 of 10 right.',
    );
    fireEvent.click(within(tile).getByRole('link', { name: 'Start today’s set' }));
    expect(world.at).toBe('/daily-test/start/34/p1/math');
  });

  it('say the forecast, the chance of the target, what moved it, and what the numbers mean in one tap', async () => {
    await open();
    const tile = screen.getByRole('region', { name: 'Score path' });
    expect(tile.textContent).toContain('1460by Jan 31, likely 1400–1520Good odds (about 60%) for your target');
    expect(tile.textContent).toContain(
      'Up 10 since yesterday. Your Inferences set went well: four right on the first try.',
    );
    fireEvent.click(within(tile).getByRole('button', { name: 'How we estimate this' }));
    expect(screen.getByRole('dialog', { name: 'How we estimate this' }).textContent).toContain(
      'We count on the minutes you picked',
    );
  });

  it('show what each number of minutes a day leads to, and store the one that is chosen', async () => {
    await open();
    const tile = within(screen.getByRole('region', { name: 'Score path' }));
    fireEvent.click(tile.getByRole('button', { name: 'Change minutes a day' }));
    await pass(100);
    const choices = within(screen.getByRole('dialog', { name: 'Minutes a day' })).getAllByRole('button');
    expect(choices.map((each) => each.textContent)).toEqual([
      '15 min1430Possible (about 40%)',
      '20 min1440About even',
      '30 min1460Good odds (about 60%)',
      '45 min1470Good odds (about 60%)',
      '60 min1480Good odds (about 70%)',
    ]);
    expect(choices.map((each) => each.getAttribute('aria-pressed'))).toEqual([
      'false',
      'false',
      'true',
      'false',
      'false',
    ]);
    const before = world.server.sent('/daily/score-path').length;
    fireEvent.click(choices[3]!);
    await pass(100);
    expect(world.server.sent('/plan/set-minutes')[0]?.body).toEqual({ plan_id: 'p1', minutes_a_day: 45 });
    expect(world.server.sent('/daily/score-path')).toHaveLength(before + 1);
  });

  it('are no dead end once the unit is done', async () => {
    world.plan = samplePlan({ last_finished_day: 34, last_finished_date: '2026-12-08' });
    world.outlook = {
      ...sampleOutlook,
      next_best: { ...sampleOutlook.next_best, parts: sampleOutlook.next_best.parts.slice(1) },
    };
    await open();
    const tile = within(screen.getByRole('region', { name: 'Your next 20 minutes' }));
    await until(() => tile.queryAllByRole('link').length > 0);
    expect(tile.getAllByRole('link').every((link) => link.getAttribute('href') !== '')).toBe(true);
  });

  it('leave the way to the practice test on its day', async () => {
    world.plan = samplePlan({ last_finished_day: 44 });
    await open();
    const tile = within(screen.getByRole('region', { name: 'Your next 20 minutes' }));
    await until(() => tile.queryByText(/Today is your practice test/) !== null);
    expect(tile.queryAllByRole('listitem')).toEqual([]);
    expect(tile.getByRole('link', { name: 'Open the practice test' })).toBeTruthy();
  });

  it('forecast nothing for a date that has passed: a plan whose time is over asks for a new target', async () => {
    world.plan = samplePlan({ ends_on: '2026-12-01' });
    await open();
    const tile = within(screen.getByRole('region', { name: 'Score path' }));
    expect(tile.getByText(/Your plan’s time ended on Dec 1/)).toBeTruthy();
    expect(tile.queryByText(/for your target/)).toBeNull();
    expect(tile.getByRole('link', { name: 'Set a new target' })).toBeTruthy();
  });
});
