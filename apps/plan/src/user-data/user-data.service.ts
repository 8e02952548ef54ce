import { Inject, Injectable } from '@nestjs/common';
import type { InternalOutputOf, planUserData } from '@aivy/contracts';
import { daysOfJourney, formatUtcStamp, localDateOf } from '@aivy/exam';
import { FocusRepository } from '../focus/focus.repository.js';
import { GoalRepository } from '../goal/goal.repository.js';
import { LearnerRepository } from '../learner/learner.repository.js';
import { MeasurementRepository } from '../learner/measurement.repository.js';
import { OfficialScoreRepository } from '../official/official-score.repository.js';
import { planOnWire } from '../target/plan.js';
import { PlanRepository } from '../target/plan.repository.js';
import { timeZoneOf } from '../target/plan.service.js';
import { UnitAnswerRepository } from '../unit/unit-answer.repository.js';
import { UnitRepository } from '../unit/unit.repository.js';
import { ErasureRepository } from './erasure.repository.js';
import { ExportRepository } from './export.repository.js';

type Exported = InternalOutputOf<typeof planUserData.export>;

/** Exports or erases everything about a user. */
@Injectable()
export class UserDataService {
  constructor(
    @Inject(PlanRepository) private readonly plans: PlanRepository,
    @Inject(FocusRepository) private readonly focus: FocusRepository,
    @Inject(UnitRepository) private readonly units: UnitRepository,
    @Inject(UnitAnswerRepository) private readonly answers: UnitAnswerRepository,
    @Inject(MeasurementRepository) private readonly measurements: MeasurementRepository,
    @Inject(OfficialScoreRepository) private readonly officials: OfficialScoreRepository,
    @Inject(LearnerRepository) private readonly learners: LearnerRepository,
    @Inject(GoalRepository) private readonly goals: GoalRepository,
    @Inject(ExportRepository) private readonly exports: ExportRepository,
    @Inject(ErasureRepository) private readonly erasures: ErasureRepository,
  ) {}

  async export(userId: string): Promise<Exported> {
    const [plan, focus, measurements, officials, evidence, learner, reviews, practiced, mail, emails, [goal]] =
      await Promise.all([
        this.plans.selectOptional(userId),
        this.focus.selectOfUser(userId),
        this.measurements.selectOfUser(userId),
        this.officials.selectOfUser(userId),
        this.exports.selectEvidence(userId),
        this.learners.selectOptional(userId),
        this.learners.selectCards(userId),
        this.exports.selectPractised(userId),
        this.exports.selectOptionalMail(userId),
        this.exports.selectEmails(userId),
        this.goals.selectOf([userId]),
      ]);
    return {
      plan:
        plan &&
        planOnWire(
          plan,
          focus.at(-1) ?? { english: [], math: [] },
          localDateOf(new Date(), timeZoneOf({}, plan.timezone)),
        ),
      focus_areas: focus.map(({ journey, english, math }) => ({
        from_day: daysOfJourney(journey).from,
        english,
        math,
      })),
      units: await this.unitsOf(userId),
      measurements: measurements.map(({ source, attemptId, measuredOn, scores }) => ({
        source,
        attempt_id: attemptId,
        date: measuredOn,
        scores,
      })),
      official_scores: officials.map(({ testDate, english, math }) => ({
        test_date: testDate,
        english_score: english,
        math_score: math,
      })),
      evidence,
      learner: learner?.state ?? null,
      reviews: reviews.map(({ misconception, skill, due, reps, lapses }) => ({
        misconception,
        skill,
        due,
        reps,
        lapses,
      })),
      practiced,
      mail,
      smallest_goal_minutes: goal!.minutes,
      emails,
    };
  }

  erase(userId: string): Promise<void> {
    return this.erasures.erase(userId);
  }

  private async unitsOf(userId: string): Promise<Exported['units']> {
    const [units, answers] = await Promise.all([this.units.selectOfUser(userId), this.answers.selectOfUser(userId)]);
    return units.map(({ day, skill, servedAt, finishedAt }) => ({
      day,
      skill,
      served_at: formatUtcStamp(servedAt),
      finished_at: finishedAt && formatUtcStamp(finishedAt),
      answers: answers
        .filter((each) => each.day === day)
        .map(({ questionId, answer, spentMs }) => ({
          question_id: questionId,
          user_answer: answer,
          spent_ms: spentMs,
        })),
    }));
  }
}
