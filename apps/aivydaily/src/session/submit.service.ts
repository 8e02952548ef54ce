import { Inject, Injectable } from '@nestjs/common';
import { DomainError, signedIn, type Caller, type InputOf, type OutputOf, type submitAnswer } from '@aivy/contracts';
import { isCorrect, isQuestionComplete, judgeAttempt, MISSION_QUESTIONS, pointsOf, timeOnQuestion } from '@aivy/exam';
import { misconceptionOf, type BankItem, type LiveBank } from '@aivy/item-bank';
import { BANK, Transactions, type Transaction } from '@aivy/server-kit';
import { AskedNowService } from './asked-now.service.js';
import { CompletionService } from './completion.service.js';
import { checkedAnswer, feedbackOf } from './mark.js';
import { QuestionRepository, type NewAttempt } from './question.repository.js';
import { pinOf, type OpenSession, type Question } from './session.js';
import { SessionRepository } from './session.repository.js';

type Submission = InputOf<typeof submitAnswer>;
export type Outcome = OutputOf<typeof submitAnswer>;

/** Takes answers: marks and stores them. What is stored goes into the learner record by itself, a moment later. */
@Injectable()
export class SubmitService {
  constructor(
    @Inject(SessionRepository) private readonly sessions: SessionRepository,
    @Inject(QuestionRepository) private readonly questions: QuestionRepository,
    @Inject(CompletionService) private readonly completions: CompletionService,
    @Inject(Transactions) private readonly transactions: Transactions,
    @Inject(AskedNowService) private readonly askedNow: AskedNowService,
    @Inject(BANK) private readonly bank: LiveBank,
  ) {}

  /**
   * Most answers come alone: they are stored if nothing has changed since the look that judged them, in one statement.
   * Where something has, and where the mission may be over with it, the session is locked first, so of two answers at
   * once the second finds what the first has done.
   */
  async submit(caller: Caller, submission: Submission): Promise<Outcome> {
    const ids = { userId: signedIn(caller), conversationId: submission.conversation_id };
    const found = await this.questions.selectWithSession(ids, submission.question_id);
    const judged = await this.judge(found, submission);
    if (judged.kind === 'known') {
      // Sent again about a question that is asked elsewhere now, it would be a way to look the answer up.
      const askedNow = await this.askedNow.of(caller, [submission.question_id], ids.conversationId);
      if (askedNow.has(submission.question_id)) throw new DomainError('ANSWER-REACHLIMIT');
      return judged.outcome;
    }
    if (!endsMission(judged) && (await this.questions.insertAttemptIfUnchanged(ids, judged.attempt)))
      return outcomeAfter(judged);
    return this.transactions.run(async (transaction) => {
      const session = await this.sessions.selectForUpdate(ids, transaction);
      const questions = await this.questions.selectOfSession(ids, transaction);
      return this.take(caller, { session, questions, submission }, transaction);
    });
  }

  /** The same in a transaction that has locked the session and read its questions. */
  async take(
    caller: Caller,
    { submission, ...open }: OpenSession & { submission: Submission },
    transaction: Transaction,
  ): Promise<Outcome> {
    const judged = await this.judge(open, submission);
    if (judged.kind === 'known') return judged.outcome;
    await this.questions.insertAttempt(open.session, judged.attempt, transaction);
    if (endsMission(judged)) await this.completions.complete(caller, open.session, judged.attempt.givenAt, transaction);
    return outcomeAfter(judged);
  }

  /** @throws DomainError when it cannot be taken */
  private async judge({ session, questions }: OpenSession, submission: Submission): Promise<Judged> {
    const question = questions.find(({ questionId }) => questionId === submission.question_id);
    if (!question) throw new DomainError('QUESTION-NOTFOUND');
    const [item] = await this.bank.pinned([pinOf(question)]);
    const { maxAttempts } = session;
    const answer = checkedAnswer(item!, submission.answer);
    const judged = judgeAttempt(question.attempts, answer, maxAttempts, submission.attempt);
    if (judged.kind === 'again')
      return { kind: 'known', outcome: outcomeOf({ item: item!, question, maxAttempts }, judged.attempt) };
    if (judged.kind === 'refused') throw new DomainError(judged.code);
    if (session.endedAt) throw new DomainError('CONVERSATION-NOTFOUND');
    const asked = { item: item!, question, maxAttempts };
    const attempt = attemptOf({ ...asked, answer, attempt: judged.attempt, claimed: submission.spent_ms });
    return { kind: 'new', ...asked, attempt };
  }
}

interface Asked {
  item: BankItem;
  question: Question;
  /** Of the session. */
  maxAttempts: number;
}

/** An answer to store. */
interface NewAnswer extends Asked {
  kind: 'new';
  attempt: NewAttempt;
}

type Judged = NewAnswer | { kind: 'known'; outcome: Outcome };

const endsMission = ({ question, attempt }: NewAnswer): boolean =>
  attempt.completes && question.place === MISSION_QUESTIONS;

const outcomeAfter = ({ question, attempt, ...asked }: NewAnswer): Outcome =>
  outcomeOf({ ...asked, question: { ...question, attempts: [...question.attempts, attempt] } }, attempt.attempt);

interface Try extends Asked {
  answer: string;
  attempt: number;
  claimed: number | undefined;
}

function attemptOf({ item, question, maxAttempts, answer, attempt, claimed }: Try): NewAttempt {
  const givenAt = new Date();
  const correct = isCorrect(answer, item);
  const elapsed = givenAt.getTime() - question.servedAt.getTime();
  const questionSpentMs = timeOnQuestion({ elapsed, before: question.spentMs, claimed });
  return {
    questionId: question.questionId,
    attempt,
    answer,
    correct,
    points: pointsOf(attempt, correct),
    hints: question.hintsSeen,
    spentMs: questionSpentMs - question.spentMs,
    questionSpentMs,
    misconception: misconceptionOf(item, answer)?.misconception ?? null,
    givenAt,
    completes: isQuestionComplete([...question.attempts, { answer, correct }], maxAttempts),
  };
}

/** What a try was answered with, at whatever time it is asked for. */
function outcomeOf({ item, question: { attempts, place }, maxAttempts }: Asked, attempt: number): Outcome {
  const sofar = attempts.slice(0, attempt);
  const { answer, correct, points } = sofar.at(-1)!;
  const completed = isQuestionComplete(sofar, maxAttempts);
  return {
    current_attempt: attempt,
    correct,
    previous_answer: sofar.map((each) => each.answer),
    is_completed: completed,
    points,
    feedback: feedbackOf(item, answer),
    session_completed: completed && place === MISSION_QUESTIONS,
  };
}
