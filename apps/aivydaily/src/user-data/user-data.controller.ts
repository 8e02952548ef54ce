import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { aivydailyUserData, type InternalInputOf, type RpcRequest } from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { exportedLinesOf, MessageRepository } from '@aivy/talk';
import { DatabaseFaults } from '../database-faults.js';
import { AskedNowService } from '../session/asked-now.service.js';
import { UserDataRepository } from './user-data.repository.js';

/** The file of an account, and its end. */
@Controller()
@UseInterceptors(DatabaseFaults)
export class UserDataController {
  constructor(
    @Inject(UserDataRepository) private readonly data: UserDataRepository,
    @Inject(MessageRepository) private readonly messages: MessageRepository,
    @Inject(AskedNowService) private readonly askedNow: AskedNowService,
  ) {}

  @RpcHandler(aivydailyUserData.export)
  async export(@Payload() { caller, input }: RpcRequest<InternalInputOf<typeof aivydailyUserData.export>>) {
    const [{ sessions, ...rest }, messages] = await Promise.all([
      this.data.select(input.user_id),
      this.messages.selectOfUser(input.user_id),
    ]);
    const ids = sessions.flatMap(({ questions }) => questions.map(({ question_id: id }) => id));
    const askedNow = await this.askedNow.of({ ...caller, userId: input.user_id }, ids);
    return {
      ...rest,
      sessions: sessions.map((session) => ({
        ...session,
        messages: exportedLinesOf(
          messages.filter((said) => said.conversationId === session.id && said.questionId === null),
          false,
        ),
        // Hints about a question that's still open were shown already.
        questions: session.questions.map(({ is_completed: isCompleted, ...each }) => ({
          ...each,
          messages: exportedLinesOf(
            messages.filter((said) => said.conversationId === session.id && said.questionId === each.question_id),
            askedNow.has(each.question_id) && isCompleted,
          ),
        })),
      })),
    };
  }

  @RpcHandler(aivydailyUserData.erase)
  async erase(@Payload() { input }: RpcRequest<InternalInputOf<typeof aivydailyUserData.erase>>) {
    await this.data.delete(input.user_id);
    return null;
  }
}
