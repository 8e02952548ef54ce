import { Inject, Injectable } from '@nestjs/common';
import type { Role } from '@aivy/contracts';
import { DataSource, QueryFailedError, type EntityManager } from 'typeorm';
import { UserRow } from './user.entity.js';

/** An account as the services know it. */
export type Account = Readonly<UserRow>;
export type User = Omit<Account, 'passwordHash'>;
export type NewUser = Pick<
  Account,
  'userId' | 'email' | 'name' | 'passwordHash' | 'state' | 'grade' | 'school' | 'timezone'
>;

/** Which products an account has, and until when. */
export type OwnedProducts = Pick<
  Account,
  'products' | 'currentProduct' | 'pathFirstDay' | 'pathLastDay' | 'pathPlan' | 'pathWeekGranted'
>;

const UNIQUE_VIOLATION = '23505';

@Injectable()
export class UserRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  async selectOptionalByEmail(email: string, manager: EntityManager = this.source.manager): Promise<Account | null> {
    const row = await manager
      .createQueryBuilder(UserRow, 'user')
      .where('lower(user.email) = lower(:email)', { email })
      .getOne();
    return row && { ...row };
  }

  async selectOptional(userId: string): Promise<User | null> {
    const row = await this.source.manager.findOneBy(UserRow, { userId });
    return row && { ...row };
  }

  selectOfRole(role: Role): Promise<User[]> {
    return this.source.manager.findBy(UserRow, { role });
  }

  async selectOptionalPasswordHash(userId: string): Promise<string | null> {
    const row = await this.source.manager.findOne(UserRow, {
      where: { userId },
      select: { userId: true, passwordHash: true },
    });
    return row?.passwordHash ?? null;
  }

  /** @returns false when the address is taken, also by a sign-up of the same moment */
  async insert(user: NewUser, manager: EntityManager): Promise<boolean> {
    try {
      await manager.insert(UserRow, user);
      return true;
    } catch (error) {
      if (error instanceof QueryFailedError && (error.driverError as { code?: string }).code === UNIQUE_VIOLATION)
        return false;
      throw error;
    }
  }

  /** Locks the account until the transaction ends, so that nothing is opened in it meanwhile. */
  async selectOptionalForUpdate(userId: string, manager: EntityManager): Promise<Account | null> {
    const row = await manager.findOne(UserRow, { where: { userId }, lock: { mode: 'pessimistic_write' } });
    return row && { ...row };
  }

  /** Sessions and reset links go with it. */
  async delete(userId: string, manager: EntityManager): Promise<void> {
    await manager.delete(UserRow, { userId });
  }

  async updatePassword(userId: string, passwordHash: string, manager: EntityManager): Promise<void> {
    await manager.update(UserRow, { userId }, { passwordHash });
  }

  async updateTimezone(userId: string, timezone: string): Promise<void> {
    await this.source.manager.update(UserRow, { userId }, { timezone });
  }

  async updateProfile(userId: string, profile: Pick<Account, 'name' | 'state' | 'grade' | 'school'>): Promise<void> {
    await this.source.manager.update(UserRow, { userId }, profile);
  }

  async updateTimeFactor(userId: string, timeFactor: number): Promise<void> {
    await this.source.manager.update(UserRow, { userId }, { timeFactor });
  }

  async updateProducts(userId: string, owned: Partial<OwnedProducts>, manager: EntityManager): Promise<void> {
    await manager.update(UserRow, { userId }, owned);
  }

  /** Raises the stage, never lowers it. */
  async updateStage(userId: string, stage: number): Promise<void> {
    await this.source.query('update auth.users set stage = greatest(stage, $2) where user_id = $1', [userId, stage]);
  }
}
