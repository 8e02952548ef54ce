import { Inject, Injectable } from '@nestjs/common';
import { DomainError, type Caller, type OutputOf, type scorePath } from '@aivy/contracts';
import { addDays, totalRange } from '@aivy/exam';
import type { LiveBank } from '@aivy/item-bank';
import {
  forecastTotals,
  growthChance,
  LEARNING,
  projectionDays,
  totalBelow,
  type Abilities,
  type LinkingRecord,
  type Practice,
} from '@aivy/psychometrics';
import { BANK } from '@aivy/server-kit';
import { LearnerService } from '../learner/learner.service.js';
import { MeasurementRepository, type Measurement } from '../learner/measurement.repository.js';
import { OfficialScoreRepository, type OfficialScore } from '../official/official-score.repository.js';
import type { OpenPlan } from '../target/plan.js';
import { PlanService } from '../target/plan.service.js';
import { abilitiesOf, isEarlierScale, measuredAbilities, projectedDay } from './forecast.js';
import { LikelyPractice } from './likely-practice.service.js';

type Path = OutputOf<typeof scorePath>;

/** The scores of all tests, and where they are likely to go. */
@Injectable()
export class ScorePathService {
  constructor(
    @Inject(PlanService) private readonly plans: PlanService,
    @Inject(LearnerService) private readonly learners: LearnerService,
    @Inject(MeasurementRepository) private readonly measurements: MeasurementRepository,
    @Inject(OfficialScoreRepository) private readonly officials: OfficialScoreRepository,
    @Inject(BANK) private readonly bank: LiveBank,
    @Inject(LikelyPractice) private readonly practice: LikelyPractice,
  ) {}

  async path(caller: Caller): Promise<Path> {
    const open = await this.plans.ofCaller(caller);
    if (!open) throw new DomainError('PLAN-NOTEXIST');
    const [measured, { state }, officials, practice] = await Promise.all([
      this.measurements.selectOfUser(open.plan.userId),
      this.learners.standing(open.plan.userId),
      this.officials.selectOfUser(open.plan.userId),
      this.practice.of(open),
    ]);
    const { math, english } = open.plan.target;
    const newest = measured.at(-1);
    // Scores stay as they were given; what lies ahead is on the scale of today.
    const { link } = this.bank.current.scaleOf();
    return {
      target_score: math + english,
      score_path: measured.map((each, index) =>
        entryOf(each, { before: measured[index - 1], first: measured[0], link }),
      ),
      official: officials.reverse().map(officialOf),
      projection: newest ? projectionOf(open, { abilities: abilitiesOf(state, newest, link), practice, link }) : [],
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

/** What a full test on those days is likely to say; the last one is the forecast of the outlook. */
interface Prospect {
  abilities: Abilities;
  practice: Practice;
  link: LinkingRecord;
}

function projectionOf(
  open: OpenPlan,
  { abilities, practice: { days, minutesPerDay }, link }: Prospect,
): Path['projection'] {
  const { plan, today } = open;
  return projectionDays(days, POINTS).map((ahead) => {
    const totals = forecastTotals(abilities, { days: ahead, minutesPerDay }, LEARNING, link);
    return {
      day: projectedDay(plan, ahead),
      date: addDays(today, ahead),
      score: totalBelow(totals, 0.5),
      score_low: totalBelow(totals, 0.16),
      score_high: totalBelow(totals, 0.84),
    };
  });
}
