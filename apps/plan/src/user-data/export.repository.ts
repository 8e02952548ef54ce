import { Inject, Injectable } from '@nestjs/common';
import type { InternalOutputOf, planUserData, PractisedDay } from '@aivy/contracts';
import { practisedDay, type PractisedTime } from '@aivy/psychometrics';
import { DataSource } from 'typeorm';

type Exported = InternalOutputOf<typeof planUserData.export>;
type ExportedEmail = NonNullable<Exported['emails']>[number];

export interface ExportedMail {
  reminder: boolean;
  reminder_hour: number;
  reminder_by_habit: boolean;
  weekly_letter_to: string | null;
  opt_ins: string[];
}

/** What only the file of an account asks for. */
@Injectable()
export class ExportRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** All answers of the learner record, the oldest first. */
  selectEvidence(userId: string): Promise<Exported['evidence']> {
    return this.source.query(
      `select source, item_id as question_id, skill, correct, answered, attempt, hints as hints_seen, spent_ms, misconception,
         round(extract(epoch from given_at) * 1000)::float8 as given_at
       from plan.evidence where user_id = $1 order by given_at, source_id`,
      [userId],
    );
  }

  async selectOptionalMail(userId: string): Promise<ExportedMail | null> {
    const rows: ExportedMail[] = await this.source.query(
      'select reminder, reminder_hour, reminder_by_habit, weekly_letter_to, opt_ins from plan.mail_settings where user_id = $1',
      [userId],
    );
    return rows[0] ?? null;
  }

  async selectEmails(userId: string): Promise<ExportedEmail[]> {
    const rows: (Omit<ExportedEmail, 'sent_at'> & { sent_at: Date | null })[] = await this.source.query(
      `select kind, due_on::text as date, sent_at from plan.mails where user_id = $1 order by created_at desc, mail_id`,
      [userId],
    );
    return rows.map((row) => ({ ...row, sent_at: row.sent_at && row.sent_at.toISOString() }));
  }

  async selectPractised(userId: string): Promise<PractisedDay[]> {
    const times: PractisedTime[] = await this.source.query(
      `select day::text as day, english_ms::float8 as english, math_ms::float8 as math
       from plan.practised where user_id = $1 order by day desc`,
      [userId],
    );
    return times.map(practisedDay);
  }
}
