import { HOUR_MS } from '@aivy/contracts';
import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
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
  submitAgain,
  USER,
  where,
} from '../testing/practice-page';
import { standInVoice } from '../../../player/read-aloud/testing/stand-in-voice';
import { KEYS, PracticeServer, questionId, SESSION, SKILL } from '../testing/practice-server';

const realFetch = globalThis.fetch;
const KEPT = `aivy.daily.${USER}`;
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

const begin = async (): Promise<void> => {
  openAt(`/aivy-daily?subcategory=${SKILL}`);
  await questionOf(questionId(0));
};
const next = async (index: number): Promise<void> => {
  press('Next question');
  await questionOf(questionId(index));
};
const focusedName = (): string | null | undefined => document.activeElement?.getAttribute('aria-label');
const focused = (): string => document.activeElement?.textContent ?? '';

describe('a mission', () => {
  it('goes from its topic over a first, a second and a missed try to what it has brought', async () => {
    await begin();
    expect(where()).toBe(`/aivy-daily/${SESSION}`);
    expect(focused()).toBe('Question 1');
    await answer('b', 'Right, 20 points.');
    await until(() => isShown('Because of 101.'));
    await next(1);
    expect(focused()).toBe('Question 2');

    await answer('a', 'Not a: think again.');
    expect(isShown('Two attempts left')).toBe(true);
    expect(isShown('Because of 102.')).toBe(false);
    await answer('c', 'Right, 10 points.');
    await next(2);

    for (const [tried, left] of [
      ['a', 'Two attempts left'],
      ['b', 'One attempt left'],
    ] as const) {
      await answer(tried, `Not ${tried}: think again.`);
      expect(isShown(left)).toBe(true);
    }
    await answer('c', 'Not c: think again.');
    await until(() => isShown('Because of 103.') && isShown('The answer'));
    expect(hasButton('Check answer')).toBe(false);
    await next(3);

    await answer('a', 'Right, 20 points.');
    await next(4);
    await answer('3/4', 'Right, 20 points.');
    press('See how it went');
    await until(() => isShown('Mission complete!') && isShown('+70') && isShown('New badge: First mission'));
    // Whoever goes home now wants to begin another one.
    expect(localStorage.getItem(KEPT)).toBeNull();
    expect(focused()).toBe('Mission complete!');
    expect(isShown('3 of 5 right on the first try, and you solved 1 more by trying again.')).toBe(true);
    // Mastery 58 before the mission, 61 now.
    await until(() => isShown('What grew') && isShown('+3') && isShown('Mastery is up 17 since your diagnostic.'));
    // Not before the record has all five.
    expect(server.net.sent('/plan/skill-growth').at(-1)?.body['answered']).toBe(5);
    const again = screen.getByRole('link', { name: 'Try the 2 you missed again' });
    expect(again.getAttribute('href')).toBe(`/mistakes?test=practice-${SESSION}`);
    await pass(1_000);
    expect(localStorage.getItem(KEPT)).toBeNull();
  });

  it('is read aloud: the question alone before its last answer, then from the explanation on', async () => {
    const { said, end } = standInVoice();
    await begin();
    press('Read aloud');
    await until(() => said.length === 1);
    const finish = (): void => {
      for (let sentences = 0; sentences < 20; sentences += 1) act(end);
    };
    finish();
    expect(said.map((words) => words.replace(' (Ada × 1)', ''))).toEqual([
      'What is 101?',
      'Choice A: choice a of 101',
      'Choice B: choice b of 101',
      'Choice C: choice c of 101',
      'Choice D: choice d of 101',
    ]);
    await answer('b', 'Right, 20 points.');
    await until(() => isShown('Because of 101.'));
    said.length = 0;
    press('Read the question aloud');
    finish();
    expect(said.join(' ')).toContain('Because of 101.');
    expect(said.join(' ')).not.toContain('Choice A');
  });

  it('is read after a wrong try with what was said to it, and with which choice was tried', async () => {
    const { said, end } = standInVoice();
    await begin();
    await answer('a', 'Not a: think again.');
    press('Read aloud');
    await until(() => said.length === 1);
    for (let sentences = 0; sentences < 20; sentences += 1) act(end);
    expect(said.map((words) => words.replace(' (Ada × 1)', ''))).toEqual([
      'What is 101?',
      'Choice A: choice a of 101',
      'Your first attempt',
      'Choice B: choice b of 101',
      'Choice C: choice c of 101',
      'Choice D: choice d of 101',
      'Not a: think again.',
    ]);
  });

  it('falls silent with the next question', async () => {
    const { said } = standInVoice();
    await begin();
    await answer('b', 'Right, 20 points.');
    press('Read aloud');
    await until(() => said.length === 1);
    await next(1);
    expect(said.at(-1)).toBe('—');
    expect(hasButton('Read the question aloud')).toBe(true);
  });

  it('takes one answer however often it is pressed', async () => {
    await begin();
    give('a');
    submitAgain();
    await pass(10);
    submitAgain();
    await until(() => outcome() === 'Not a: think again.');
    expect(server.net.sent('/aivydaily/submit-answer')).toHaveLength(1);
  });

  it('draws the formulas in what it says of a wrong answer', async () => {
    server.feedbackOf = () => String.raw`The \(\frac{3}{4}\) is of the whole.`;
    await begin();
    give('a');
    await until(() => document.querySelector('[data-region="outcome"] math') !== null);
    expect(outcome()).not.toContain('frac');
  });

  it('takes no blank answer, and says when one was given before', async () => {
    server.questions.push(
      ...[0, 1, 2, 3].map((index) => ({
        question_id: questionId(index),
        is_completed: true,
        is_correct: true,
        attempt: 1,
        answers: [KEYS[index] ?? ''],
        type: 'choice' as const,
      })),
    );
    openAt(`/aivy-daily?subcategory=${SKILL}`);
    await questionOf(questionId(3));
    await next(4);
    give('  ');
    await pass(500);
    expect(server.net.sent('/aivydaily/submit-answer')).toEqual([]);
    await answer('1/4', 'Not 1/4: think again.');
    await answer('1/4', 'You have already submitted this answer. Please try a different answer.');
    expect(isShown('Two attempts left')).toBe(true);
  });

  it('asks for questions above the level where the address does, and says so, also after a reload', async () => {
    const note = 'These questions are above your level. Getting half of them on the first try is great.';
    openAt(`/aivy-daily?subcategory=${SKILL}&level=above`);
    await questionOf(questionId(0));
    expect(server.net.sent('/aivydaily/start').map(({ body }) => body)).toEqual([{ subcategory: SKILL, above: true }]);
    expect(isShown(note)).toBe(true);
    openAt(`/aivy-daily/${SESSION}`);
    await questionOf(questionId(0));
    expect(isShown(note)).toBe(true);
  });

  it('says nothing of the level otherwise', async () => {
    await begin();
    expect(server.net.sent('/aivydaily/start').map(({ body }) => body)).toEqual([{ subcategory: SKILL }]);
    expect(isShown(/above your level/)).toBe(false);
  });

  it('takes no further answer when another tab has used the last try, and shows why it is so', async () => {
    await begin();
    for (const tried of ['a', 'c', 'd']) server.submit(questionId(0), tried);
    await answer('b', /maximum of 3 attempts/);
    await until(() => !hasButton('Check answer') && isShown('Because of 101.'));
    expect(server.points).toBe(0);
  });

  it('gives as many attempts as the server says the session has', async () => {
    server = new PracticeServer(4);
    await begin();
    for (const [tried, left] of [
      ['a', 'Three attempts left'],
      ['c', 'Two attempts left'],
      ['d', 'One attempt left'],
    ] as const) {
      await answer(tried, `Not ${tried}: think again.`);
      expect(isShown(left)).toBe(true);
    }
    expect(isShown('Attempt 4 of 4')).toBe(true);
    await answer('b', 'Right.');
    await until(() => isShown('Because of 101.'));
    expect(isShown('Right on attempt 4')).toBe(true);
  });

  it('names its own number of attempts when another tab has used the last one', async () => {
    server = new PracticeServer(2);
    await begin();
    for (const tried of ['a', 'c']) server.submit(questionId(0), tried);
    await answer('b', /maximum of 2 attempts/);
  });

  it('is over when the server has no further question, without calling that an error', async () => {
    await begin();
    await answer('b', 'Right, 20 points.');
    for (const key of KEYS.slice(1)) {
      const { data } = server.next() as { data: { question_id: number } };
      server.submit(data.question_id, key);
    }
    press('Next question');
    await until(() => isShown('Mission complete!'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('follows another tab as soon as it is looked at', async () => {
    await begin();
    server.submit(questionId(0), 'b');
    server.next();
    fireEvent(window, new Event('focus'));
    await questionOf(questionId(1));
  });
});

describe('an answer that is typed into the chat', () => {
  const type = (message: string): void => {
    fireEvent.change(screen.getByRole('textbox', { name: 'Message' }), { target: { value: message } });
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Message' }), { key: 'Enter' });
  };

  it('uses no try until its button is pressed, and is then the answer', async () => {
    await begin();
    type('a');
    await until(() => hasButton('Submit A'));
    expect(server.questions[0]!.attempt).toBe(0);
    press('Keep working');
    expect(hasButton('Submit A')).toBe(false);
    expect(focusedName()).toBe('Message');

    type('b');
    await until(() => hasButton('Submit B'));
    press('Submit B');
    await until(() => outcome() === 'Right, 20 points.');
    expect(server.questions[0]).toMatchObject({ attempt: 1, answers: ['b'], is_correct: true });
    expect(hasButton('Submit B')).toBe(false);
    expect(focusedName()).toBe('Messages');
  });

  it('is no longer offered once it was submitted on the page', async () => {
    await begin();
    type('a');
    await until(() => hasButton('Submit A'));
    await answer('a', 'Not a: think again.');
    expect(hasButton('Submit A')).toBe(false);
  });

  it('is no longer offered once something else was said', async () => {
    await begin();
    type('a');
    await until(() => hasButton('Submit A'));
    type('thanks');
    await until(() => !hasButton('Submit A') && isShown('thanks'));
    expect(server.questions[0]!.attempt).toBe(0);
  });
});

describe('when the service of practice is down in the middle', () => {
  it('answers and goes on by the chat, and counts as the server does', async () => {
    await begin();
    server.practiceDown = true;
    await answer('b', 'Right.');
    await next(1);
    server.practiceDown = false;
    await answer('a', 'Not a: think again.');
    await answer('c', 'Right, 10 points.');
    expect(server.points).toBe(30);
    expect(server.questions.map(({ attempt }) => attempt)).toEqual([1, 2]);
    expect(screen.getByRole('list', { name: 'Question 2 of 5' })).toBeTruthy();
  });

  it('says so when nothing is reached, keeps the answer chosen, and hands it in when it is pressed again', async () => {
    await begin();
    server.net.online = false;
    give('b');
    await until(() => outcome() === 'Network error. Please check your connection and try again.', 30_000);
    server.net.online = true;
    press('Check answer');
    await until(() => outcome() === 'Right, 20 points.');
    expect(server.questions[0]).toMatchObject({ attempt: 1, is_correct: true });
  });
});

describe('without a network', () => {
  const goOffline = (): void => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.net.online = false;
  };
  const comeBack = (): void => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    server.net.online = true;
    fireEvent(window, new Event('online'));
  };
  const OFFLINE = 'Network error. Please check your connection and try again.';

  it('says so at once, and hands the answer in by itself when the network is back', async () => {
    await begin();
    goOffline();
    give('b');
    await pass(1_000);
    expect([outcome(), hasButton('Check answer')]).toEqual([OFFLINE, true]);
    comeBack();
    await until(() => outcome() === 'Right, 20 points.');
    expect(server.questions[0]).toMatchObject({ attempt: 1, is_correct: true });
  });

  it('goes on by itself to the next question when the network is back', async () => {
    await begin();
    await answer('b', 'Right, 20 points.');
    goOffline();
    press('Next question');
    await until(() => outcome() === OFFLINE);
    comeBack();
    await questionOf(questionId(1));
  });

  it('hands in nothing that the student has thought better of', async () => {
    await begin();
    goOffline();
    give('a');
    await until(() => outcome() === OFFLINE);
    fireEvent.click(document.querySelector('button[data-choice="b"]')!);
    comeBack();
    await pass(2_000);
    expect(server.questions[0]).toMatchObject({ attempt: 0 });
    press('Check answer');
    await until(() => outcome() === 'Right, 20 points.');
  });

  it('asks the tutor again by itself, once, and says no more that it had failed', async () => {
    await begin();
    goOffline();
    press('Hint');
    await until(() => isShown('Network error. Please check your connection and try again.'));
    comeBack();
    await until(() => isShown('Well.') && !isShown(OFFLINE));
    const ids = server.net.sent('/aivydaily/send-message').map(({ body }) => body['message_id']);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });
});

describe('what was said about a question', () => {
  const asked = (): number => server.net.sent('/aivydaily/get-message-history').length;

  it('is not asked for where this tab was the first to be given it, and is after a reload', async () => {
    await begin();
    press('Hint');
    await until(() => isShown('Well.'));
    await answer('b', 'Right, 20 points.');
    await next(1);
    await pass(1_000);
    expect(asked()).toBe(0);
    openAt(`/aivy-daily/${SESSION}`);
    await questionOf(questionId(1));
    await until(() => asked() === 1);
  });
});

describe('a mission on this device', () => {
  const leaveAt = async (): Promise<void> => {
    await begin();
    await answer('a', 'Not a: think again.');
    await pass(1_000);
    openAt('/aivy-daily/1');
  };

  it('is gone on with after 23 hours and 59 minutes, whatever the address says', async () => {
    await begin();
    await answer('a', 'Not a: think again.');
    await pass(1_000);
    jest.setSystemTime(Date.now() + 24 * HOUR_MS - 60_000);
    openAt('/aivy-daily');
    await until(() => where() === `/aivy-daily/${SESSION}`);
    await questionOf(questionId(0));
    await until(() => isShown('Your first attempt'));
  });

  it('stands before another address of a session', async () => {
    await leaveAt();
    await until(() => where() === `/aivy-daily/${SESSION}`);
  });

  it('is not taken for another session that the address names', async () => {
    await begin();
    await pass(1_000);
    const kept = JSON.parse(localStorage.getItem(KEPT)!);
    // Another mission, ended on this device at its last question.
    Object.assign(kept.session, { conversationId: SESSION + 1, questionId: questionId(4), active: false });
    localStorage.setItem(KEPT, JSON.stringify(kept));
    openAt(`/aivy-daily/${SESSION}`);
    await questionOf(questionId(0));
    expect(server.net.sent('/aivydaily/get-question-detail')).not.toContainEqual({ qid: `${questionId(4)}` });
  });

  it('is cleared after 24 hours', async () => {
    await begin();
    await pass(1_000);
    jest.setSystemTime(Date.now() + 24 * HOUR_MS);
    openAt('/aivy-daily');
    await until(() => hasButton("Start today's mission"));
    expect([where(), localStorage.getItem(KEPT)]).toEqual(['/aivy-daily', null]);
  });

  it('comes by its address on a device that has never seen it', async () => {
    await begin();
    await answer('a', 'Not a: think again.');
    localStorage.clear();
    openAt(`/aivy-daily/${SESSION}`);
    await questionOf(questionId(0));
    await until(() => isShown('Your first attempt') && isShown('Two attempts left'));
  });

  it('shows what it was when it is opened again after its end', async () => {
    for (const key of KEYS) server.submit((server.next() as { data: { question_id: number } }).data.question_id, key);
    openAt(`/aivy-daily/${SESSION}`);
    await until(() => isShown('Mission complete!') && isShown('+100'));
    // The focus area after this mission's own, as AivyDaily's home offers it.
    await until(() => screen.queryByRole('link', { name: 'Practice Equivalent Expressions' }) !== null);
  });

  it('that the server does not know is said to be gone, and does not come back', async () => {
    openAt('/aivy-daily/99');
    await until(() => isShown('Practice session not found. Please start a new session.'));
    press('Start a new session');
    await until(() => hasButton("Start today's mission"));
    expect(where()).toBe('/aivy-daily');
  });
});
