import { jest } from '@jest/globals';
import type { Plan } from '@aivy/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeServer, type Reply } from '../../../../core/testing/fake-server';
import { renderScreen, somePlan, START } from '../../plan-kit';
import { TargetForm } from './target-form';

const BUTTON = 'Start Your Personalized Winning Path';
const FOCUS = { english: [10, 7, 4, 3, 8], math: [26, 24, 15, 17, 23] };

const serve = (plan: Plan | null = null, answers: { setTarget?: () => Reply; start?: () => Reply } = {}): FakeServer =>
  new FakeServer({
    '/plan/target-start': answers.start ?? (() => ({ data: START })),
    '/daily/get-plan': () => ({ data: plan }),
    '/plan/target-chance': (body) => ({
      data:
        body.duration === 1
          ? { chance: 0.31, chance_low: 0.2, chance_high: 0.5 }
          : { chance: 0.7, chance_low: 0.7, chance_high: 0.7 },
    }),
    '/plan/focus-areas': () => ({ data: { from_day: 1, to_day: 15, ...FOCUS, previous: null } }),
    '/daily/set-target': answers.setTarget ?? (() => ({ data: { plan_id: 'plan-1' } })),
    '/auth/get-user-info': () => ({ data: { id: 'u', name: 'Maya Lee', stage: 3, products: [1] } }),
  });
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const type = async (name: string, text: string): Promise<void> => {
  fireEvent.change(await field(name), { target: { value: text } });
};

describe('the target form', () => {
  afterEach(() => jest.restoreAllMocks());

  it('begins with a month and the most that it allows, and says the total beside the button', async () => {
    serve();
    renderScreen(<TargetForm />);
    expect([(await field('Reading & Writing')).value, (await field('Math')).value]).toEqual(['670', '680']);
    expect(screen.getByText('1350')).toBeTruthy();
    expect(screen.getByText('80 more than today, of 1600')).toBeTruthy();
    expect(screen.getByText(/reach by test day, Maya\./)).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /3 months/ }));
    expect((await field('Reading & Writing')).value).toBe('720');
    expect(screen.getByText('2 h 20 min')).toBeTruthy();
    expect(screen.getByText('+14')).toBeTruthy();
  });

  it('says how likely the target is, with its range, and asks only where it comes to rest', async () => {
    const server = serve();
    renderScreen(<TargetForm />);
    expect(await screen.findByText('At that pace you reach it with about 3 chances in 10.')).toBeTruthy();
    expect(screen.getByText(/as low as 2 in 10 or as high as 5 in 10/)).toBeTruthy();
    // In one go: a busy machine that looks for the field each time would let the form come to rest on the way.
    const math = await field('Math');
    for (const text of ['640', '650', '660']) fireEvent.change(math, { target: { value: text } });
    expect(screen.queryByText(/At that pace/)).toBeNull();
    await screen.findByText(/At that pace/);
    await type('Math', '641');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(screen.queryByText(/At that pace/)).toBeNull();
    expect(server.sent('/plan/target-chance').map(({ body }) => body.target_score)).toEqual([1350, 1330]);
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
    await userEvent.click(screen.getByRole('button', { name: BUTTON }));
    expect(await screen.findByText('the letter')).toBeTruthy();
    expect(server.sent('/daily/set-target').map(({ body }) => body)).toEqual([
      { english: 670, math: 660, duration: 1, english_weak: FOCUS.english, math_weak: FOCUS.math },
    ]);
    expect(store.getState().session.userStage).toBe(3);
  });

  it('changes the target of a plan from what it is, and keeps the focus areas of its journey', async () => {
    const server = serve(somePlan());
    renderScreen(<TargetForm />);
    expect((await field('Reading & Writing')).value).toBe('720');
    await userEvent.click(screen.getByRole('button', { name: 'Reading & Writing: ten less' }));
    await userEvent.click(screen.getByRole('button', { name: BUTTON }));
    await screen.findByText('the letter');
    expect(server.sent('/daily/set-target')[0]?.body).toEqual({ english: 710, math: 730, duration: 3 });
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
      'What you chose stays here.',
    );
    expect((await field('Math')).value).toBe('650');
    expect(logged).toHaveBeenCalled();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: BUTTON }));
    expect(await screen.findByText('the letter')).toBeTruthy();
  });

  it('waits for the scores of a report that has only just been written', async () => {
    let early = true;
    const server = serve(null, {
      start: () => (early ? { code: 'PLAN-NODIAGNOSTIC', status: 409 } : { data: START }),
    });
    renderScreen(<TargetForm />);
    expect(await screen.findByText('Your report is on its way to your plan...')).toBeTruthy();
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
