import { Inject, Injectable } from '@nestjs/common';
import { DomainError, type Caller, type OutputOf, type scorePath } from '@aivy/contracts';
import { addDays, projectedDay, totalRange } from '@aivy/exam';
import { growthChance, saidForecast, type LinkingRecord } from '@aivy/psychometrics';
import { isEarlierScale, measuredAbilities } from '../forecast/abilities.js';
import { ForecastService, type PathPoint } from '../forecast/forecast.service.js';
import { rangeOnWire } from '../forecast/prospect.js';
import type { Measurement } from '../learner/measurement.repository.js';
import { OfficialScoreRepository, type OfficialScore } from '../official/official-score.repository.js';
import type { OpenPlan } from '../target/plan.js';
import { PlanService } from '../target/plan.service.js';

type Path = OutputOf<typeof scorePath>;

/** All test scores, and where they're likely to go. */
@Injectable()
export class ScorePathService {
  constructor(
    @Inject(PlanService) private readonly plans: PlanService,
    @Inject(ForecastService) private readonly forecasts: ForecastService,
    @Inject(OfficialScoreRepository) private readonly officials: OfficialScoreRepository,
  ) {}

  async path(caller: Caller): Promise<Path> {
    const open = await this.plans.ofCaller(caller);
    if (!open) throw new DomainError('PLAN-NOTEXIST');
    const [prospect, officials] = await Promise.all([
      this.forecasts.prospect(open.plan.userId),
      this.officials.selectOfUser(open.plan.userId),
    ]);
    const { measured, link } = prospect;
    const forecast = await this.forecasts.ofPlan(open, prospect);
    return {
      target_score: forecast.target_score,
      // Past scores stay as they were given; the forecast is on today's scale.
      score_path: measured.map((each, index) =>
        entryOf(each, { before: measured[index - 1], first: measured[0], link }),
      ),
      official: officials.reverse().map(officialOf),
      projection: this.forecasts.path(open, prospect, POINTS).map((point) => pointOf(open, point)),
      forecast,
    };
  }
}

const officialOf = ({ testDate, english, math }: OfficialScore): NonNullable<Path['official']>[number] => ({
  test_date: testDate,
  score: english + math,
  english_score: english,
  math_score: math,
});

function entryOf(
  { source, attemptId, measuredOn, day, scores }: Measurement,
  { before, first, link }: { before: Measurement | undefined; first: Measurement | undefined; link: LinkingRecord },
): Path['score_path'][number] {
  const { score, low, high } = totalRange(rangedOf(scores.english), rangedOf(scores.math));
  const growthSince = (earlier?: Measurement): number | null =>
    earlier ? growthChance(measuredAbilities(earlier, link), measuredAbilities({ scores }, link)) : null;
  return {
    kind: source,
    date: measuredOn,
    day,
    ...(source === 'full-test' && { test_id: attemptId }),
    score,
    score_low: low,
    score_high: high,
    english_score: scores.english.score,
    math_score: scores.math.score,
    growth_chance: growthSince(before),
    growth_since_first: before ? growthSince(first) : null,
    ...(isEarlierScale(scores, link) && { is_earlier_scale: true }),
  };
}

const rangedOf = ({ score, score_low: low, score_high: high }: Measurement['scores']['english']) => ({
  score,
  low,
  high,
});

/** Enough for a curve that bends one way; each costs a millisecond. */
const POINTS = 7;

const pointOf = ({ plan, today }: OpenPlan, { day, forecast }: PathPoint): Path['projection'][number] => ({
  day: projectedDay(plan, day),
  date: addDays(today, day),
  ...rangeOnWire(saidForecast(forecast).total),
});
