import { Inject, Injectable } from '@nestjs/common';
import {
  attemptsReachedText,
  DomainError,
  ERRORS,
  type ErrorCode,
  type InputOf,
  type sendDailyMessage,
} from '@aivy/contracts';
import type { BankItem, LiveBank } from '@aivy/item-bank';
import { BANK, type Transaction } from '@aivy/server-kit';
import {
  contextOf,
  decideAbout,
  decidedBy,
  examplesFor,
  TalkPlace,
  type Asked,
  type Decided,
  type Heard,
  type Ready,
  type TalkIds,
} from '@aivy/talk';
import { couldAnswer, decideAskedAgain, decideFeedback, readMessage, type TutorState } from '@aivy/tutor';
import { AskedNowService } from '../session/asked-now.service.js';
import { NextService, type Prepared } from '../session/next.service.js';
import { QuestionRepository } from '../session/question.repository.js';
import { openQuestion, pinOf, type OpenSession, type Question } from '../session/session.js';
import { SessionRepository } from '../session/session.repository.js';
import { SubmitService } from '../session/submit.service.js';
import { stateAbout, tutorStateOf } from './tutor-state.js';
import { TutorStateRepository } from './tutor-state.repository.js';

type Sent = InputOf<typeof sendDailyMessage>;
type Refusal = Extract<Decided['meta'], { error: unknown }>['error'];

interface ReadyPractice extends Ready {
  /** For the choice of a next question, when one is asked for. */
  next: Prepared | undefined;
}

/** All that a decision about a question needs; the session is locked. */
interface Turn extends OpenSession, ReadyPractice {
  heard: Heard<Sent>;
  question: Question;
  asked: Asked;
  state: TutorState;
}

/** The phase in which the page sends an answer. */
const ANSWER = '3.3';
/** What the tutor replies to where nothing was said. */
const GREETING = 'hello';
const REFUSALS: readonly Refusal[] = ['QUESTION-REACHLIMIT', 'ANSWER-REACHLIMIT', 'DUPLICATE-ANSWER', 'INVALIDINPUT'];
const refusalOf = (code: ErrorCode): Refusal | undefined => REFUSALS.find((each) => each === code);

const wantsNext = ({ said, vector }: Pick<Heard, 'said' | 'vector'>): boolean =>
  readMessage(said, vector).intent === 'next-question';

/** A practice session: besides talking, the tutor hands out the next question and accepts an answer that the page sends as one. */
@Injectable()
export class PracticePlace extends TalkPlace<Sent, ReadyPractice, OpenSession> {
  constructor(
    @Inject(SessionRepository) private readonly sessions: SessionRepository,
    @Inject(QuestionRepository) private readonly questions: QuestionRepository,
    @Inject(TutorStateRepository) private readonly states: TutorStateRepository,
    @Inject(NextService) private readonly nexts: NextService,
    @Inject(SubmitService) private readonly submits: SubmitService,
    @Inject(AskedNowService) private readonly asked: AskedNowService,
    @Inject(BANK) private readonly bank: LiveBank,
  ) {
    super();
  }

  async prepare(heard: Heard<Sent>): Promise<ReadyPractice> {
    const [next, askedNow] = await Promise.all([
      this.prepareNext(heard),
      this.asked.of(
        heard.caller,
        [heard.sent.question_id, ...this.examplesFor(heard).map(({ id }) => id)],
        heard.conversationId,
      ),
    ]);
    return { next, askedNow };
  }

  async lock(ids: TalkIds, transaction: Transaction): Promise<OpenSession> {
    const session = await this.sessions.selectForUpdate(ids, transaction);
    return { session, questions: await this.questions.selectOfSession(ids, transaction) };
  }

