import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AttemptModule, ModuleRoute } from '../attempt/attempt.js';

/** See the migration `create-trials`. */
const PARTS = 16;

export interface TrialCount {
  id: number;
  version: number;
  route: ModuleRoute;
  asked: number;
}

/** How often items on trial were asked: counts of items, of nobody in particular. */
@Injectable()
export class TrialRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** Counts the items on trial of a module that was handed in. */
  async add({ route, questions }: Pick<AttemptModule, 'route' | 'questions'>, manager: EntityManager): Promise<void> {
    // In one order, or two modules could wait for each other.
    const tried = questions.filter(({ pretest }) => pretest).sort((x, y) => x.id - y.id);
    if (tried.length === 0) return;
    await manager.query(
      `insert into full_test.trials as t (item_id, item_version, route, part, asked)
       select q.id, q.version, $3, $4, 1 from unnest($1::int[], $2::int[]) q(id, version)
       on conflict (item_id, item_version, route, part) do update set asked = t.asked + 1`,
      [tried.map(({ id }) => id), tried.map(({ version }) => version), route, Math.floor(Math.random() * PARTS)],
    );
  }

  selectAll(): Promise<TrialCount[]> {
    return this.source.query(
      `select item_id as id, item_version as version, route, sum(asked)::int as asked from full_test.trials group by 1, 2, 3`,
    );
  }
}
