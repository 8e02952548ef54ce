import { useCallback, useEffect, useRef, useState } from 'react';
import type { TutorMeta } from '@aivy/contracts';
import { api, type ApiError } from '../../../core/api/api';
import { useAppDispatch, useAppSelector } from '../../../core/store';
import { aivydailyApi } from '../../../core/api/aivydaily';
import { dailyErrorText } from '../error-text';
import { askAgain, type Outcome } from './ask-again';
import { inconsistencies } from './consistency';
import { isDevelopment } from './development';
import { forgetSession, keepSession, restoreSession } from './kept-session';
import { SAVE_DEBOUNCE_MS } from './limits';
import { begun, completed, exhausted, marked, reconciled, served, type PracticeSession } from './practice-session';

const {
  useGetDailyHistoryQuery,
  useGetQuestionDetailQuery,
  useGetSessionQuestionsQuery,
  useNextQuestionMutation,
  useSendDailyMessageMutation,
  useSubmitAnswerMutation,
} = aivydailyApi;

const ANSWER_PHASE = '3.3';
const QUESTION_PHASE = '3.1';
const NOT_FOUND = 404;
const OFFLINE = 'NETWORK';

/** What an answer has brought, for the line under the choices. */
export interface AnswerResult {
  attempt: number;
  correct: boolean;
  feedback: string | null;
  points: number | null;
}

const refusal = (code: string): { error: ApiError } => ({ error: { code, status: 409, message: '' } });
const noQuestion = (): { error: ApiError } => ({ error: { code: 'QUESTION-NOTFOUND', status: 404, message: '' } });

