import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import {
  DomainError,
  signedIn,
  type Caller,
  type getMessageHistory,
  type InputOf,
  type OutputOf,
  type sendDailyMessage,
} from '@aivy/contracts';
import { messageIdOf, type Transaction, Transactions } from '@aivy/server-kit';
import { ASKED_AGAIN_TEXT, cleanMessage, readMessage } from '@aivy/tutor';
import { AskedNowService } from '../session/asked-now.service.js';
import { NextService, type Prepared } from '../session/next.service.js';
import { QuestionRepository } from '../session/question.repository.js';
import { openQuestion, type Question, type SessionIds } from '../session/session.js';
import { SessionRepository } from '../session/session.repository.js';
import { DecideService, type HeardMessage } from './decide.service.js';
import type { StoredMessage, TalkReply } from './message.js';
import { MessageRepository, type Line } from './message.repository.js';
import { WordsService } from './words.service.js';

type Sent = InputOf<typeof sendDailyMessage>;

/** Whoever writes a reply renews this; a process that died does not, and another one takes over. */
const LEASE_MS = 5_000;
const RENEW_MS = 1_500;
/** Whoever waits for a reply that another request writes looks again after so long. */
const LOOK_AGAIN_MS = 100;
/** Kept back for the answer. */
const MARGIN_MS = 500;

/** Instead of a reply about a question that the student is being asked again. */
const WITHHELD: Pick<StoredMessage, 'reply' | 'move' | 'quickReplies' | 'note'> = {
  reply: ASKED_AGAIN_TEXT,
  move: { move: 'asked-again' },
  quickReplies: [],
  note: null,
};

/** The talk of a session. A message is stored with what was decided about it, and then gets its words. */
@Injectable()
export class TalkService {
  constructor(
    @Inject(SessionRepository) private readonly sessions: SessionRepository,
    @Inject(QuestionRepository) private readonly questions: QuestionRepository,
    @Inject(MessageRepository) private readonly messages: MessageRepository,
    @Inject(DecideService) private readonly decisions: DecideService,
    @Inject(NextService) private readonly nexts: NextService,
    @Inject(WordsService) private readonly words: WordsService,
    @Inject(AskedNowService) private readonly askedNow: AskedNowService,
    @Inject(Transactions) private readonly transactions: Transactions,
  ) {}

  /** Sent again under its id, a message is answered with what it was answered. */
  async send(caller: Caller, sent: Sent, timeLeftMs: number): Promise<TalkReply> {
    const until = performance.now() + timeLeftMs - MARGIN_MS;
    const said = cleanMessage(sent.message);
    if (said === '') throw new DomainError('INVALIDINPUT', [{ path: 'message', message: 'Must not be blank' }]);
    const { message, version, isNew, withheld } = await this.hear(caller, sent, said);
    if (withheld) return replyOf({ ...message, ...WITHHELD }, sent.message_id);
    let mine = isNew;
    for (;;) {
      const stored = mine ? message : await this.messages.selectOptional(message);
      if (!stored) throw new DomainError('CONVERSATION-NOTFOUND');
      if (stored.reply !== null) return replyOf(stored, sent.message_id);
      if (mine || (await this.messages.takeOver(message, LEASE_MS))) {
        const followed = sent.message_id !== undefined;
        const written = await this.write(caller, { message, version, followed, until });
        if (written) return replyOf(written, sent.message_id);
        mine = false;
        continue;
      }
      if (performance.now() > until) throw new DomainError('SERVICE-UNAVAILABLE');
      await pause(LOOK_AGAIN_MS);
    }
  }

  async history(
    caller: Caller,
    { cid: conversationId, qid: questionId }: InputOf<typeof getMessageHistory>,
  ): Promise<OutputOf<typeof getMessageHistory>> {
    const ids = { userId: signedIn(caller), conversationId };
    await this.sessions.select(ids);
    const asked = await this.questions.selectOfSession(ids);
    if (!asked.some((each) => each.questionId === questionId)) throw new DomainError('QUESTION-NOTFOUND');
    const [exchanges, askedNow] = await Promise.all([
      this.messages.selectOfQuestion(ids, questionId),
      this.askedNow.of(caller, [questionId], conversationId),
    ]);
    if (exchanges.length === 0 || askedNow.has(questionId)) throw new DomainError('CHAT-HISTORY-NOTFOUND');
    const lines = (of: typeof exchanges): Line[] =>
      of.flatMap(({ said, reply, stepCheck, offeredAnswer }): Line[] => [
        { role: 'user', content: said },
        ...(reply === null
          ? []
          : [
              {
                role: 'ai' as const,
                content: reply,
                ...(stepCheck && { step_check: stepCheck }),
                ...(offeredAnswer !== null && { offered_answer: offeredAnswer }),
              },
            ]),
      ]);
    return {
      hint: lines(exchanges.filter(({ phase }) => phase !== '3.5')),
      explanation: lines(exchanges.filter(({ phase }) => phase === '3.5')),
    };
  }

