import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { aivydailyUserData, type InternalInputOf, type RpcRequest } from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { AskedNowService } from '../session/asked-now.service.js';
import { UserDataRepository } from './user-data.repository.js';

/** The end of an account, and the file of what is in it. */
@Controller()
@UseInterceptors(DatabaseFaults)
export class UserDataController {
  constructor(
    @Inject(UserDataRepository) private readonly data: UserDataRepository,
    @Inject(AskedNowService) private readonly askedNow: AskedNowService,
  ) {}

  @RpcHandler(aivydailyUserData.export)
  async export(@Payload() { caller, input }: RpcRequest<InternalInputOf<typeof aivydailyUserData.export>>) {
    const { sessions, ...rest } = await this.data.select(input.user_id);
    const ids = sessions.flatMap(({ questions }) => questions.map(({ question_id: id }) => id));
    const askedNow = await this.askedNow.of({ ...caller, userId: input.user_id }, ids);
    return {
      ...rest,
      sessions: sessions.map((session) => ({
        ...session,
        // The tutor's words about what the student is being asked again come with a later export.
        questions: session.questions.map((each) => (askedNow.has(each.question_id) ? { ...each, messages: [] } : each)),
      })),
    };
  }

  @RpcHandler(aivydailyUserData.erase)
  async erase(@Payload() { input }: RpcRequest<InternalInputOf<typeof aivydailyUserData.erase>>) {
    await this.data.delete(input.user_id);
    return null;
  }
}
