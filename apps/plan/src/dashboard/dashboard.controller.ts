import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  achievement,
  dailyProgress,
  dailyWins,
  outlook,
  scorePath,
  skillGrowth,
  skillStandings,
  type InputOf,
  type RpcRequest,
} from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { AchievementService } from './achievement.service.js';
import { GainService } from './gain.service.js';
import { OutlookService } from './outlook.service.js';
import { ScorePathService } from './score-path.service.js';
import { SkillStandingsService } from './skill-standings.service.js';
import { WinsService } from './wins.service.js';

@Controller()
@UseInterceptors(DatabaseFaults)
export class DashboardController {
  constructor(
    @Inject(GainService) private readonly gains: GainService,
    @Inject(ScorePathService) private readonly paths: ScorePathService,
    @Inject(WinsService) private readonly wins: WinsService,
    @Inject(AchievementService) private readonly achievements: AchievementService,
    @Inject(OutlookService) private readonly outlooks: OutlookService,
    @Inject(SkillStandingsService) private readonly skills: SkillStandingsService,
  ) {}

  @RpcHandler(dailyProgress)
  dailyProgress(@Payload() { caller, input }: RpcRequest<InputOf<typeof dailyProgress>>) {
    return this.gains.gains(caller, input);
  }

  @RpcHandler(skillGrowth)
  skillGrowth(@Payload() { caller, input }: RpcRequest<InputOf<typeof skillGrowth>>) {
    return this.gains.growth(caller, input);
  }

  @RpcHandler(scorePath)
  scorePath(@Payload() { caller }: RpcRequest) {
    return this.paths.path(caller);
  }

  @RpcHandler(dailyWins)
  dailyWins(@Payload() { caller, input }: RpcRequest<InputOf<typeof dailyWins>>) {
    return this.wins.wins(caller, input);
  }

  @RpcHandler(achievement)
  achievement(@Payload() { caller, input }: RpcRequest<InputOf<typeof achievement>>) {
    return this.achievements.achievement(caller, input);
  }

  @RpcHandler(outlook)
  outlook(@Payload() { caller, input }: RpcRequest<InputOf<typeof outlook>>) {
    return this.outlooks.outlook(caller, input);
  }

  @RpcHandler(skillStandings)
  skillStandings(@Payload() { caller }: RpcRequest) {
    return this.skills.standings(caller);
  }
}
