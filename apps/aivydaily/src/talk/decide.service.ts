import { Inject, Injectable } from '@nestjs/common';
import { DomainError, ERRORS, type Caller, type ErrorCode, type InputOf, type sendDailyMessage } from '@aivy/contracts';
import type { BankItem, LiveBank } from '@aivy/item-bank';
import { BANK, type Transaction } from '@aivy/server-kit';
import {
  couldAnswer,
  decide,
  decideAskedAgain,
  decideFeedback,
  type Decision,
  phaseOf,
  quickRepliesOnWire,
  renderMove,
  toHintContext,
  toReviewContext,
  type TutorContext,
  type TutorState,
} from '@aivy/tutor';
import { NextService, type Prepared } from '../session/next.service.js';
import { QuestionRepository } from '../session/question.repository.js';
import { pinOf, type OpenSession, type Question } from '../session/session.js';
import { SubmitService } from '../session/submit.service.js';
import type { NewMessage, TalkReply } from './message.js';
import { stateAbout, tutorStateOf } from './tutor-state.js';

type Meta = TalkReply['meta'];
type Refusal = Extract<Meta, { error: unknown }>['error'];
type Decided = Omit<NewMessage, 'userId' | 'messageId' | 'conversationId' | 'said'>;

/** A message with all that is known when it is read; the session is locked. */
export interface HeardMessage extends OpenSession {
  caller: Caller;
  question: Question;
  said: string;
  /** Where the page believes to be. */
  claimed: InputOf<typeof sendDailyMessage>['phase'];
  states: ReadonlyMap<number, unknown>;
  /** For the choice of a next question. */
  prepared: Prepared | undefined;
  /** Questions of the session that the student is being asked elsewhere, or here. */
  askedNow: ReadonlySet<number>;
}

/** The phase in which the page sends an answer. */
const ANSWER = '3.3';
/** What the tutor answers where nothing was said. */
const GREETING = 'hello';
const REFUSALS: readonly Refusal[] = ['QUESTION-REACHLIMIT', 'ANSWER-REACHLIMIT', 'DUPLICATE-ANSWER', 'INVALIDINPUT'];
const refusalOf = (code: ErrorCode): Refusal | undefined => REFUSALS.find((each) => each === code);

/** What the tutor does about a message: it decides, gives the next question, and takes an answer that the page sends as one. */
@Injectable()
export class DecideService {
  constructor(
    @Inject(NextService) private readonly nexts: NextService,
    @Inject(QuestionRepository) private readonly questions: QuestionRepository,
    @Inject(SubmitService) private readonly submits: SubmitService,
    @Inject(BANK) private readonly bank: LiveBank,
  ) {}

  async decide(heard: HeardMessage, transaction: Transaction): Promise<Decided> {
    const { session, questions, question, said, claimed, states } = heard;
    const state = tutorStateOf(session.conversationId, questions, question, states);
    const [item] = await this.bank.pinned([pinOf(question)]);
    const decision = decideAbout(heard, item!, state);
    const context = contextOf(heard, item!, state);
    // The page's way to submit where its own call fails: the entry alone, as an answer. Nothing else said is one.
    const submits = claimed === ANSWER && couldAnswer(item!, said.toLowerCase());
    try {
      if (submits) return await this.submitted(heard, item!, state, transaction);
      if (decision.move.move === 'next')
        return this.decided({ next: await this.giveNext(heard, transaction) }, question, decision, context);
    } catch (error) {
      const refusal = error instanceof DomainError ? refusalOf(error.code) : undefined;
      if (!refusal) throw error;
      return this.refused(refusal, question, decision, context);
    }
    return this.decided({ message: true }, question, decision, context);
  }

  /** The next question, asked for by a page that shows none yet: the tutor greets beside it. */
  async decideFirst(
    heard: Omit<HeardMessage, 'question' | 'claimed'>,
    transaction: Transaction,
  ): Promise<{ question: Question; decided: Decided }> {
    const { session, states } = heard;
    const next = await this.giveNext(heard, transaction);
    const questions = await this.questions.selectOfSession(session, transaction);
    const question = questions.find(({ questionId }) => questionId === next)!;
    const state = tutorStateOf(session.conversationId, questions, question, states);
    const [item] = await this.bank.pinned([pinOf(question)]);
    const context = toHintContext(item!, state);
    return { question, decided: this.decided({ next }, question, decide(context, state, GREETING), context) };
  }

  private async submitted(
    heard: HeardMessage,
    item: BankItem,
    before: TutorState,
    transaction: Transaction,
  ): Promise<Decided> {
    const { caller, session, questions, question, said } = heard;
    const answer = said.toLowerCase();
    const submission = { conversation_id: session.conversationId, question_id: question.questionId, answer };
    const outcome = await this.submits.take(caller, { session, questions, submission }, transaction);
    const attempts = outcome.previous_answer.map((each) => ({ answer: each }));
    const state = stateAbout(before, { hintsSeen: question.hintsSeen, attempts });
    const after = { ...question, completedAt: outcome.is_completed ? new Date() : null };
    const context = contextOf({ ...heard, question: after }, item, state);
    const meta: Meta = { submit: [outcome.current_attempt, outcome.correct] };
    const decision =
      context.kind === 'hint' && after.completedAt
        ? decideAskedAgain(context, state, '')
        : decideFeedback(context, state);
    return this.decided(meta, after, decision, context);
  }

  /** @returns the id of the open question, or of a new one */
  private async giveNext(
    { session, questions, prepared }: Pick<HeardMessage, 'session' | 'questions' | 'prepared'>,
    transaction: Transaction,
  ): Promise<number> {
    const known = this.nexts.known(session, questions);
    if (known) return known.question_id;
    // Between the look and the lock another tab has answered the open question.
    if (!prepared) throw new DomainError('SERVICE-UNAVAILABLE');
    return (await this.nexts.serve({ session, questions }, prepared, transaction)).question_id;
  }

  private decided(meta: Meta, question: Question, { move, state }: Decision, context: TutorContext): Decided {
    return {
      questionId: question.questionId,
      meta,
      move,
      state,
      phase: 'submit' in meta && context.kind === 'hint' ? '3.3' : phaseOf(move, context),
      quickReplies: quickRepliesOnWire(renderMove(move, context, state).next),
      hintsSeen: state.question.rungs,
      grade: move.grade ?? null,
      reply: null,
    };
  }

  /** What is refused is said in the words of the catalogue. */
  private refused(code: Refusal, question: Question, decision: Decision, context: TutorContext): Decided {
    return { ...this.decided({ error: code }, question, decision, context), reply: ERRORS[code].text };
  }
}

/** Of an open question, and of one that the student is being asked again elsewhere, a context that holds no key. */
const contextOf = (
  { question, askedNow }: Pick<HeardMessage, 'question' | 'askedNow'>,
  item: BankItem,
  state: TutorState,
): TutorContext =>
  question.completedAt && !askedNow.has(item.id) ? toReviewContext(item, state) : toHintContext(item, state);

function decideAbout(heard: HeardMessage, item: BankItem, state: TutorState): Decision {
  const context = contextOf(heard, item, state);
  return context.kind === 'hint' && heard.question.completedAt
    ? decideAskedAgain(context, state, heard.said)
    : decide(context, state, heard.said);
}
