import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@aivy/contracts';
import type { BankItem, LiveBank } from '@aivy/item-bank';
import { BANK } from '@aivy/server-kit';
import {
  couldAnswer,
  decide,
  decideAskedAgain,
  phaseOf,
  quickRepliesOnWire,
  renderMove,
  startTutor,
  toHintContext,
  toReviewContext,
  type TutorState,
  withAttempt,
} from '@aivy/tutor';
import { talkGenerally } from '../tutor/general-talk.js';
import { WordsService } from '../tutor/words.service.js';
import { AskedNowService } from './asked-now.service.js';
import type { Conversation, NewReply, TalkedItem } from './conversation.js';

export interface Asked {
  caller: Caller;
  userId: string;
  conversation: Conversation;
  message: string;
  /** What the student had answered, as the page shows it. */
  answer: string | undefined;
  signal: AbortSignal;
  onText: (part: string) => void;
}

/** What the tutor says to a message: the machine decides, the words follow. */
@Injectable()
export class AnswerService {
  constructor(
    @Inject(BANK) private readonly bank: LiveBank,
    @Inject(WordsService) private readonly words: WordsService,
    @Inject(AskedNowService) private readonly askedNow: AskedNowService,
  ) {}

  async answer({ conversation, ...asked }: Asked): Promise<NewReply> {
    // A state of another release's layout: what was said stays, the tutor begins anew.
    const state = conversation.state ?? startTutor(conversation.id);
    return conversation.item ? this.review(conversation.item, state, asked) : this.general(state, asked);
  }

  private general(state: TutorState, { message, onText }: Omit<Asked, 'conversation'>): NewReply {
    const { text, move, state: after } = talkGenerally(state, message);
    onText(text);
    return {
      content: text,
      phase: '3.1',
      // What works where there is no question; in distress nothing is proposed.
      quickReplies: move.grade ? [] : ['what-next', 'check-step'],
      note: null,
      move,
      stepCheck: move.marks ?? null,
      source: 'offline',
      blocked: false,
      state: after,
    };
  }

  private async review(
    item: TalkedItem,
    before: TutorState,
    { caller, userId, message, answer, signal, onText }: Omit<Asked, 'conversation'>,
  ): Promise<NewReply> {
    const [full] = await this.bank.pinned([item]);
    const state = withAnswer(before, full!, answer);
    const again = await this.askedNow.isAsked(caller, userId, item);
    const context = again ? toHintContext(full!, state) : toReviewContext(full!, state);
    const { move, state: after } =
      context.kind === 'hint' ? decideAskedAgain(context, state, message) : decide(context, state, message);
    const words = await this.words.say({
      context,
      move,
      state: after,
      message,
      userId,
      item: full!,
      signal,
      onText,
    });
    return {
      content: words.text,
      phase: phaseOf(move, context),
      quickReplies: again
        ? []
        : quickRepliesOnWire(renderMove(move, context, after).next).filter((each) => each !== 'next'),
      note: words.note ?? null,
      move: { ...move },
      stepCheck: move.marks ?? null,
      source: words.source,
      blocked: words.blocked,
      state: after,
    };
  }
}

/**
 * The student's answer, once: the page sends it along with every message. What cannot be one is left out: the tutor
 * names what was answered.
 */
function withAnswer(state: TutorState, item: BankItem, answer: string | undefined): TutorState {
  const given = answer?.trim().toLowerCase() ?? '';
  return !couldAnswer(item, given) || state.question.attempts.includes(given) ? state : withAttempt(state, given);
}
