import { createDataSource, Outbox, Transactions, type BaseConfig, type Logger, type RpcClient } from '@aivy/server-kit';
import type { TestDatabase } from '@aivy/server-testing';
import type { DataSource } from 'typeorm';
import { MasteryHistoryRepository } from '../src/dashboard/mastery-history.repository.js';
import { database as definition } from '../src/database.js';
import { DueMails } from '../src/mail/due-mails.service.js';
import { LetterConsentRepository } from '../src/mail/letter-consent.repository.js';
import { MailContentService } from '../src/mail/mail-content.service.js';
import { MailRepository } from '../src/mail/mail.repository.js';
import { MailSettingsRepository } from '../src/mail/mail-settings.repository.js';
import { MailSettingsService } from '../src/mail/mail-settings.service.js';
import { WeekRepository } from '../src/mail/week.repository.js';
import { StreakService } from '../src/practice/streak.service.js';
import { MissionRepository } from '../src/practice/mission.repository.js';
import { AccessService } from '../src/target/access.service.js';
import { ErasureRepository } from '../src/user-data/erasure.repository.js';

/** AivyDaily isn't there: streaks are counted without bought freezes. */
const noFreezes = { call: () => Promise.reject(new Error('away')) } as unknown as RpcClient;
const silent = { warn: () => undefined } as unknown as Logger;

/** What the mails of one process consist of, on connections of its own. */
export class Replica {
  readonly due: DueMails;
  readonly content: MailContentService;
  readonly wishes: MailSettingsService;
  readonly erasures: ErasureRepository;
  /** What auth says of AivyPath. */
  isPathOpen = true;

  constructor(readonly source: DataSource) {
    const [settings, mails] = [new MailSettingsRepository(source), new MailRepository(source)];
    const [transactions, outbox] = [new Transactions(source), new Outbox()];
    const auth = { call: async () => ({ time_factor: 1, full_tests: this.isPathOpen }) } as unknown as RpcClient;
    this.due = new DueMails(transactions, settings, mails, outbox);
    this.content = new MailContentService(
      mails,
      settings,
      new WeekRepository(source),
      new StreakService(new MissionRepository(source), noFreezes, silent),
      new MasteryHistoryRepository(source),
      new AccessService(auth, silent),
      { PUBLIC_URL: 'https://aivy.test' } as BaseConfig,
    );
    this.wishes = new MailSettingsService(transactions, settings, new LetterConsentRepository(source), mails, outbox);
    this.erasures = new ErasureRepository(source);
  }

  /** On connections of its own. */
  static async open(database: TestDatabase): Promise<Replica> {
    return new Replica(await createDataSource(definition, database.url).initialize());
  }
}

/** The student's plan, begun on 2 March 2026 with eleven days done. */
export async function planOf(database: TestDatabase, userId: string, timezone: string): Promise<void> {
  await database.query(
    `insert into plan.plans (user_id, plan_id, duration, math_target, english_target, math_weak, english_weak, begin_date,
       ends_on, last_finished_day, last_finished_date, timezone, created_at)
     values ($1, gen_random_uuid(), 3, 730, 720, '[]', '[]', '2026-03-02', '2026-05-31', 11, '2026-03-21', $2, '2026-03-02')`,
    [userId, timezone],
  );
}

/** Permission of a mail's link. */
export const tokenOf = (url: string): string => new URL(url).searchParams.get('token')!;
