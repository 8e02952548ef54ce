import { FakeServer, type Reply } from '../../../core/testing/fake-server';
import type { ListedQuestion } from '../session/practice-session';

/** Keys of the five questions; the last one is written. */
export const KEYS = ['b', 'c', 'd', 'a', '3/4'] as const;
export const SESSION = 7;
export const SKILL = 26;
const POINTS = [20, 10, 5] as const;

export const questionId = (index: number): number => 101 + index;
const DOWN: Reply = { code: 'SERVICE-UNAVAILABLE', status: 503 };

/** One student's practice on the server: it counts by the document's rules, whoever asks and how often. */
export class PracticeServer {
  readonly startedAt = Date.now();
  readonly questions: ListedQuestion[] = [];
  points = 0;
  /** What is said of a wrong answer; item HTML. */
  feedbackOf = (answer: string): string => `Not ${answer}: think again.`;
  /** The calls of practice are refused by a dead service; those of the talk go through. */
  practiceDown = false;
  /** What calls to a path are refused with. */
  readonly refusals = new Map<string, Reply>();
  readonly net: FakeServer;

  /** @param tries attempts at each question */
  constructor(private readonly tries = 3) {
    const when =
      (work: (body: Record<string, unknown>) => Reply) =>
      (body: Record<string, unknown>): Reply =>
        this.practiceDown ? DOWN : work(body);
    const handlers: ConstructorParameters<typeof FakeServer>[0] = {
      '/aivydaily/start': when(() => ({
        data: { id: SESSION, subcategory: SKILL, started_at: this.startedAt, max_questions: 5, max_attempts: tries },
      })),
      '/aivydaily/end': when(() => ({ data: null })),
      '/aivydaily/next-question': when(() => this.next()),
      '/aivydaily/submit-answer': when(({ question_id: id, answer, attempt }) =>
        this.submit(Number(id), String(answer), Number(attempt)),
      ),
      '/aivydaily/questions': ({ conversation_id: id }) =>
        Number(id) === SESSION ? { data: this.questions } : { code: 'CONVERSATION-NOTFOUND', status: 404 },
      '/aivydaily/get-question-detail': ({ qid }) => ({ data: this.#detail(Number(qid)) }),
      '/aivydaily/get-message-history': () => ({ code: 'CHAT-HISTORY-NOTFOUND', status: 404 }),
      '/aivydaily/send-message': ({ message, phase, question_id: id }) =>
        this.#talk(String(message), phase, Number(id)),
      '/aivydaily/history': () => ({ data: [this.#mission()] }),
      '/aivydaily/weakness': () => ({ code: 'AIVYDAILY-WEAKNESS-NOTFOUND', status: 404 }),
      '/plan/focus-areas': () => ({ data: { english: [], math: [SKILL, 18], from_day: null, previous: null } }),
      '/plan/get-smallest-goal': () => ({ data: { minutes: 10 } }),
      '/plan/skill-growth': () => ({ data: { before: 58, now: 61, since_diagnostic: 17, is_current: true } }),
      '/aivydaily/rewards': () => ({ data: this.#rewards() }),
    };
    this.net = new FakeServer(
      Object.fromEntries(
        Object.entries(handlers).map(([path, handle]) => [path, (body) => this.refusals.get(path) ?? handle(body)]),
      ),
    );
  }

  next(): Reply {
    const open = this.questions.find(({ is_completed: isComplete }) => !isComplete);
    if (open) return { data: { question_id: open.question_id } };
    const index = this.questions.length;
    if (index === KEYS.length) return { code: 'QUESTION-REACHLIMIT', status: 409 };
    this.questions.push({
      question_id: questionId(index),
      is_completed: false,
      is_correct: null,
      attempt: 0,
      answers: [],
      type: index === KEYS.length - 1 ? 'blank' : 'choice',
      max_attempts: this.tries,
    });
    return { data: { question_id: questionId(index) } };
  }

  submit(id: number, answer: string, attempt = Number.NaN): Reply {
    const at = this.questions.findIndex((question) => question.question_id === id);
    const question = this.questions[at];
    if (!question) return { code: 'QUESTION-NOTFOUND', status: 404 };
    const again = attempt <= question.attempt && question.answers[attempt - 1] === answer;
    if (!again && question.is_completed) return { code: 'ANSWER-REACHLIMIT', status: 409 };
    if (!again && question.answers.includes(answer)) return { code: 'DUPLICATE-ANSWER', status: 409 };
    const answers = again ? question.answers : [...question.answers, answer];
    const correct = answers.at(-1) === KEYS[at];
    const isComplete = correct || answers.length >= this.tries;
    if (!again && correct) this.points += POINTS[answers.length - 1] ?? 0;
    this.questions[at] = {
      ...question,
      answers,
      attempt: answers.length,
      is_completed: isComplete,
      is_correct: isComplete ? correct : null,
    };
    return {
      data: {
        current_attempt: answers.length,
        correct,
        previous_answer: answers,
        is_completed: isComplete,
        points: correct ? (POINTS[answers.length - 1] ?? 0) : 0,
        feedback: correct ? null : this.feedbackOf(answer),
        session_completed: this.#isDone(),
      },
    };
  }

  #talk(message: string, phase: unknown, id: number): Reply {
    const offered = /^[a-d]$/.test(message) && phase === '3.2' ? { offered_answer: message } : {};
    const data = { content: 'Well.', phase, quick_replies: [], hints_seen: 0, ...offered };
    const done = phase === '3.3' ? this.submit(id, message) : phase === '3.1' ? this.next() : null;
    if (done === null) return { data: { meta: { message: true }, data } };
    if ('code' in done) return { data: { meta: { error: done.code }, data } };
    const { question_id: next, current_attempt: attempt, correct } = done.data as Record<string, unknown>;
    return { data: { meta: phase === '3.1' ? { next } : { submit: [attempt, correct] }, data } };
  }

  #isDone(): boolean {
    return this.questions.filter(({ is_completed: isComplete }) => isComplete).length === KEYS.length;
  }

  #detail(id: number): unknown {
    const index = id - questionId(0);
    const question = this.questions[index];
    const written = index === KEYS.length - 1;
    const choice = (letter: string): string => (written ? '' : `choice ${letter} of ${id}`);
    return {
      id,
      type: written ? 'blank' : 'choice',
      passage: '',
      img: '',
      question: `What is ${id}?`,
      choice_a: choice('a'),
      choice_b: choice('b'),
      choice_c: choice('c'),
      choice_d: choice('d'),
      ...(question?.is_completed ? { answer: KEYS[index], explanation: `Because of ${id}.` } : {}),
    };
  }

  #mission(): unknown {
    const complete = this.questions.filter(({ is_completed: isComplete }) => isComplete);
    return {
      id: SESSION,
      subcategory: SKILL,
      started_at: this.startedAt,
      ended_at: this.#isDone() ? Date.now() : null,
      completed: this.#isDone(),
      questions_answered: complete.length,
      correct_first: complete.filter(({ is_correct: isCorrect, attempt }) => isCorrect && attempt === 1).length,
      points: this.points,
      spent_ms: 60_000,
      tries: this.questions.map(({ is_completed: isComplete, is_correct: isCorrect, attempt }) =>
        isComplete ? (isCorrect ? attempt : 0) : null,
      ),
    };
  }

  #rewards(): unknown {
    const isDone = this.#isDone();
    return {
      points: this.points,
      points_left: this.points,
      points_today: this.points,
      missions: isDone ? 1 : 0,
      streak: { days: isDone ? 1 : 0, longest: 1, today_done: isDone, freeze_left: true, week: [] },
      badges: [{ name: 'first-mission', earned_at: isDone ? Date.now() : null }],
      unlocks: [],
    };
  }
}
