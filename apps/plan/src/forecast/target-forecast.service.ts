import { Inject, Injectable } from '@nestjs/common';
import {
  signedIn,
  type Caller,
  type InputOf,
  type OutputOf,
  type targetChance,
  type targetForecast,
} from '@aivy/contracts';
import {
  DEFAULT_MINUTES_A_DAY,
  daysBetween,
  EVEN_CHANCE,
  localDateOf,
  MINUTES_A_DAY,
  nextTerm,
  PLAN_DURATIONS,
} from '@aivy/exam';
import { chanceOfTarget, saidForecast, totalWithChance } from '@aivy/psychometrics';
import { PlanService, timeZoneOf } from '../target/plan.service.js';
import { ForecastService } from './forecast.service.js';
import { forecastOf, rangeOnWire, startOf } from './prospect.js';

/** What the target form shows before a target is set: the forecasts that setting it would make. */
@Injectable()
export class TargetForecastService {
  constructor(
    @Inject(PlanService) private readonly plans: PlanService,
    @Inject(ForecastService) private readonly forecasts: ForecastService,
  ) {}

  /** @throws DomainError PLAN-NODIAGNOSTIC */
  async choices(
    caller: Caller,
    { target_score: target }: InputOf<typeof targetForecast>,
  ): Promise<OutputOf<typeof targetForecast>> {
    const [open, prospect] = await Promise.all([
      this.plans.ofCaller(caller),
      this.forecasts.prospect(signedIn(caller)),
    ]);
    const today = open?.today ?? localDateOf(new Date(), timeZoneOf(caller));
    return {
      start: startOf(prospect),
      terms: PLAN_DURATIONS.map((duration) => {
        const { endsOn: by } = nextTerm(open?.plan ?? null, duration, today);
        return {
          duration,
          by,
          choices: MINUTES_A_DAY.map((minutes) => {
            const forecast = forecastOf(prospect, { days: daysBetween(today, by), minutes });
            return {
              minutes_a_day: minutes,
              ...rangeOnWire(saidForecast(forecast).total),
              chance: chanceOfTarget(forecast, target),
              even_score: totalWithChance(forecast, EVEN_CHANCE),
            };
          }),
        };
      }),
      is_current: prospect.isCurrent,
    };
  }

  /** The chance as the previous release's form asks for it. @throws DomainError PLAN-NODIAGNOSTIC */
  async chance(
    caller: Caller,
    { target_score, duration }: InputOf<typeof targetChance>,
  ): Promise<OutputOf<typeof targetChance>> {
    const [{ terms }, open] = await Promise.all([this.choices(caller, { target_score }), this.plans.ofCaller(caller)]);
    const minutes = open?.plan.minutesADay ?? DEFAULT_MINUTES_A_DAY;
    const { choices } = terms.find((each) => each.duration === duration)!;
    const { chance } = choices.find((each) => each.minutes_a_day === minutes)!;
    return { chance, chance_low: chance, chance_high: chance };
  }
}
