import { Inject, Injectable } from '@nestjs/common';
import type { LookName, UnlockName } from '@aivy/contracts';
import type { Transaction } from '@aivy/server-kit';
import { DataSource, type EntityManager } from 'typeorm';

export interface Unlock {
  /** An `UnlockName`, a `LookName`, or `freeze-` with a number. */
  name: string;
  cost: number;
  unlockedAt: Date;
}

/** Points that were exchanged. */
export const spentOn = (unlocks: readonly Unlock[]): number => unlocks.reduce((sum, { cost }) => sum + cost, 0);

/** The only unlock that the account has to hear of. */
export const PATH_WEEK = 'path-trial' satisfies UnlockName;

/** What points were exchanged for, and whether the account has it. */
@Injectable()
export class UnlockRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  selectUnlocks(userId: string, manager: EntityManager = this.source.manager): Promise<Unlock[]> {
    return manager.query(
      'select name, cost, unlocked_at as "unlockedAt" from aivydaily.unlocks where user_id = $1 order by unlocked_at, name',
      [userId],
    );
  }

  /** Until the transaction ends nobody else exchanges the student's points. */
  async lockExchange(userId: string, manager: EntityManager): Promise<void> {
    await manager.query(`select pg_advisory_xact_lock(hashtextextended('points of ' || $1, 0))`, [userId]);
  }

  async insertUnlock(userId: string, { name, cost, unlockedAt }: Unlock, manager: EntityManager): Promise<void> {
    await manager.query(
      `insert into aivydaily.unlocks (user_id, name, cost, unlocked_at, granted, enqueued_at)
       values ($1, $2, $3, $4, $5, $4)`,
      [userId, name, cost, unlockedAt, name !== PATH_WEEK],
    );
  }

  async selectLook(userId: string): Promise<LookName | null> {
    const rows: { name: LookName }[] = await this.source.query(
      'select name from aivydaily.unlocks where user_id = $1 and worn',
      [userId],
    );
    return rows[0]?.name ?? null;
  }

  /** One look at most is worn. */
  async updateLook(userId: string, look: LookName | null, manager: EntityManager): Promise<void> {
    await manager.query(
      'update aivydaily.unlocks set worn = (name = $2) where user_id = $1 and worn is distinct from (name = $2)',
      [userId, look ?? ''],
    );
  }

  async updateGranted(userId: string, name: UnlockName): Promise<void> {
    await this.source.query('update aivydaily.unlocks set granted = true where user_id = $1 and name = $2', [
      userId,
      name,
    ]);
  }

  /** As `EvidenceRepository.takeUnrecorded` does it for attempts. */
  async takeUngranted(
    minutes: number,
    limit: number,
    transaction: Transaction,
  ): Promise<{ userId: string; name: UnlockName }[]> {
    const [rows]: [{ userId: string; name: UnlockName }[], number] = await transaction.query(
      `update aivydaily.unlocks set enqueued_at = now() where (user_id, name) in (
         select user_id, name from aivydaily.unlocks
         where not granted and enqueued_at < now() - make_interval(mins => $1)
         order by enqueued_at limit $2 for update skip locked)
       returning user_id as "userId", name`,
      [minutes, limit],
    );
    return rows;
  }
}
