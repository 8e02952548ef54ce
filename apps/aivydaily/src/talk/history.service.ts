import { Inject, Injectable } from '@nestjs/common';
import {
  DomainError,
  signedIn,
  type Caller,
  type getMessageHistory,
  type InputOf,
  type OutputOf,
} from '@aivy/contracts';
import { linesOf, MessageRepository } from '@aivy/talk';
import { AskedNowService } from '../session/asked-now.service.js';
import { QuestionRepository } from '../session/question.repository.js';

/** What was said beside the questions of a session. */
@Injectable()
export class HistoryService {
  constructor(
    @Inject(QuestionRepository) private readonly questions: QuestionRepository,
    @Inject(MessageRepository) private readonly messages: MessageRepository,
    @Inject(AskedNowService) private readonly askedNow: AskedNowService,
  ) {}

  /** @throws DomainError CONVERSATION-NOTFOUND, QUESTION-NOTFOUND, or CHAT-HISTORY-NOTFOUND when there's nothing to show */
  async ofQuestion(
    caller: Caller,
    { cid: conversationId, qid: questionId }: InputOf<typeof getMessageHistory>,
  ): Promise<OutputOf<typeof getMessageHistory>> {
    const ids = { userId: signedIn(caller), conversationId };
    const { questions } = await this.questions.selectWithSession(ids, questionId);
    if (questions.length === 0) throw new DomainError('QUESTION-NOTFOUND');
    const [messages, askedNow] = await Promise.all([
      this.messages.selectOfTalk(ids, { questionId }),
      this.askedNow.of(caller, [questionId], conversationId),
    ]);
    if (messages.length === 0 || askedNow.has(questionId)) throw new DomainError('CHAT-HISTORY-NOTFOUND');
    return {
      hint: messages.filter(({ phase }) => phase !== '3.5').flatMap(linesOf),
      explanation: messages.filter(({ phase }) => phase === '3.5').flatMap(linesOf),
    };
  }
}
