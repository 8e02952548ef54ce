import { Inject, Injectable } from '@nestjs/common';
import type { ForecastChange } from '@aivy/contracts';
import { addDays, daysBetween, localDateOf, startOfDay } from '@aivy/exam';
import { saidForecast, type Forecast } from '@aivy/psychometrics';
import { MasteryHistoryRepository } from '../dashboard/mastery-history.repository.js';
import { EvidenceRepository } from '../learner/evidence.repository.js';
import type { OpenPlan } from '../target/plan.js';
import { changeOf } from './forecast-change.js';
import { forecastOf, type Prospect } from './prospect.js';

/** Says why a forecast isn't what it was. */
@Injectable()
export class ForecastChangeService {
  constructor(
    @Inject(EvidenceRepository) private readonly evidence: EvidenceRepository,
    @Inject(MasteryHistoryRepository) private readonly history: MasteryHistoryRepository,
  ) {}

  /**
   * Compares with the day of the last practice before today, as its morning showed it when that was yesterday, else as it
   * ended. The same minutes and the same end are used for both days: changing those is no surprise to a student. Null
   * when nothing moved or nothing earlier is known.
   */
  async of(open: OpenPlan, prospect: Prospect, now: Forecast): Promise<ForecastChange | null> {
    const { plan, today, timeZone } = open;
    const last = await this.evidence.selectOptionalLastBefore(plan.userId, startOfDay(today, timeZone));
    const since = last && localDateOf(last, timeZone);
    if (!since || since < plan.beginDate || today > plan.endsOn) return null;
    const yesterday = addDays(today, -1);
    const from = startOfDay(since === yesterday ? since : today, timeZone);
    const measured = prospect.measured.filter(({ measuredAt }) => measuredAt < from);
    const state = await this.history.selectOptionalAbilitiesBefore(plan.userId, from);
    if (!state || measured.length === 0) return null;
    const before = { ...prospect, state, measured };
    const minutes = plan.minutesADay;
    const then = forecastOf(before, { days: daysBetween(since, plan.endsOn), minutes });
    const points = saidForecast(now).total.score - saidForecast(then).total.score;
    if (points === 0) return null;
    const idle = forecastOf(before, { days: daysBetween(today, plan.endsOn), minutes });
    return changeOf({
      points,
      byRecord: now.score - idle.score,
      byTime: idle.score - then.score,
      since,
      daysOff: daysBetween(since, yesterday),
      practice: await this.evidence.selectPracticeSince(plan.userId, from),
    });
  }
}
