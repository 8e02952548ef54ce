import { Inject, Injectable } from '@nestjs/common';
import { signedIn, type Caller, type OutputOf, type skillStandings } from '@aivy/contracts';
import { LearnerService } from '../learner/learner.service.js';

/** What all answers of a student together say of each skill: diagnostic, tests, units and practice. */
@Injectable()
export class SkillStandingsService {
  constructor(@Inject(LearnerService) private readonly learners: LearnerService) {}

  async standings(caller: Caller): Promise<OutputOf<typeof skillStandings>> {
    const { state, isCurrent } = await this.learners.standing(signedIn(caller));
    return {
      skills: (state?.skills ?? []).map(
        ({ skill, mastery, weak_chance, own_share, estimated, answered, points_per_minute }) => ({
          skill,
          mastery,
          weak_chance,
          own_share,
          estimated,
          answered,
          points_per_minute,
        }),
      ),
      is_current: isCurrent,
    };
  }
}
