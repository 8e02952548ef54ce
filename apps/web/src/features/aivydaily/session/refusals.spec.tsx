import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { Reply } from '../../../core/testing/fake-server';
import { fakeTime, pass, until } from '../../../core/testing/time';
import {
  answer,
  give,
  hasButton,
  isShown,
  mendBrowser,
  openAt,
  outcome,
  press,
  questionOf,
  where,
} from '../testing/practice-page';
import { PracticeServer, questionId, SESSION, SKILL } from '../testing/practice-server';

const [SUBMIT, NEXT, TALK] = [
  '/aivydaily/submit-answer',
  '/aivydaily/next-question',
  '/aivydaily/send-message',
] as const;
/** Longer than all the tries of a call together. */
const TRIED_MS = 30_000;

/** The documents' catalogue (daily product, section 8), written down again: code and status, and what the student reads. */
const CATALOGUE = [
  ['CONVERSATION-NOTFOUND', 404, 'Practice session not found. Please start a new session.'],
  ['QUESTION-NOTFOUND', 404, 'Question not found. Please try again.'],
  ['QUESTION-REACHLIMIT', 409, 'You have reached the maximum of 5 questions for this session.'],
  ['ANSWER-REACHLIMIT', 409, 'You have reached the maximum of 3 attempts for this question.'],
  ['DUPLICATE-ANSWER', 409, 'You have already submitted this answer. Please try a different answer.'],
  ['INVALIDINPUT', 400, 'Invalid input provided. Please check your data and try again.'],
  ['DB', 500, 'A server error occurred. Please try again later.'],
  ['SOMETHING-NEW', 400, 'An unknown error occurred. Please try again.'],
  ['', 429, 'Rate limit exceeded. Please wait before trying again.'],
  ['', 418, 'Server error: 418'],
  ['', 503, 'Server error: 503'],
  ['', 200, 'An unexpected error occurred. Please try again.'],
] as const;
const named = ([code, status]: (typeof CATALOGUE)[number]): string => `${code || 'no code'}, ${status}`;
const refusal = ([code, status]: (typeof CATALOGUE)[number]): Reply => ({ code, status });
const cases = (wanted: (code: string, status: number) => boolean) =>
  CATALOGUE.filter(([code, status]) => wanted(code, status)).map((each) => [named(each), each] as const);

