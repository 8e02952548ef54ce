import { Inject, Injectable } from '@nestjs/common';
import { DomainError, type PlanForecast } from '@aivy/contracts';
import { daysBetween } from '@aivy/exam';
import type { LiveBank } from '@aivy/item-bank';
import { chanceOfTarget, projectionDays, saidForecast, type Forecast } from '@aivy/psychometrics';
import { BANK } from '@aivy/server-kit';
import { LearnerService } from '../learner/learner.service.js';
import { MeasurementRepository } from '../learner/measurement.repository.js';
import type { OpenPlan } from '../target/plan.js';
import { ForecastChangeService } from './forecast-change.service.js';
import { forecastOf, rangeOnWire, startOf, type Prospect } from './prospect.js';

/** A point of the way to the forecast. */
export interface PathPoint {
  /** Days from today. */
  day: number;
  forecast: Forecast;
}

const daysLeft = ({ plan, today }: OpenPlan): number => Math.max(0, daysBetween(today, plan.endsOn));

/** The one forecast: target form, letter, dashboard, and report read it here. */
@Injectable()
export class ForecastService {
  constructor(
    @Inject(LearnerService) private readonly learners: LearnerService,
    @Inject(MeasurementRepository) private readonly measurements: MeasurementRepository,
    @Inject(ForecastChangeService) private readonly changes: ForecastChangeService,
    @Inject(BANK) private readonly bank: LiveBank,
  ) {}

  /** @throws DomainError PLAN-NODIAGNOSTIC */
  async prospect(userId: string): Promise<Prospect> {
    const [{ state, isCurrent }, measured] = await Promise.all([
      this.learners.standing(userId),
      this.measurements.selectOfUser(userId),
    ]);
    if (measured.length === 0) throw new DomainError('PLAN-NODIAGNOSTIC');
    return { userId, state, isCurrent, measured, link: this.bank.current.scaleOf().link };
  }

  /** The forecast of a plan as screens say it. */
  async ofPlan(open: OpenPlan, prospect: Prospect): Promise<PlanForecast> {
    const { target, endsOn, minutesADay } = open.plan;
    const forecast = forecastOf(prospect, { days: daysLeft(open), minutes: minutesADay });
    const { total, english, math } = saidForecast(forecast);
    const targetScore = target.math + target.english;
    const chance = chanceOfTarget(forecast, targetScore);
    return {
      target_score: targetScore,
      by: endsOn,
      chance,
      chance_low: chance,
      chance_high: chance,
      ...rangeOnWire(total),
      start: startOf(prospect),
      minutes_a_day: minutesADay,
      english: rangeOnWire(english),
      math: rangeOnWire(math),
      change: await this.changes.of(open, prospect, forecast),
    };
  }

  /** The way from today to the forecast. The last point is the forecast itself. */
  path(open: OpenPlan, prospect: Prospect, points?: number): PathPoint[] {
    return projectionDays(daysLeft(open), points).map((day) => ({
      day,
      forecast: forecastOf(prospect, { days: day, minutes: open.plan.minutesADay }),
    }));
  }
}