  /** Stores a message and what is decided about it; one that is known already is found again. */
  private async hear(
    caller: Caller,
    { conversation_id: conversationId, question_id: questionId, phase: claimed, message_id: given }: Sent,
    said: string,
  ): Promise<{ message: StoredMessage; version: number; isNew: boolean; withheld: boolean }> {
    const ids = { userId: signedIn(caller), conversationId };
    const messageId = given ?? messageIdOf(caller.requestId, conversationId, said);
    const [prepared, askedNow] = await Promise.all([
      this.prepare(caller, ids, said),
      this.askedNow.of(caller, [questionId], conversationId),
    ]);
    return this.transactions.run(async (transaction) => {
      const session = await this.sessions.selectForUpdate(ids, transaction);
      const questions = await this.questions.selectOfSession(ids, transaction);
      const known = await this.messages.selectOptional({ userId: ids.userId, messageId }, transaction);
      // Under a used id nothing else is said: answered like the first it would be lost unnoticed.
      if (known && (known.conversationId !== conversationId || known.said !== said))
        throw new DomainError('INVALIDINPUT', [{ path: 'message_id', message: 'Names another message' }]);
      const question = questions.find((each) => each.questionId === (known?.questionId ?? questionId));
      if (known) {
        const withheld = known.phase === '3.5' && askedNow.has(known.questionId);
        return { message: known, version: question!.version, isNew: false, withheld };
      }
      const states = await this.messages.selectStates(ids, transaction);
      const heard = { caller, session, questions, said, claimed, states, prepared, askedNow };
      const { question: about, decided } = await this.decide(heard, question, transaction);
      const message = { ...ids, messageId, said, ...decided };
      await this.messages.insert(message, new Date(), LEASE_MS, transaction);
      return { message: { ...message, note: null }, version: about.version, isNew: true, withheld: false };
    });
  }

  private async decide(
    heard: Omit<HeardMessage, 'question'>,
    question: Question | undefined,
    transaction: Transaction,
  ): ReturnType<DecideService['decideFirst']> {
    if (question) {
      if (heard.session.endedAt && !question.completedAt) throw new DomainError('CONVERSATION-NOTFOUND');
      return { question, decided: await this.decisions.decide({ ...heard, question }, transaction) };
    }
    // A page that shows no question yet names none.
    const begun = heard.questions.some(({ completedAt }) => completedAt !== null);
    if (begun || readMessage(heard.said).intent !== 'next-question') throw new DomainError('QUESTION-NOTFOUND');
    return this.decisions.decideFirst(heard, transaction);
  }

  /** What a new question would need, when one is asked for; before the session is locked. */
  private async prepare(caller: Caller, ids: SessionIds, said: string): Promise<Prepared | undefined> {
    if (readMessage(said).intent !== 'next-question') return undefined;
    const session = await this.sessions.select(ids);
    if (session.endedAt || openQuestion(await this.questions.selectOfSession(ids))) return undefined;
    return this.nexts.prepare(caller, session);
  }

  private async write(
    caller: Caller,
    {
      message,
      version,
      followed,
      until,
    }: { message: StoredMessage; version: number; followed: boolean; until: number },
  ): Promise<StoredMessage | undefined> {
    const renewal = setInterval(() => void this.messages.renew(message, LEASE_MS).catch(() => undefined), RENEW_MS);
    try {
      const timeLeftMs = until - performance.now();
      const words = await this.words.find(caller, { message, version, followed, timeLeftMs });
      return await this.messages.updateReply(message, words);
    } finally {
      clearInterval(renewal);
    }
  }
}

const replyOf = (
  { meta, move, reply, phase, quickReplies, hintsSeen, note, messageId }: StoredMessage,
  given: string | undefined,
): TalkReply => ({
  meta,
  data: {
    content: reply ?? '',
    phase,
    ...(given !== undefined && { message_id: messageId }),
    quick_replies: quickReplies,
    hints_seen: hintsSeen,
    ...(note !== null && { note }),
    ...(move.marks && { step_check: move.marks }),
    ...(move.move === 'offer-submit' && { offered_answer: move.option }),
  },
});