const realFetch = globalThis.fetch;
let server: PracticeServer;
beforeEach(() => {
  fakeTime();
  localStorage.clear();
  mendBrowser();
  server = new PracticeServer();
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const refuse = (reply: Reply, ...paths: string[]): void => paths.forEach((path) => server.refusals.set(path, reply));
const begin = async (): Promise<void> => {
  openAt(`/aivy-daily?subcategory=${SKILL}`);
  await questionOf(questionId(0));
};
const alert = (): string => screen.queryByRole('alert')?.textContent ?? '';

describe('what a student reads when an answer is refused', () => {
  // Those two close something; the tests that follow have them.
  it.each(cases((code) => !code.endsWith('-REACHLIMIT')))('%s', async (_, each) => {
    await begin();
    refuse(refusal(each), SUBMIT, TALK);
    give('b');
    await until(() => outcome() === each[2], TRIED_MS);
    // Nothing was counted, the choice stands, and what is refused for the moment can be handed in again.
    expect(screen.getByRole('button', { name: /^B/ }).getAttribute('aria-pressed')).toBe('true');
    server.refusals.clear();
    press('Check answer');
    await until(() => outcome() === 'Right, 20 points.');
    expect(server.questions[0]).toMatchObject({ attempt: 1, is_correct: true });
  });

  it('no reply', async () => {
    await begin();
    server.net.online = false;
    give('b');
    await until(() => outcome() === 'Network error. Please check your connection and try again.', TRIED_MS);
  });

  it('takes no further answer after the last attempt, and says why', async () => {
    await begin();
    for (const tried of ['a', 'c', 'd']) server.submit(questionId(0), tried);
    await answer('b', 'You have reached the maximum of 3 attempts for this question.');
    await until(() => !hasButton('Check answer') && hasButton('Next question'));
  });
});

describe('what a student reads when the next question is refused', () => {
  it.each(cases((code, status) => code === 'CONVERSATION-NOTFOUND' || status === 429))('%s', async (_, each) => {
    await begin();
    await answer('b', 'Right, 20 points.');
    refuse(refusal(each), NEXT, TALK);
    press('Next question');
    await until(() => outcome() === each[2], TRIED_MS);
    server.refusals.clear();
    press('Next question');
    await questionOf(questionId(1));
  });

  it('the first one: says so, and can be asked for again', async () => {
    refuse({ code: 'DB', status: 500 }, NEXT, TALK);
    openAt(`/aivy-daily?subcategory=${SKILL}`);
    await until(() => isShown('A server error occurred. Please try again later.'), TRIED_MS);
    server.refusals.clear();
    press('Try again');
    await questionOf(questionId(0));
  });

  it('is told that the session is complete, which is no error', async () => {
    await begin();
    await answer('b', 'Right, 20 points.');
    refuse({ code: 'QUESTION-REACHLIMIT', status: 409 }, NEXT);
    press('Next question');
    await until(() => isShown('Mission complete!'));
    expect(document.body.textContent).not.toContain('maximum of 5 questions');
  });
});

describe('what a student reads when the tutor is not reached', () => {
  it.each(cases((code, status) => code === 'QUESTION-NOTFOUND' || status === 429 || status === 503))(
    '%s',
    async (_, each) => {
      await begin();
      refuse(refusal(each), TALK);
      press('Hint');
      await until(() => alert().startsWith(each[2]));
      server.refusals.clear();
      press('Try again');
      await until(() => isShown('Well.'));
      expect(alert()).toBe('');
      expect(new Set(server.net.sent(TALK).map(({ body }) => body.message_id)).size).toBe(1);
    },
  );

  it('no reply', async () => {
    await begin();
    server.net.online = false;
    press('Hint');
    await until(() => alert().startsWith('Network error. Please check your connection and try again.'));
  });

  it('a talk that was never held is an empty one, after a reload as well', async () => {
    await begin();
    openAt(`/aivy-daily/${SESSION}`);
    await questionOf(questionId(0));
    await until(() => server.net.sent('/aivydaily/get-message-history').length > 0);
    await pass(1_000);
    expect(alert()).toBe('');
    expect(isShown(/^Hi Maya! Try it first\./)).toBe(true);
  });
});

describe('what a student reads when a session cannot be begun or opened', () => {
  it.each(cases((code, status) => code === 'INVALIDINPUT' || code === 'QUESTION-REACHLIMIT' || status === 418))(
    'begun: %s',
    async (_, each) => {
      openAt('/aivy-daily');
      await until(() => hasButton("Start today's mission"));
      refuse(refusal(each), '/aivydaily/start');
      press("Start today's mission");
      await until(() => isShown("We couldn't start this mission") && isShown(each[2]));
      server.refusals.clear();
      press('Try again');
      await questionOf(questionId(0));
    },
  );

  it.each([
    [{ code: 'DB', status: 500 }, 'A server error occurred. Please try again later.'],
    [{ code: '', status: 429 }, 'Rate limit exceeded. Please wait before trying again.'],
    [{ code: '', status: 502 }, 'Server error: 502'],
  ])('opened: %j', async (reply, text) => {
    await begin();
    refuse(reply, '/aivydaily/questions');
    openAt(`/aivy-daily/${SESSION}`);
    await until(() => isShown("We couldn't open this session") && isShown(text));
    server.refusals.clear();
    press('Try again');
    await questionOf(questionId(0));
  });

  it('is told to begin anew where there is none of this number', async () => {
    refuse({ code: 'CONVERSATION-NOTFOUND', status: 404 }, '/aivydaily/questions');
    openAt(`/aivy-daily/${SESSION}`);
    await until(() => isShown('Practice session not found. Please start a new session.'));
    press('Start a new session');
    await until(() => hasButton("Start today's mission"));
    expect(where()).toBe('/aivy-daily');
  });

  it('is told of the diagnostic where nothing is known yet, and can practise all the same', async () => {
    openAt('/aivy-daily');
    await until(() => isShown(/^No diagnostic test results found\. Complete a diagnostic test first/));
    expect(hasButton("Start today's mission")).toBe(true);
    expect(alert()).toBe('');
  });
});

describe('a session that has ended on the server', () => {
  it('keeps the answer waiting at the popup, and hands it in once when the student has signed in again', async () => {
    const store = openAt(`/aivy-daily?subcategory=${SKILL}`);
    await questionOf(questionId(0));
    server.net.token = 'new';
    give('b');
    await until(() => store.gate.isClosed);
    await pass(5_000);
    expect([outcome(), server.questions[0]?.attempt]).toEqual(['', 0]);
    await act(async () => store.gate.open('new'));
    await until(() => outcome() === 'Right, 20 points.');
    expect(server.questions[0]).toMatchObject({ attempt: 1, is_correct: true });
  });
});
