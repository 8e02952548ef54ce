import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { aivydailyUserData, type InternalInputOf, type RpcRequest } from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { MAX_ATTEMPTS } from '@aivy/tutor';
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
        // Hints of a question that is still open were shown already. What the tutor said after the end could hold the key
        // of a question that the student is being asked again, so it comes with a later export.
        questions: session.questions.map((each) =>
          askedNow.has(each.question_id) && isOver(each)
            ? { ...each, messages: each.messages.filter(({ role }) => role === 'user') }
            : each,
        ),
      })),
    };
  }

  @RpcHandler(aivydailyUserData.erase)
  async erase(@Payload() { input }: RpcRequest<InternalInputOf<typeof aivydailyUserData.erase>>) {
    await this.data.delete(input.user_id);
    return null;
  }
}

const isOver = ({ attempts }: { attempts: readonly { correct: boolean }[] }): boolean =>
  attempts.length >= MAX_ATTEMPTS || attempts.some(({ correct }) => correct);
