import { Inject, Injectable } from '@nestjs/common';
import { diagnosticReportOnWire, type diagnosticUserData, type InternalOutputOf } from '@aivy/contracts';
import { formatUtcStamp } from '@aivy/exam';
import { AttemptRepository } from '../attempt/attempt.repository.js';

/** All that is kept of a user, to hand out or to erase. */
@Injectable()
export class UserDataService {
  constructor(@Inject(AttemptRepository) private readonly attempts: AttemptRepository) {}

  async export(userId: string): Promise<InternalOutputOf<typeof diagnosticUserData.export>> {
    const attempt = await this.attempts.selectOptionalOfUser(userId);
    if (!attempt) return null;
    const { formId, status, english, math, englishTime, mathTime, startTime, endTime, report } = attempt;
    return {
      form_id: formId,
      status,
      start_time: formatUtcStamp(startTime),
      end_time: endTime && formatUtcStamp(endTime),
      english,
      math,
      english_time: englishTime,
      math_time: mathTime,
      report: report && diagnosticReportOnWire(report),
    };
  }

  erase(userId: string): Promise<void> {
    return this.attempts.deleteOfUser(userId);
  }
}
