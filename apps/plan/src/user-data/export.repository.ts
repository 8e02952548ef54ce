import { Inject, Injectable } from '@nestjs/common';
import type { InternalOutputOf, planUserData } from '@aivy/contracts';
import { DataSource } from 'typeorm';

type ExportedAnswer = InternalOutputOf<typeof planUserData.export>['evidence'][number];

export interface ExportedMail {
  reminder: boolean;
  reminder_hour: number;
  weekly_letter_to: string | null;
}

/** What only the file of an account asks for. */
@Injectable()
export class ExportRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** All answers of the learner record, the oldest first. */
  selectEvidence(userId: string): Promise<ExportedAnswer[]> {
    return this.source.query(
      `select source, item_id as question_id, skill, correct, answered, attempt, hints as hints_seen, spent_ms,
         round(extract(epoch from given_at) * 1000)::float8 as given_at
       from plan.evidence where user_id = $1 order by given_at, source_id`,
      [userId],
    );
  }

  async selectOptionalMail(userId: string): Promise<ExportedMail | null> {
    const rows: ExportedMail[] = await this.source.query(
      'select reminder, reminder_hour, weekly_letter_to from plan.mail_settings where user_id = $1',
      [userId],
    );
    return rows[0] ?? null;
  }
}
