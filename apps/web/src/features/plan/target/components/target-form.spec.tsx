import { jest } from '@jest/globals';
import type { OutputOf, Plan, targetForecast } from '@aivy/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeServer, type Reply } from '../../../../core/testing/fake-server';
import { renderScreen, somePlan, START } from '../../plan-kit';
import type { Term } from '../choices';
import { TargetForm } from './target-form';

const BUTTON = 'Start Your Personalized Winning Path';
const FOCUS = { english: [10, 7, 4, 3, 8], math: [26, 24, 15, 17, 23] };

/** Maya's forecasts on the mock: a month has no even chance of 1350, three months are about even at 30 minutes. */
const term = (duration: 1 | 3 | 6, by: string, rows: [number, number, number][]): Term => ({
  duration,
  by,
  choices: rows.map(([score, chance, even_score], index) => ({
    minutes_a_day: ([15, 20, 30, 45, 60] as const)[index]!,
    score,
    score_low: score - 90,
    score_high: score + 90,
    chance,
    even_score,
  })),
});
const FORECAST: OutputOf<typeof targetForecast> = {
  terms: [
    term(1, '2026-12-22', [
      [1310, 0.3, 1310],
      [1320, 0.36, 1320],
      [1330, 0.4, 1320],
      [1330, 0.41, 1330],
      [1340, 0.44, 1340],
    ]),
    term(3, '2027-02-20', [
      [1400, 0.3, 1390],
      [1420, 0.4, 1420],
      [1450, 0.5, 1450],
      [1470, 0.6, 1470],
      [1480, 0.62, 1480],
    ]),
    term(6, '2027-05-21', [
      [1400, 0.4, 1400],
      [1420, 0.42, 1420],
      [1450, 0.5, 1450],
      [1470, 0.6, 1470],
      [1480, 0.62, 1480],
    ]),
  ],
  is_current: true,
};

const serve = (
  plan: Plan | null = null,
  answers: { setTarget?: () => Reply; start?: () => Reply; forecast?: typeof FORECAST } = {},
): FakeServer =>
  new FakeServer({
    '/plan/target-start': answers.start ?? (() => ({ data: START })),
    '/daily/get-plan': () => ({ data: plan }),
    '/plan/focus-areas': () => ({ data: { from_day: 1, to_day: 15, ...FOCUS, previous: null } }),
    '/plan/target-forecast': () => ({ data: answers.forecast ?? FORECAST }),
    '/daily/set-target': answers.setTarget ?? (() => ({ data: { plan_id: 'plan-1' } })),
    '/auth/get-user-info': () => ({ data: { id: 'u', name: 'Maya Lee', stage: 3, products: [1] } }),
  });
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const type = async (name: string, text: string): Promise<void> => {
  fireEvent.change(await field(name), { target: { value: text } });
};