  async decide(
    heard: Heard<Sent>,
    { talk, ...ready }: ReadyPractice & { talk: OpenSession },
    transaction: Transaction,
  ): Promise<Decided> {
    const { session } = talk;
    const known = talk.questions.find(({ questionId }) => questionId === heard.sent.question_id);
    if (session.endedAt && known && !known.completedAt) throw new DomainError('CONVERSATION-NOTFOUND');
    const begun = talk.questions.some(({ completedAt }) => completedAt !== null);
    // A page that shows no question yet names none.
    if (!known && (begun || !wantsNext(heard))) throw new DomainError('QUESTION-NOTFOUND');
    const first = known ? undefined : await this.giveNext({ ...talk, ...ready }, transaction);
    const questions = known ? talk.questions : await this.questions.selectOfSession(session, transaction);
    const question = known ?? questions.find(({ questionId }) => questionId === first)!;
    const [item] = await this.bank.pinned([pinOf(question)]);
    const open = new Set(questions.filter(({ completedAt }) => !completedAt).map(({ questionId }) => questionId));
    const asked = {
      item: item!,
      isOver: question.completedAt !== null,
      askedNow: ready.askedNow.has(item!.id),
      examples: this.examplesFor(heard).filter(({ id }) => !ready.askedNow.has(id) && !open.has(id)),
    };
    const states = await this.states.selectOfSession(session, transaction);
    const state = tutorStateOf(session, questions, question, states);
    const decided =
      first === undefined
        ? await this.decideTurn({ ...ready, heard, session, questions, question, asked, state }, transaction)
        : { ...decideAbout(asked, state, { said: GREETING }), meta: { next: first } };
    await this.states.update(session, decided, transaction);
    return decided;
  }

  questionOf({ sent }: Heard<Sent>, { questions }: OpenSession): number | null {
    return questions.find(({ questionId }) => questionId === sent.question_id)?.questionId ?? null;
  }

  private examplesFor({ sent, said }: Heard<Sent>): BankItem[] {
    return examplesFor(this.bank.current, sent.question_id, said);
  }

  private async decideTurn(turn: Turn, transaction: Transaction): Promise<Decided> {
    const { asked, state, heard } = turn;
    // The page's way to submit where its own call fails: the entry alone, as an answer. Nothing else said is one.
    const submits = heard.sent.phase === ANSWER && couldAnswer(asked.item, heard.said.toLowerCase());
    const decided = decideAbout(asked, state, submits ? { said: heard.said } : heard);
    try {
      if (submits) return await this.submit(turn, transaction);
      return decided.move.move === 'next'
        ? { ...decided, meta: { next: await this.giveNext(turn, transaction) } }
        : decided;
    } catch (error) {
      const refusal = error instanceof DomainError ? refusalOf(error.code) : undefined;
      if (!refusal) throw error;
      const text =
        refusal === 'ANSWER-REACHLIMIT' ? attemptsReachedText(turn.session.maxAttempts) : ERRORS[refusal].text;
      return { ...decided, meta: { error: refusal }, reply: text };
    }
  }

  private async submit(turn: Turn, transaction: Transaction): Promise<Decided> {
    const { heard, session, questions, question } = turn;
    const { conversationId: conversation_id } = session;
    const submission = { conversation_id, question_id: question.questionId, answer: heard.said.toLowerCase() };
    const outcome = await this.submits.take(heard.caller, { session, questions, submission }, transaction);
    const attempts = outcome.previous_answer.map((answer) => ({ answer }));
    const state = stateAbout(turn.state, { hintsSeen: question.hintsSeen, attempts }, session.maxAttempts);
    const context = contextOf({ ...turn.asked, isOver: outcome.is_completed }, state);
    const isHint = context.kind === 'hint';
    const again = isHint && outcome.is_completed;
    const decided = decidedBy(again ? decideAskedAgain(context, state, '') : decideFeedback(context, state), context);
    const meta: Decided['meta'] = { submit: [outcome.current_attempt, outcome.correct] };
    return { ...decided, meta, ...(isHint && { phase: ANSWER }) };
  }

  /** @returns the id of the open question, or of a new one */
  private async giveNext({ next, ...open }: OpenSession & ReadyPractice, transaction: Transaction): Promise<number> {
    const known = this.nexts.known(open.session, open.questions);
    if (known) return known.question_id;
    // Between the look and the lock another tab has answered the open question.
    if (!next) throw new DomainError('SERVICE-UNAVAILABLE');
    return (await this.nexts.serve(open, next, transaction)).question_id;
  }

  private async prepareNext({ caller, said, vector, ...ids }: Heard<Sent>): Promise<Prepared | undefined> {
    if (!wantsNext({ said, vector })) return undefined;
    const session = await this.sessions.select(ids);
    if (session.endedAt || openQuestion(await this.questions.selectOfSession(ids))) return undefined;
    return this.nexts.prepare(caller, session);
  }
}