/** Calls back when somebody comes to this tab. */
function useLookedAt(look: () => unknown): void {
  useEffect(() => {
    const onLook = (): void => {
      if (document.visibilityState === 'visible') look();
    };
    window.addEventListener('focus', onLook);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      window.removeEventListener('focus', onLook);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, [look]);
}

/** A running session: what the server knows of it, and what the student can do. */
export function usePracticeSession(conversationId: number) {
  const dispatch = useAppDispatch();
  const userId = useAppSelector((state) => state.session.userId) ?? '';
  const [session, setSession] = useState<PracticeSession>(() => {
    const kept = restoreSession(userId, Date.now());
    return kept?.conversationId === conversationId ? kept : begun(conversationId, null, Date.now());
  });
  const [busy, setBusy] = useState<'answer' | 'next' | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  /** Could not be done without a network. */
  const [held, setHeld] = useState<{ answer: string } | 'next' | null>(null);
  const [result, setResult] = useState<AnswerResult | null>(null);
  /** The student has asked for what comes after the last question. */
  const [over, setOver] = useState(false);
  /** A question that this tab was the first to be given: nothing was said about it yet. */
  const unsaid = useRef<number>(null);
  const underWay = useRef(false);
  const shownAt = useRef(Date.now());

  const listed = useGetSessionQuestionsQuery({ conversation_id: conversationId });
  const history = useGetDailyHistoryQuery({});
  const inHistory = history.data?.find(({ id }) => id === conversationId);
  const detail = useGetQuestionDetailQuery({ qid: session.questionId ?? 0 }, { skip: session.questionId === null });
  const [submitCall] = useSubmitAnswerMutation();
  const [nextCall] = useNextQuestionMutation();
  const [sendCall] = useSendDailyMessageMutation();

  const { data: questions, refetch: reconcile } = listed;
  const { refetch: refreshDetail } = detail;

  // The server's list is right; it comes again whenever the tab is looked at, for another tab may have moved on.
  useLookedAt(reconcile);
  const [taken, setTaken] = useState<typeof listed.data>();
  if (listed.data && listed.data !== taken) {
    setTaken(listed.data);
    // Opened when everything was done, there is nothing to go on with.
    if (!taken && reconciled(session, listed.data).completed) setOver(true);
    setSession((now) => reconciled(now, listed.data!));
  }
  useEffect(() => {
    if (!inHistory) return;
    setSession((now) => ({ ...now, subcategory: inHistory.subcategory, startedAt: inHistory.started_at }));
  }, [inHistory]);
  useEffect(() => {
    if (userId === '') return;
    // At once: whoever goes home now wants to begin another one.
    if (session.completed) return forgetSession(userId);
    const timer = setTimeout(() => keepSession(userId, session, Date.now()), SAVE_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [session, userId]);
  // There is no session of this id: a copy of it would lead back here for ever.
  const isGone = listed.isError && (listed.error as ApiError).status === NOT_FOUND;
  useEffect(() => {
    if (isGone) forgetSession(userId);
  }, [isGone, userId]);
  // What the home shows of streak, points and missions is of before.
  const { completed: isDone } = session;
  useEffect(() => {
    if (isDone) dispatch(api.util.invalidateTags(['Daily']));
    return () => void dispatch(api.util.invalidateTags(['Daily']));
  }, [dispatch, isDone]);
  // Answered here, in the talk or in another tab: key and explanation are due now.
  const lacksExplanation =
    detail.currentData !== undefined && !session.canSubmit && detail.currentData.explanation === undefined;
  useEffect(() => {
    if (lacksExplanation) void refreshDetail();
  }, [lacksExplanation, refreshDetail, session.questionId]);
  useEffect(() => {
    if (!isDevelopment) return;
    for (const issue of inconsistencies(session, 'practice', true))
      console.warn('Inconsistent practice session:', issue);
  }, [session]);
  useEffect(() => {
    shownAt.current = Date.now();
    setResult(null);
    setFault(null);
    setHeld(null);
  }, [session.questionId]);

  /** One thing at a time: a second click waits for nothing and does nothing. */
  const alone = useCallback(async (what: 'answer' | 'next', work: () => Promise<void>): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(what);
    setFault(null);
    setHeld(null);
    try {
      await work();
    } finally {
      underWay.current = false;
      setBusy(null);
    }
  }, []);

  const byChat = useCallback(
    async <T>(message: string, phase: '3.1' | '3.3', read: (meta: TutorMeta) => Outcome<T>): Promise<Outcome<T>> => {
      unsaid.current = null;
      const reply = await sendCall({
        conversation_id: conversationId,
        question_id: session.questionId ?? 1,
        message,
        phase,
        message_id: crypto.randomUUID(),
      });
      if (reply.error) return { error: reply.error as ApiError };
      const { meta } = reply.data;
      return 'error' in meta ? refusal(meta.error) : read(meta);
    },
    [conversationId, sendCall, session.questionId],
  );

  const refused = useCallback(
    ({ code, status }: ApiError): void => {
      if (code === 'QUESTION-REACHLIMIT') {
        setSession(completed);
        setOver(true);
      } else if (code === 'ANSWER-REACHLIMIT') setSession(exhausted);
      if (code !== 'QUESTION-REACHLIMIT')
        setFault(dailyErrorText(status === undefined ? { code } : { code, status }, session.maxAttempts));
      void reconcile();
    },
    [reconcile, session.maxAttempts],
  );

  const answer = useCallback(
    (given: string): Promise<void> =>
      alone('answer', async () => {
        const { questionId, attempt } = session;
        if (questionId === null || !session.canSubmit) return;
        const outcome = await askAgain<AnswerResult & { previous?: readonly string[] }>(
          async () => {
            const reply = await submitCall({
              conversation_id: conversationId,
              question_id: questionId,
              answer: given,
              attempt: attempt + 1,
              spent_ms: Math.max(0, Math.round(Date.now() - shownAt.current)),
            });
            if (reply.error) return { error: reply.error as ApiError };
            const { current_attempt, correct, feedback, points, previous_answer: previous } = reply.data;
            return { data: { attempt: current_attempt, correct, feedback, points, previous } };
          },
          () =>
            byChat(given, ANSWER_PHASE, (meta) => {
              if (!('submit' in meta)) return noQuestion();
              const [count, right] = Array.isArray(meta.submit) ? meta.submit : [meta.submit, false];
              return { data: { attempt: count, correct: right, feedback: null, points: null } };
            }),
        );
        if ('error' in outcome) {
          if (outcome.error.code === OFFLINE) setHeld({ answer: given });
          return refused(outcome.error);
        }
        const { previous, ...shown } = outcome.data;
        setResult(shown);
        setSession((now) =>
          marked(now, {
            answer: given,
            attempt: shown.attempt,
            correct: shown.correct,
            ...(previous ? { previous } : {}),
          }),
        );
        void reconcile();
      }),
    [alone, byChat, conversationId, reconcile, refused, session, submitCall],
  );

  const next = useCallback(
    (): Promise<void> =>
      alone('next', async () => {
        const outcome = await askAgain<number>(
          async () => {
            const reply = await nextCall({ conversation_id: conversationId });
            return reply.error ? { error: reply.error as ApiError } : { data: reply.data.question_id };
          },
          () =>
            byChat('next question', QUESTION_PHASE, (meta) => ('next' in meta ? { data: meta.next } : noQuestion())),
        );
        if ('error' in outcome) {
          if (outcome.error.code === OFFLINE) setHeld('next');
          return refused(outcome.error);
        }
        unsaid.current = questions?.some(({ question_id: id }) => id === outcome.data) === false ? outcome.data : null;
        setSession((now) => served(now, outcome.data));
        void reconcile();
      }),
    [alone, byChat, conversationId, nextCall, questions, reconcile, refused],
  );

  // What was asked for without a network is done as soon as there is one; an answer names its attempt, so it counts once.
  useEffect(() => {
    if (held === null) return;
    const onOnline = (): void => void (held === 'next' ? next() : answer(held.answer));
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [answer, held, next]);
  /** The student wants another answer than the one that could not be sent. */
  const reconsider = useCallback((): void => setHeld(null), []);

  /** What a reply of the tutor does to the session: an answer or the next question asked for in the talk. */
  const onMeta = useCallback(
    (meta: TutorMeta): void => {
      if ('next' in meta) setSession((now) => served(now, meta.next));
      if (!('message' in meta)) void reconcile();
    },
    [reconcile],
  );

  return {
    session,
    questions: listed.data ?? [],
    /** What the list of missions says of it; null where that does not reach back so far. */
    mission: inHistory ?? null,
    detail: detail.currentData ?? null,
    /** Why the session cannot be shown at all. */
    missing: listed.isError && !listed.data ? (listed.error as ApiError) : null,
    opening: listed.isLoading,
    busy,
    over,
    fault,
    result,
    answer,
    next,
    reconsider,
    unsaid,
    onMeta,
    again: () => void reconcile(),
  };
}
export type RunningPractice = ReturnType<typeof usePracticeSession>;
