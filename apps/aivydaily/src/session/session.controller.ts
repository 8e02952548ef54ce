import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  endPractice,
  getOpenPracticeItems,
  getQuestionDetail,
  getQuestionStem,
  getSessionQuestions,
  nextQuestion,
  startPractice,
  submitAnswer,
  type InputOf,
  type InternalInputOf,
  type RpcRequest,
} from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { NextService } from './next.service.js';
import { QuestionRepository } from './question.repository.js';
import { StartService } from './start.service.js';
import { SubmitService } from './submit.service.js';
import { ViewService } from './view.service.js';

@Controller()
@UseInterceptors(DatabaseFaults)
export class SessionController {
  constructor(
    @Inject(StartService) private readonly starts: StartService,
    @Inject(NextService) private readonly nexts: NextService,
    @Inject(SubmitService) private readonly submits: SubmitService,
    @Inject(ViewService) private readonly views: ViewService,
    @Inject(QuestionRepository) private readonly asked: QuestionRepository,
  ) {}

  @RpcHandler(startPractice)
  start(@Payload() { caller, input }: RpcRequest<InputOf<typeof startPractice>>) {
    return this.starts.start(caller, input);
  }

  @RpcHandler(endPractice)
  end(@Payload() { caller, input }: RpcRequest<InputOf<typeof endPractice>>) {
    return this.starts.end(caller, input);
  }

  @RpcHandler(nextQuestion)
  next(@Payload() { caller, input }: RpcRequest<InputOf<typeof nextQuestion>>) {
    return this.nexts.next(caller, input);
  }

  @RpcHandler(submitAnswer)
  submit(@Payload() { caller, input }: RpcRequest<InputOf<typeof submitAnswer>>) {
    return this.submits.submit(caller, input);
  }

  @RpcHandler(getQuestionStem)
  stem(@Payload() { caller, input }: RpcRequest<InputOf<typeof getQuestionStem>>) {
    return this.views.stem(caller, input);
  }

  @RpcHandler(getQuestionDetail)
  detail(@Payload() { caller, input }: RpcRequest<InputOf<typeof getQuestionDetail>>) {
    return this.views.detail(caller, input);
  }

  @RpcHandler(getSessionQuestions)
  questions(@Payload() { caller, input }: RpcRequest<InputOf<typeof getSessionQuestions>>) {
    return this.views.ofSession(caller, input);
  }

  @RpcHandler(getOpenPracticeItems)
  async openItems(@Payload() { input }: RpcRequest<InternalInputOf<typeof getOpenPracticeItems>>) {
    return { item_ids: await this.asked.selectOpenItems(input.user_id) };
  }
}
