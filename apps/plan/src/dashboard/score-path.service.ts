import { Inject, Injectable } from '@nestjs/common';
import { DomainError, type Caller, type OutputOf, type scorePath } from '@aivy/contracts';
import { addDays } from '@aivy/exam';
import { forecastScore, growthChance, projectionDays, totalRange } from '@aivy/psychometrics';
import { LearnerService } from '../learner/learner.service.js';
import { MeasurementRepository, type Measurement } from '../learner/measurement.repository.js';
import type { OpenPlan } from '../target/plan.js';
import { PlanService } from '../target/plan.service.js';
import { abilitiesOf, measuredAbilities, practiceOf, projectedDay } from './forecast.js';

type Path = OutputOf<typeof scorePath>;

/** The scores of all tests, and where they are likely to go. */
@Injectable()
export class ScorePathService {
  constructor(
    @Inject(PlanService) private readonly plans: PlanService,
    @Inject(LearnerService) private readonly learners: LearnerService,
    @Inject(MeasurementRepository) private readonly measurements: MeasurementRepository,
  ) {}

  async path(caller: Caller): Promise<Path> {
    const open = await this.plans.ofCaller(caller);
    if (!open) throw new DomainError('PLAN-NOTEXIST');
    const [measured, { state }] = await Promise.all([
      this.measurements.selectOfUser(open.plan.userId),
      this.learners.standing(open.plan.userId),
    ]);
    const { math, english } = open.plan.target;
    const newest = measured.at(-1);
    return {
      target_score: math + english,
      score_path: measured.map((each, index) => entryOf(each, measured[index - 1], measured[0])),
      projection: newest ? projectionOf(open, abilitiesOf(state, newest)) : [],
    };
  }
}

function entryOf(
  { source, measuredOn, day, scores }: Measurement,
  before?: Measurement,
  first?: Measurement,
): Path['score_path'][number] {
  const { score, low, high } = totalRange(scores);
  const growthSince = (earlier?: Measurement): number | null =>
    earlier ? growthChance(measuredAbilities(earlier), measuredAbilities({ scores })) : null;
  return {
    kind: source,
    date: measuredOn,
    day,
    score,
    score_low: low,
    score_high: high,
    english_score: scores.english.score,
    math_score: scores.math.score,
    growth_chance: growthSince(before),
    growth_since_first: before ? growthSince(first) : null,
  };
}

/** Enough for a curve that bends one way; each costs a millisecond. */
const POINTS = 7;

/** What a full test on those days is likely to say; the last one is the forecast of the outlook. */
function projectionOf(open: OpenPlan, abilities: ReturnType<typeof abilitiesOf>): Path['projection'] {
  const { plan, today } = open;
  const { days, minutesPerDay } = practiceOf(open);
  const target = plan.target.math + plan.target.english;
  return projectionDays(days, POINTS).map((ahead) => {
    const { score, low, high } = forecastScore(abilities, { days: ahead, minutesPerDay, target });
    return {
      day: projectedDay(plan, ahead),
      date: addDays(today, ahead),
      score,
      score_low: low,
      score_high: high,
    };
  });
}
