import { jest } from '@jest/globals';
import type { StudentQuestion } from '@aivy/contracts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { makeStore } from '../../../core/store';
import { FakeServer, type Reply } from '../../../core/testing/fake-server';
import { fakeTime, pass } from '../../../core/testing/time';
import { Trial } from './trial';

const [ANSWER, MESSAGE] = ['/aivydaily/trial-answer', '/aivydaily/trial-message'] as const;
const question = (id: number): StudentQuestion => ({
  id,
  type: 'choice',
  passage: '',
  img: '',
  question: `Stem ${id}?`,
  choice_a: 'first',
  choice_b: 'second',
  choice_c: 'third',
  choice_d: 'fourth',
});

const realFetch = globalThis.fetch;
const refusals = new Map<string, Reply>();
let server: FakeServer;

/** `b` is always right. */
function mark({ question_id: id, answers }: Record<string, unknown>): Reply {
  const given = answers as string[];
  const correct = given.at(-1) === 'b';
  const done = correct || given.length === 3;
  return {
    data: {
      current_attempt: given.length,
      correct,
      is_completed: done,
      feedback: correct ? null : `Not ${given.at(-1)}.`,
      solution: done ? { question_id: id, answer: 'b', explanation: 'Because.' } : null,
    },
  };
}

beforeEach(async () => {
  fakeTime();
  refusals.clear();
  localStorage.clear();
  server = new FakeServer({
    '/aivydaily/trial': ({ subcategory }) =>
      refusals.get('/aivydaily/trial') ?? {
        data: { topics: [5, 10, 12, 26], questions: subcategory === undefined ? [] : [101, 102, 103].map(question) },
      },
    [ANSWER]: (body) => refusals.get(ANSWER) ?? mark(body),
    [MESSAGE]: ({ hints_seen: seen }) =>
      refusals.get(MESSAGE) ?? {
        data: {
          content: `Rung ${Number(seen) + 1}.`,
          phase: '3.2',
          quick_replies: ['hint', 'next'],
          hints_seen: Number(seen) + 1,
        },
      },
  });
  render(
    <Provider store={makeStore()}>
      <Trial offer={<button type="button">Take the diagnostic</button>} />
    </Provider>,
  );
  await pass(100);
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

const press = async (name: string | RegExp): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(200);
};
const choose = async (letter: string): Promise<void> => {
  fireEvent.click(
    within(screen.getByRole('list', { name: 'Answer choices' })).getByRole('button', {
      name: new RegExp(`^${letter}`),
    }),
  );
  await press('Check answer');
};
const begin = (): Promise<void> => press(/Percentages/);

describe('the trial', () => {
  it('offers four topics, and three questions of the chosen one', async () => {
    expect(screen.getAllByRole('listitem').length).toBe(4);
    await begin();
    expect(screen.getByText('Stem 101?')).toBeTruthy();
    expect(screen.getByText(/question 1 of 3/)).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Question 1');
  });

  it('has three tries for a question, then its explanation, and sends all answers each time', async () => {
    await begin();
    await choose('A');
    expect(screen.getByText('Not a.')).toBeTruthy();
    expect(screen.queryByText('Because.')).toBeNull();
    await choose('C');
    await choose('D');
    expect(screen.getByText('Because.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Check answer' })).toBeNull();
    expect(server.sent(ANSWER).map(({ body }) => body)).toEqual(
      [['a'], ['a', 'c'], ['a', 'c', 'd']].map((answers) => ({ question_id: 101, answers })),
    );
  });

  it('counts a try only when it was marked', async () => {
    await begin();
    refusals.set(ANSWER, { code: 'DB', status: 500 });
    await choose('A');
    expect(screen.getByText('A server error occurred. Please try again later.')).toBeTruthy();
    expect(screen.getByText('Attempt 1 of 3')).toBeTruthy();
    refusals.clear();
    await press('Check answer');
    expect(screen.getByText('Attempt 2 of 3')).toBeTruthy();
  });

  it('tells the tutor what was answered, which hints were seen and how often it has spoken', async () => {
    await begin();
    await press('Hint');
    await choose('A');
    await press('Hint');
    expect(screen.getByText('Hint 2 of 4')).toBeTruthy();
    expect(server.sent(MESSAGE).map(({ body }) => body)).toEqual([
      { question_id: 101, answers: [], message: 'Can I have a hint?', phase: '3.2', hints_seen: 0, turn: 0 },
      { question_id: 101, answers: ['a'], message: 'Can I have a hint?', phase: '3.2', hints_seen: 1, turn: 1 },
    ]);
  });

  it('offers what fits the tries, whatever the tutor proposed before them', async () => {
    await begin();
    await press('Hint');
    expect(screen.queryByRole('button', { name: 'Why is mine wrong?' })).toBeNull();
    await choose('A');
    expect(screen.getByRole('button', { name: 'Why is mine wrong?' })).toBeTruthy();
    await choose('B');
    expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Explain' })).toBeTruthy();
  });

  it('checks steps, and has a calculator and a reference sheet, in Math only', async () => {
    await begin();
    expect(screen.getByRole('button', { name: 'Check my step' })).toBeTruthy();
    await press('Reference');
    expect(screen.getByRole('dialog', { name: 'Reference' })).toBeTruthy();
    await choose('B');
    await press('Next question');
    expect(screen.getByRole('dialog', { name: 'Reference' })).toBeTruthy();
    await press('Other topics');
    expect(screen.queryByRole('dialog', { name: 'Reference' })).toBeNull();
    await press(/Boundaries/);
    for (const name of ['Check my step', 'Calculator', 'Reference'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('says when there were too many messages, and says the same again on request', async () => {
    await begin();
    refusals.set(MESSAGE, { code: 'RATE-LIMITED', status: 429 });
    await press('Hint');
    expect(screen.getByRole('alert').textContent).toContain('Rate limit exceeded. Please wait before trying again.');
    refusals.clear();
    await press('Try again');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(server.sent(MESSAGE).map(({ body }) => body.turn)).toEqual([0, 0]);
  });

  it('talks about each question anew', async () => {
    await begin();
    await press('Hint');
    await choose('B');
    await press('Next question');
    expect(screen.getByText('Stem 102?')).toBeTruthy();
    expect(screen.getByText('No hint used')).toBeTruthy();
    await press('Hint');
    expect(server.sent(MESSAGE).at(-1)!.body).toMatchObject({ question_id: 102, answers: [], hints_seen: 0, turn: 0 });
  });

  it('ends with how it went and what comes next, and keeps nothing on the device', async () => {
    await begin();
    await choose('B');
    await press('Next question');
    await choose('A');
    await choose('B');
    await press('Next question');
    await choose('B');
    await press('See how it went');
    expect(document.activeElement?.textContent).toBe('2 of 3 on the first try');
    expect(screen.getByRole('button', { name: 'Take the diagnostic' })).toBeTruthy();
    expect(Object.keys(localStorage).filter((key) => key.includes('aivydaily'))).toEqual([]);
    await press('Try another topic');
    expect(screen.getAllByRole('listitem').length).toBe(4);
  });

  it('can be asked for again when it could not be loaded', async () => {
    refusals.set('/aivydaily/trial', { code: 'SERVICE-UNAVAILABLE', status: 503 });
    await begin();
    expect(screen.getByText('We couldn’t load the questions.')).toBeTruthy();
    refusals.clear();
    await press('Try again');
    expect(screen.getByText('Stem 101?')).toBeTruthy();
  });
});
