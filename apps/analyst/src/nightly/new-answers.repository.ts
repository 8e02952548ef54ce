import { Inject, Injectable } from '@nestjs/common';
import type { ReportPeriod } from '@aivy/contracts';
import { CONFIG } from '@aivy/server-kit';
import { DataSource } from 'typeorm';
import type { AnalystConfig } from '../config.js';
import { countNewTries } from '../kinds/answers.js';
import { CursorDatabase } from '../run/read-database.js';

/** Before there was anything. */
const EVER = '1970-01-01';
/** Of everybody, both sections. */
const OF_ALL = `kind = 'item-calibration' and params->'group' = '{}' and params->>'section' is null`;

/** How much has been answered since the items were last calibrated. */
@Injectable()
export class NewAnswersRepository {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(CONFIG) private readonly config: AnalystConfig,
  ) {}

  /**
   * First tries without help up to the end of a period that no calibration of everybody has read, one that waits or is
   * being made among them. One that reached less far back has not read what went before it.
   */
  async count({ from, to: until }: ReportPeriod): Promise<number> {
    const rows: { to: string | null }[] = await this.source.query(
      `select max(params->'period'->>'to') as to from (
         select params from analyst.published_reports where ${OF_ALL}
         union all select params from analyst.report_jobs where ${OF_ALL} and state in ('waiting', 'active')
       ) calibrations where params->'period'->>'from' <= $1`,
      [from],
    );
    const last = rows[0]?.to ?? EVER;
    if (last >= until) return 0;
    const { ANALYTICS_DATABASE_URL, DATABASE_URL, REPORT_STATEMENT_SECONDS } = this.config;
    const database = await CursorDatabase.open(ANALYTICS_DATABASE_URL ?? DATABASE_URL, REPORT_STATEMENT_SECONDS);
    try {
      return await countNewTries(database, { after: last, until });
    } finally {
      await database.close();
    }
  }
}
