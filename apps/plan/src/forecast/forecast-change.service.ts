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
   * Compares with how the day of the last practice before today ended. Until a student has practiced today, yesterday's
   * morning is compared with, so that it's said what yesterday's practice did. Nothing is compared with before the plan
   * was made: its first day starts from the letter. The same minutes and the same end are used for both days: changing
   * those is no surprise to a student. Null when nothing moved or nothing earlier is known.
   */
  async of(open: OpenPlan, prospect: Prospect, now: Forecast): Promise<ForecastChange | null> {
    const { plan, today, timeZone } = open;
    if (today > plan.endsOn) return null;
    const morning = startOfDay(today, timeZone);
    const [last, doneToday] = await Promise.all([
      this.evidence.selectOptionalLastBefore(plan.userId, morning),
      this.evidence.selectPracticeSince(plan.userId, morning),
    ]);
    const hasPracticed = doneToday.length > 0;
    const lastDay = last && localDateOf(last, timeZone);
    if (!hasPracticed && (!lastDay || lastDay < plan.beginDate)) return null;
    const since = lastDay && lastDay > plan.beginDate ? lastDay : plan.beginDate;
    const yesterday = addDays(today, -1);
    const start = !hasPracticed && since === yesterday ? startOfDay(yesterday, timeZone) : morning;
    const from = start < plan.createdAt ? plan.createdAt : start;
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
      daysOff: Math.max(0, daysBetween(since, yesterday)),
      practice: await this.evidence.selectPracticeSince(plan.userId, from),
    });
  }
}