describe('the target form', () => {
  afterEach(() => jest.restoreAllMocks());

  it('starts with a month and the most that it allows, and says the total next to the button', async () => {
    serve();
    renderScreen(<TargetForm />);
    expect([(await field('Reading & Writing')).value, (await field('Math')).value]).toEqual(['670', '680']);
    expect(screen.getByText('1350')).toBeTruthy();
    expect(await screen.findByText(/80 more than today\./)).toBeTruthy();
    await userEvent.click(await screen.findByRole('radio', { name: /3 months until Feb 20/ }));
    expect((await field('Reading & Writing')).value).toBe('720');
    expect(await screen.findByText(/the minutes you really have, Maya\./)).toBeTruthy();
  });

  it('shows what each number of minutes leads to and recommends the fewest with an even chance', async () => {
    serve();
    renderScreen(<TargetForm />);
    await userEvent.click(await screen.findByRole('radio', { name: /3 months/ }));
    const recommended = await screen.findByRole('radio', { name: /Recommended/ });
    expect(recommended.closest('label')?.textContent).toBe(
      'Recommended30 minLikely score 1450, range 1360–1540, About even (about 50%)',
    );
    expect(within(recommended.closest('label')!).getByRole('img').getAttribute('aria-label')).toBe(
      'Likely 1360–1540, target 1450',
    );
    expect((recommended as HTMLInputElement).checked).toBe(true);
    expect(screen.queryByText(/steep climb/)).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /45 min/ }));
    expect(screen.getByText(/45 min a day\./).textContent).toBe(
      '180 more than today. Good odds (about 60%) at 45 min a day.',
    );
    await userEvent.click(screen.getByRole('button', { name: BUTTON }));
    await screen.findByText('the letter');
  });

  it('says kindly when no choice has an even chance, and switches to a longer plan in one tap', async () => {
    const server = serve();
    renderScreen(<TargetForm />);
    const odds = within(await screen.findByRole('region', { name: '1350 by Dec 22 is a steep climb.' }));
    expect(screen.getByText(/an honest forecast, not a limit/)).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /Recommended/ })).toBeNull();
    expect(odds.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      'Take 3 months1350: about even at 30 min a daySwitch to 3 months',
      'Aim for 1320 firstAbout even at 20 min a day. Raise it later.Set 1320',
    ]);
    await userEvent.click(odds.getByRole('button', { name: /Switch/ }));
    expect(screen.queryByText(/steep climb/)).toBeNull();
    // The target stays; only the time changes.
    expect([(await field('Reading & Writing')).value, (await field('Math')).value]).toEqual(['670', '680']);
    await userEvent.click(screen.getByRole('button', { name: BUTTON }));
    await screen.findByText('the letter');
    expect(server.sent('/daily/set-target')[0]?.body).toMatchObject({ duration: 3, minutes_a_day: 30 });
  });

  it('aims nearer in one tap', async () => {
    serve();
    renderScreen(<TargetForm />);
    await userEvent.click(await screen.findByRole('button', { name: 'Set 1320' }));
    // 50 of the 80 points, as evenly as tens allow: 25 and 25.
    expect([(await field('Reading & Writing')).value, (await field('Math')).value]).toEqual(['660', '660']);
    // In the sum and as the dashed line.
    expect(screen.getAllByText('1320', { selector: 'b' })).toHaveLength(2);
  });

  it('asks only where a target comes to rest, and shows no chance of another one meanwhile', async () => {
    const server = serve();
    renderScreen(<TargetForm />);
    await screen.findByText(/80 more than today.*at 20 min a day/s);
    // In one go: a busy machine that looks for the field each time would let the form come to rest on the way.
    const math = await field('Math');
    for (const text of ['640', '650', '660']) fireEvent.change(math, { target: { value: text } });
    expect(screen.queryByText(/at 20 min a day/)).toBeNull();
    await screen.findByText(/60 more than today.*at 20 min a day/s);
    await type('Math', '641');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(screen.getByText('Check the Math score.')).toBeTruthy();
    expect(server.sent('/plan/target-forecast').map(({ body }) => body.target_score)).toEqual([1350, 1330]);
  });

  it('says what is wrong while it is typed, in the documented order and words', async () => {
    serve();
    renderScreen(<TargetForm />);
    for (const [text, fault] of [
      ['x', 'Please enter a valid number'],
      ['625', 'Score must be a multiple of 10'],
      ['620', 'Score must be greater than your test score (630)'],
      ['810', 'Score can not exceed 800'],
      ['680', 'Maximum increase for 1 month(s) is 40'],
    ] as const) {
      await type('Reading & Writing', text);
      expect(screen.getByRole('alert').textContent).toBe(fault);
    }
    await type('Reading & Writing', '670');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends nothing while a target is wrong, and leads to the first one that is', async () => {
    const server = serve();
    renderScreen(<TargetForm />);
    await type('Math', '900');
    await userEvent.click(screen.getByRole('button', { name: BUTTON }));
    expect(document.activeElement).toBe(await field('Math'));
    expect(server.sent('/daily/set-target')).toEqual([]);
  });

  it('is stepped and slid in tens, never beyond what can be reached', async () => {
    serve();
    renderScreen(<TargetForm />);
    const math = await field('Math');
    await userEvent.click(screen.getByRole('button', { name: 'Math: ten less' }));
    expect(math.value).toBe('670');
    for (const _ of [1, 2, 3]) await userEvent.click(screen.getByRole('button', { name: 'Math: ten more' }));
    expect(math.value).toBe('680');
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Math target' });
    fireEvent.change(slider, { target: { value: '200' } });
    expect([math.value, slider.getAttribute('aria-valuetext')]).toEqual(['640', '640, 0 more than today, at most 680']);
  });

  it('stores the target with the focus areas of the report and opens the letter', async () => {
    const server = serve();
    const { store } = renderScreen(<TargetForm />);
    await type('Math', '660');
    await screen.findByText(/60 more than today.*at 20 min a day/s);
    await userEvent.click(screen.getByRole('button', { name: BUTTON }));
    expect(await screen.findByText('the letter')).toBeTruthy();
    expect(server.sent('/daily/set-target').map(({ body }) => body)).toEqual([
      {
        english: 670,
        math: 660,
        duration: 1,
        minutes_a_day: 20,
        english_weak: FOCUS.english,
        math_weak: FOCUS.math,
      },
    ]);
    expect(store.getState().session.userStage).toBe(3);
  });

  it('changes the target and minutes of a plan from what they are, and keeps the focus areas of its journey', async () => {
    const server = serve(somePlan({ minutes_a_day: 45 }));
    renderScreen(<TargetForm />);
    expect((await field('Reading & Writing')).value).toBe('720');
    await userEvent.click(screen.getByRole('button', { name: 'Reading & Writing: ten less' }));
    await userEvent.click(screen.getByRole('button', { name: BUTTON }));
    await screen.findByText('the letter');
    expect(server.sent('/daily/set-target')[0]?.body).toEqual({
      english: 710,
      math: 730,
      duration: 3,
      minutes_a_day: 45,
    });
  });

  it('keeps the choice when it could not be stored, says so, and stores it at the next press', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let fails = true;
    serve(null, {
      setTarget: () => (fails ? { code: 'PLAN-DB', status: 500 } : { data: { plan_id: 'plan-1' } }),
    });
    renderScreen(<TargetForm />);
    await type('Math', '650');
    await userEvent.click(screen.getByRole('button', { name: BUTTON }));
    expect((await screen.findByText('Failed to set target scores')).parentElement?.textContent).toContain(
      'Your choices are still here.',
    );
    expect((await field('Math')).value).toBe('650');
    expect(logged).toHaveBeenCalled();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: BUTTON }));
    expect(await screen.findByText('the letter')).toBeTruthy();
  });

  it('names the way on when the free week is over', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    serve(null, { setTarget: () => ({ code: 'PLAN-LOCKED', status: 409 }) });
    renderScreen(<TargetForm />);
    await type('Math', '650');
    await userEvent.click(screen.getByRole('button', { name: BUTTON }));
    expect((await screen.findByText('Failed to set target scores')).parentElement?.textContent).toContain(
      'Choose an AivyPath plan in your account first.',
    );
  });

  it('waits for the scores of a report that has only just been written', async () => {
    let early = true;
    const server = serve(null, {
      start: () => (early ? { code: 'PLAN-NODIAGNOSTIC', status: 409 } : { data: START }),
    });
    renderScreen(<TargetForm />);
    expect(await screen.findByText('Getting your report ready for your plan…')).toBeTruthy();
    early = false;
    await waitFor(async () => expect((await field('Math')).value).toBe('680'));
    expect(server.sent('/plan/target-start').length).toBeGreaterThan(1);
  });

  it('offers another try when the scores cannot be loaded', async () => {
    let broken = true;
    serve(null, { start: () => (broken ? { code: 'PLAN-DB', status: 500 } : { data: START }) });
    renderScreen(<TargetForm />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await userEvent.click(again);
    expect(await field('Math')).toBeTruthy();
  });

  it('gives tips in a dialog that closes with Got it', async () => {
    serve();
    renderScreen(<TargetForm />);
    await userEvent.click(screen.getByRole('button', { name: 'Tips for choosing a target' }));
    expect(await screen.findByRole('dialog', { name: 'Tips for choosing a target' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
