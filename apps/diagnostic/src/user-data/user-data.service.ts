import { Inject, Injectable } from '@nestjs/common';
import { diagnosticReportOnWire, type diagnosticUserData, type InternalOutputOf } from '@aivy/contracts';
import { formatUtcStamp } from '@aivy/exam';
import { LOGGER, type Logger, readOrLog } from '@aivy/server-kit';
import { AdaptiveFormRepository } from '../adaptive/adaptive-form.repository.js';
import { AttemptRepository } from '../attempt/attempt.repository.js';

/** All that is kept of a user, to hand out or to erase. */
@Injectable()
export class UserDataService {
  constructor(
    @Inject(AttemptRepository) private readonly attempts: AttemptRepository,
    @Inject(AdaptiveFormRepository) private readonly forms: AdaptiveFormRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async export(userId: string): Promise<InternalOutputOf<typeof diagnosticUserData.export>> {
    const attempt = await this.attempts.selectOptionalOfUser(userId);
    if (!attempt) return null;
    const {
      attemptId,
      formId,
      status,
      english,
      math,
      englishTime,
      mathTime,
      startTime,
      endTime,
      report: stored,
    } = attempt;
    const ids = { user_id: userId, attempt_id: attemptId };
    const report = stored && readOrLog(stored, diagnosticReportOnWire, this.logger, ids);
    return {
      form_id: formId,
      status,
      start_time: formatUtcStamp(startTime),
      end_time: endTime && formatUtcStamp(endTime),
      english,
      math,
      english_time: englishTime,
      math_time: mathTime,
      report,
      ...(stored && !report && { report_unreadable: true }),
    };
  }

  async erase(userId: string): Promise<void> {
    await this.forms.deleteOfUser(userId);
    await this.attempts.deleteOfUser(userId);
  }
}
