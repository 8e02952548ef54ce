import { Inject, Injectable } from '@nestjs/common';
import { DomainError, signedIn, type Caller, type InputOf, type nextQuestion, type OutputOf } from '@aivy/contracts';
import { MISSION_QUESTIONS } from '@aivy/exam';
import type { LiveBank } from '@aivy/item-bank';
import { BANK, Transactions, type Transaction } from '@aivy/server-kit';
import { chooseQuestion } from './choose-question.js';
import { LearnerService, type LearnerView } from './learner.service.js';
import { QuestionRepository } from './question.repository.js';
import { openQuestion, pinOf, type OpenSession, type Question, type Session, type SessionIds } from './session.js';
import { SessionRepository } from './session.repository.js';

type Next = OutputOf<typeof nextQuestion>;

/** What the choice of a question needs from elsewhere; asked for before the session is locked. */
export interface Prepared {
  learner: LearnerView;
  asked: readonly number[];
}

/** Gives out the questions of a session, one at a time. */
@Injectable()
export class NextService {
  constructor(
    @Inject(SessionRepository) private readonly sessions: SessionRepository,
    @Inject(QuestionRepository) private readonly questions: QuestionRepository,
    @Inject(LearnerService) private readonly learners: LearnerService,
    @Inject(Transactions) private readonly transactions: Transactions,
    @Inject(BANK) private readonly bank: LiveBank,
  ) {}

  /** While a question is open that one again; of two that ask at once both get the same. */
  async next(caller: Caller, { conversation_id: conversationId }: InputOf<typeof nextQuestion>): Promise<Next> {
    const ids = { userId: signedIn(caller), conversationId };
    const session = await this.sessions.select(ids);
    const known = this.known(session, await this.questions.selectOfSession(ids));
    if (known) return known;
    const prepared = await this.prepare(caller, session);
    return this.transactions.run(async (transaction) => {
      const locked = await this.sessions.selectForUpdate(ids, transaction);
      const questions = await this.questions.selectOfSession(ids, transaction);
      return this.known(locked, questions) ?? this.serve({ session: locked, questions }, prepared, transaction);
    });
  }

  async prepare(caller: Caller, { userId, subcategory }: Session): Promise<Prepared> {
    const [learner, asked] = await Promise.all([
      this.learners.of(caller, subcategory),
      this.questions.selectMetItems(userId),
    ]);
    return { learner, asked };
  }

  /** The open question; undefined when a new one is due. @throws DomainError when there is none to come */
  known(session: Session, questions: readonly Question[]): Next | undefined {
    if (session.completed || questions.filter(({ completedAt }) => completedAt).length >= MISSION_QUESTIONS)
      throw new DomainError('QUESTION-REACHLIMIT');
    if (session.endedAt) throw new DomainError('CONVERSATION-NOTFOUND');
    const open = openQuestion(questions);
    return open && onWire(open);
  }

  /** Stores and gives out a new question of a session that is locked and has none open. */
  async serve({ session, questions }: OpenSession, prepared: Prepared, transaction: Transaction): Promise<Next> {
    const ids: SessionIds = session;
    const now = new Date();
    const items = await this.bank.pinned(questions.map(pinOf));
    const chosen = chooseQuestion({ bank: this.bank.current, session, questions, items, ...prepared, now });
    if (!chosen) throw new DomainError('QUESTION-NOTFOUND');
    const { item, twinOf } = chosen;
    const question = {
      questionId: item.id,
      place: questions.length + 1,
      version: item.version,
      skill: item.skill,
      twinOf,
      servedAt: now,
    };
    await this.questions.insert(ids, question, transaction);
    await this.sessions.updateActive(ids, now, transaction);
    return onWire(question);
  }
}

const onWire = ({ questionId, twinOf }: Pick<Question, 'questionId' | 'twinOf'>): Next => ({
  question_id: questionId,
  ...(twinOf !== null && { twin: true }),
});
