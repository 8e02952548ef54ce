import { MISSION_MINUTES, MISSION_QUESTIONS, QUESTION_ATTEMPTS } from './mission.js';

/** A question of a session as the server lists it. */
export interface SessionQuestion {
  question_id: number;
  is_completed: boolean;
  /** Null while it is open. */
  is_correct: boolean | null;
  /** Attempts used. */
  attempt: number;
  /** All of them, in order. */
  answers: readonly string[];
}

/** Where a session stands: what the page counts, and what the server's list says. */
export interface SessionProgress {
  answered: number;
  /** Right at the first try. */
  correctFirst: number;
  /** The question at hand; null before the first one. */
  questionId: number | null;
  /** Attempts used at it. */
  attempt: number;
  canSubmit: boolean;
  previousAnswers: readonly string[];
  completed: boolean;
}

/** The server's list decides, whatever a page has counted meanwhile. @param questions in their order */
export function progressOf(questions: readonly SessionQuestion[]): SessionProgress {
  const answered = questions.filter((each) => each.is_completed).length;
  const last = questions.at(-1);
  return {
    answered,
    correctFirst: questions.filter((each) => each.is_correct === true && each.attempt === 1).length,
    questionId: last?.question_id ?? null,
    attempt: last?.attempt ?? 0,
    canSubmit: last !== undefined && !last.is_completed,
    previousAnswers: last?.answers ?? [],
    completed: answered >= MISSION_QUESTIONS,
  };
}

/** A session as a page holds it. */
export interface HeldSession {
  conversationId: number | null;
  active: boolean;
  questionId: number | null;
  answered: number;
  attempt: number;
  /** The page shows the solution of a question. */
  analysis?: boolean;
  hasDetail?: boolean;
}

export type SessionFault =
  | 'active-without-id'
  | 'answered-out-of-range'
  | 'attempt-out-of-range'
  | 'analysis-without-detail'
  | 'inactive-with-id';

const isCount = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;

/** What is inconsistent in a held session (specification, consistency check). */
export function sessionFaults(session: HeldSession): SessionFault[] {
  const { conversationId, active, questionId, answered, attempt, analysis = false, hasDetail = false } = session;
  const faults: [boolean, SessionFault][] = [
    [active && conversationId === null, 'active-without-id'],
    [!isCount(answered, MISSION_QUESTIONS), 'answered-out-of-range'],
    [!isCount(attempt, QUESTION_ATTEMPTS), 'attempt-out-of-range'],
    [analysis && !hasDetail, 'analysis-without-detail'],
    [!active && (conversationId !== null || questionId !== null), 'inactive-with-id'],
  ];
  return faults.flatMap(([is, fault]) => (is ? [fault] : []));
}

/** What a session is summed up with. */
export interface SessionStatistics {
  minutes: number;
  /** Percentage of the answered questions that were right at the first try; null before the first answer. */
  accuracy: number | null;
}

/** @param spentMs time of work; 0 when it is not known */
export function sessionStatistics({
  answered,
  correctFirst,
  spentMs,
}: Pick<SessionProgress, 'answered' | 'correctFirst'> & { spentMs: number }): SessionStatistics {
  return {
    minutes: spentMs > 0 ? Math.max(1, Math.round(spentMs / 60_000)) : MISSION_MINUTES,
    accuracy: answered > 0 ? Math.round((100 * correctFirst) / answered) : null,
  };
}
