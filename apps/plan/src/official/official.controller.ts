import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  changeOfficialScore,
  enterOfficialScore,
  listOfficialScores,
  removeOfficialScore,
  type InputOf,
  type RpcRequest,
} from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { OfficialScoreService } from './official-score.service.js';

@Controller()
@UseInterceptors(DatabaseFaults)
export class OfficialController {
  constructor(@Inject(OfficialScoreService) private readonly scores: OfficialScoreService) {}

  @RpcHandler(listOfficialScores)
  list(@Payload() { caller }: RpcRequest) {
    return this.scores.list(caller);
  }

  @RpcHandler(enterOfficialScore)
  enter(@Payload() { caller, input }: RpcRequest<InputOf<typeof enterOfficialScore>>) {
    return this.scores.enter(caller, input);
  }

  @RpcHandler(changeOfficialScore)
  async change(@Payload() { caller, input }: RpcRequest<InputOf<typeof changeOfficialScore>>) {
    await this.scores.change(caller, input);
    return null;
  }

  @RpcHandler(removeOfficialScore)
  async remove(@Payload() { caller, input }: RpcRequest<InputOf<typeof removeOfficialScore>>) {
    await this.scores.remove(caller, input.score_id);
    return null;
  }
}
