import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { NO_RETAKE, renderAt, serveResults } from '../test-kit';
import { ReviewPage } from './review-page';

const POPUP =
  'To access your score report, you need to sign in. Your data will be securely saved in your profile. If you discard, you will need to retake the diagnostic test.';
const proceed = () => fireEvent.click(screen.getByRole('button', { name: 'Proceed to Your Test Reports' }));

describe('the review page after the diagnostic', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
    localStorage.setItem('aivy.diagnostic.completed', '{}');
  });
  afterEach(() => void jest.useRealTimers());
  const afterLoading = () => act(() => jest.advanceTimersByTime(2_000));

  it('pauses for two seconds on “This Module is Over”', () => {
    renderAt('/diagnostic/review', <ReviewPage retake={NO_RETAKE} attempt="u" />);
    expect(screen.getByRole('heading', { name: 'This Module is Over' })).toBeTruthy();
    act(() => jest.advanceTimersByTime(1_999));
    expect(screen.queryByRole('button', { name: 'Proceed to Your Test Reports' })).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByRole('heading', { name: 'This Module is Over' })).toBeNull();
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      '1Score Reports',
      '2Summary: Remarks & Suggestions',
      '3Accuracy & Distribution',
    ]);
    expect(
      screen.getByText("Nice work! I've pulled together your results. Let's take it one step at a time."),
    ).toBeTruthy();
  });

  it('pauses once for an attempt, and again for another one', () => {
    const over = () => screen.queryByRole('heading', { name: 'This Module is Over' });
    const first = renderAt('/diagnostic/review', <ReviewPage retake={NO_RETAKE} attempt="u" />);
    act(() => jest.advanceTimersByTime(1_000));
    first.unmount();
    const second = renderAt('/diagnostic/review', <ReviewPage retake={NO_RETAKE} attempt="u" />);
    expect(over()).toBeTruthy();
    afterLoading();
    second.unmount();
    const third = renderAt('/diagnostic/review', <ReviewPage retake={NO_RETAKE} attempt="u" />);
    expect(over()).toBeNull();
    expect(screen.getByRole('button', { name: 'Proceed to Your Test Reports' })).toBeTruthy();
    third.unmount();
    renderAt('/diagnostic/review', <ReviewPage retake={NO_RETAKE} attempt="visitor 2026-01-05 10:00:00" />);
    expect(over()).toBeTruthy();
  });

  it('takes a signed-in student to the result wizard', () => {
    serveResults();
    renderAt('/diagnostic/review', <ReviewPage retake={NO_RETAKE} attempt="u" />);
    afterLoading();
    proceed();
    expect(screen.queryByText(POPUP)).toBeNull();
    expect(screen.getByText('the result wizard')).toBeTruthy();
  });

  it('asks a visitor to sign up first', () => {
    renderAt('/diagnostic/review', <ReviewPage retake={NO_RETAKE} attempt="u" />, { isLoggedIn: false });
    afterLoading();
    proceed();
    expect(screen.getByText(POPUP)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(screen.getByText('the sign-up screen')).toBeTruthy();
  });

  it('stays where it is when the visitor closes the question', () => {
    renderAt('/diagnostic/review', <ReviewPage retake={NO_RETAKE} attempt="u" />, { isLoggedIn: false });
    afterLoading();
    proceed();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(POPUP)).toBeNull();
    expect(localStorage.getItem('aivy.diagnostic.completed')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Proceed to Your Test Reports' })).toBeTruthy();
  });

  it('asks before it deletes the test the visitor discards, then leads to the preview', () => {
    renderAt('/diagnostic/review', <ReviewPage retake={NO_RETAKE} attempt="u" />, { isLoggedIn: false });
    afterLoading();
    proceed();
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByRole('dialog', { name: 'Discard your test?' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Keep test' }));
    expect(localStorage.getItem('aivy.diagnostic.completed')).not.toBeNull();
    // The question comes again, from its beginning.
    proceed();
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    fireEvent.click(screen.getByRole('button', { name: 'Discard test' }));
    expect(localStorage.getItem('aivy.diagnostic.completed')).toBeNull();
    expect(screen.getByText('another screen')).toBeTruthy();
  });

  const finish = (mathSeconds: number) =>
    localStorage.setItem(
      'aivy.diagnostic.completed',
      JSON.stringify({
        ...{ english: ['a'], math: ['b'], english_time: [60], math_time: [mathSeconds] },
        ...{ start_time: '2026-01-05 10:00:00', end_time: '2026-01-05 10:40:00', owner: null },
      }),
    );
  const scored = { effort: 1, questions: 17, unread: 0, scored: true };
  const missing = { effort: 0.2, questions: 14, unread: 9, scored: false };
  const serveEffort = (effort: object) =>
    (globalThis.fetch = jest.fn(
      async () => new Response(JSON.stringify({ status: 'success', data: effort })),
    ) as unknown as typeof fetch);
  const open = async (retake = NO_RETAKE as { pending: boolean; retake(subject: string): void }) => {
    renderAt('/diagnostic/review', <ReviewPage retake={retake} attempt="v" />, { isLoggedIn: false });
    await act(async () => jest.advanceTimersByTimeAsync(2_000));
  };

  it('tells a visitor before the sign-up that a section needs another round', async () => {
    finish(2);
    serveEffort({ english: scored, math: missing });
    const retaken: string[] = [];
    await open({ pending: false, retake: (subject) => void retaken.push(subject) });
    expect(screen.getByRole('heading', { level: 1, name: 'One section to go' })).toBeTruthy();
    expect(screen.getByText('Reading and Writing is scored. Math needs one more round.')).toBeTruthy();
    expect(screen.getByText(/^You moved through 9 questions very quickly/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Proceed to Your Test Reports' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Retake Math, 22 min' }));
    expect(retaken).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Start Math' }));
    expect(retaken).toEqual(['math']);
    fireEvent.click(screen.getByRole('button', { name: 'Sign up and see Reading and Writing' }));
    expect(screen.getByText('the sign-up screen')).toBeTruthy();
  });

  it('offers a visitor the whole test where neither section has a score', async () => {
    finish(2);
    serveEffort({ english: { ...missing, questions: 17 }, math: missing });
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Not enough careful answers yet' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Retake the diagnostic, about 40 min' }));
    expect(localStorage.getItem('aivy.diagnostic.completed')).toBeNull();
  });

  it('goes on as usual where both sections are scored, and where we could not ask', async () => {
    finish(80);
    serveEffort({ english: scored, math: { ...scored, questions: 14 } });
    await open();
    expect(screen.getByRole('button', { name: 'Proceed to Your Test Reports' })).toBeTruthy();
  });
});
