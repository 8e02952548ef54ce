import { Inject, Injectable } from '@nestjs/common';
import type { InputOf, sendChatMessage } from '@aivy/contracts';
import type { BankItem, LiveBank } from '@aivy/item-bank';
import { BANK, OpenItems, type Transaction } from '@aivy/server-kit';
import {
  decideAbout,
  examplesFor,
  readState,
  TalkPlace,
  type Asked,
  type Decided,
  type Heard,
  type Ready,
  type Said,
  type TalkIds,
} from '@aivy/talk';
import { couldAnswer, startTutor, withAttempt, type TutorState } from '@aivy/tutor';
import { decideGenerally } from '../tutor/general-talk.js';
import type { OpenConversation } from './conversation.js';
import { ConversationRepository } from './conversation.repository.js';

type Sent = InputOf<typeof sendChatMessage>;

/** Conversations deleted in one statement. */
const AT_ONCE = 5_000;

/** Problem analysis and the dashboard's widget: a talk about a finished question, or about none. */
@Injectable()
export class ConversationPlace extends TalkPlace<Sent, Ready, OpenConversation> {
  constructor(
    @Inject(ConversationRepository) private readonly conversations: ConversationRepository,
    @Inject(OpenItems) private readonly open: OpenItems,
    @Inject(BANK) private readonly bank: LiveBank,
  ) {
    super();
  }

  async prepare({ caller, ...ids }: Heard<Sent>): Promise<Ready> {
    const { item } = await this.conversations.select(ids);
    const asked = item ? [item, ...examplesFor(this.bank.current, item.id, ids.said)] : [];
    return {
      askedNow: await this.open.askedNow(
        caller,
        ids.userId,
        asked.map(({ id }) => id),
      ),
    };
  }

  async lock(ids: TalkIds, transaction: Transaction): Promise<OpenConversation> {
    const conversation = await this.conversations.selectForUpdate(ids, transaction);
    // What was said stays when the state is in another release's layout; the tutor starts over.
    return { ...conversation, state: readState(conversation.state) ?? startTutor(conversation.id) };
  }

  async decide(
    { sent, ...heard }: Heard<Sent>,
    { askedNow, talk: { item, state } }: Ready & { talk: OpenConversation },
    transaction: Transaction,
  ): Promise<Decided> {
    const [full] = await this.bank.pinned(item ? [item] : []);
    const decided = full
      ? decideReview(
          {
            item: full,
            isOver: true,
            askedNow: askedNow.has(full.id),
            examples: examplesFor(this.bank.current, full.id, heard.said).filter(({ id }) => !askedNow.has(id)),
          },
          withAnswer(state, full, sent.answer),
          heard,
        )
      : decideGenerally(state, heard.said, heard.vector);
    await this.conversations.updateState(heard, decided.state, transaction);
    return decided;
  }

  questionOf(_heard: Heard<Sent>, { item }: OpenConversation): number | null {
    return item?.id ?? null;
  }

  override async deleteEmpty(): Promise<void> {
    while ((await this.conversations.deleteEmpty(AT_ONCE)) === AT_ONCE);
  }
}

/** The chat has no next question to offer, and nothing at all about one that's being asked again. */
function decideReview(asked: Asked, state: TutorState, heard: Said): Decided {
  const decided = decideAbout(asked, state, heard);
  return { ...decided, quickReplies: asked.askedNow ? [] : decided.quickReplies.filter((each) => each !== 'next') };
}

/** The student's answer, once: the page sends it along with every message. What can't be an answer is dropped. */
function withAnswer(state: TutorState, item: BankItem, answer: string | undefined): TutorState {
  const given = answer?.trim().toLowerCase() ?? '';
  return !couldAnswer(item, given) || state.question.attempts.includes(given) ? state : withAttempt(state, given);
}
