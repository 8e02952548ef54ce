import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** What was done in a full test. */
export interface TestWork {
  answered: number;
  spentMs: number;
}

/** The full tests that have finished test days. */
@Injectable()
export class TestWorkRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /**
   * Answers and time of the test that finished a day: the first one taken when so many days were finished. Its answers
   * are found by their ids, which begin alike, so a long history costs no more. Nothing while the day is open.
   */
  async select(userId: string, day: number): Promise<TestWork> {
    const rows: TestWork[] = await this.source.query(
      `select count(*) filter (where e.answered)::int as answered, coalesce(sum(e.spent_ms), 0)::float8 as "spentMs"
       from (
         select 'full-test:' || m.attempt_id || ':' as prefix, 'full-test:' || m.attempt_id || ';' as next
         from plan.measurements m join plan.days d on d.user_id = m.user_id and d.day = m.day
         where m.user_id = $1 and m.day = $2 and m.source = 'full-test' order by m.measured_at limit 1
       ) t join plan.evidence e on e.user_id = $1 and e.source_id >= t.prefix and e.source_id < t.next`,
      [userId, day],
    );
    return rows[0] ?? { answered: 0, spentMs: 0 };
  }
}
