import type { Role } from '@aivy/contracts';
import { dropCachedSessions, endCachedSessions, type RedisRoles } from '@aivy/server-kit';
import { Redis } from 'ioredis';
import pg from 'pg';
import { UsageError, type Target } from '@aivy/server-kit/command';

export interface AccountLine {
  email: string;
  name: string;
  role: Role;
  created_at: Date;
  last_sign_in_at: Date;
}

/** Fails soon where there is no Redis. */
function open(url: string): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, lazyConnect: true });
  redis.on('error', () => undefined);
  return redis;
}

/** Accounts of a system, for its operators. Gateways are told of every change, where Redis can be reached. */
export class Accounts {
  private constructor(
    private readonly database: pg.Client,
    private readonly redis: Pick<RedisRoles, 'main' | 'cache'> | undefined,
    private readonly prefix: string,
  ) {}

  /** Works on a system and lets go of it. */
  static async with<T>(
    { databaseUrl, redisUrl, redisCacheUrl = redisUrl, keyPrefix }: Target,
    work: (accounts: Accounts) => Promise<T>,
  ): Promise<T> {
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    const redis = redisUrl && redisCacheUrl ? { main: open(redisUrl), cache: open(redisCacheUrl) } : undefined;
    try {
      return await work(new Accounts(database, redis, keyPrefix));
    } finally {
      redis?.main.disconnect();
      redis?.cache.disconnect();
      await database.end();
    }
  }

  /** @returns the role before @throws UsageError when there is no such account */
  async setRole(email: string, role: Role): Promise<{ before: Role; told: boolean }> {
    const { rows } = await this.database.query<{ user_id: string; before: Role }>(
      `update auth.users set role = $2 from (select user_id, role as before from auth.users where lower(email) = lower($1) for update) as old
       where users.user_id = old.user_id returning users.user_id, old.before`,
      [email, role],
    );
    if (!rows[0]) throw new UsageError(`There is no account with the e-mail ${email}.`);
    const sessions = await this.database.query<{ token_hash: string }>(
      'select token_hash from auth.sessions where user_id = $1',
      [rows[0].user_id],
    );
    return {
      before: rows[0].before,
      told: await this.tell((redis) =>
        dropCachedSessions(
          redis,
          this.prefix,
          sessions.rows.map((row) => row.token_hash),
        ),
      ),
    };
  }

  /** Those of one role, or all, by e-mail. */
  async list(role?: Role): Promise<AccountLine[]> {
    const { rows } = await this.database.query<AccountLine>(
      'select email, name, role, created_at, last_sign_in_at from auth.users where $1::text is null or role = $1 order by lower(email)',
      [role ?? null],
    );
    return rows;
  }

  /** @returns how many sessions ended @throws UsageError when there is no such account */
  async endSessions(email: string): Promise<{ ended: number; told: boolean }> {
    const { rows } = await this.database.query<{ user_id: string }>(
      'select user_id from auth.users where lower(email) = lower($1)',
      [email],
    );
    if (!rows[0]) throw new UsageError(`There is no account with the e-mail ${email}.`);
    return this.endSessionsWhere('user_id = $1', rows[0].user_id);
  }

  /** Of all accounts with an e-mail at this domain. */
  endSessionsAt(domain: string): Promise<{ ended: number; told: boolean }> {
    return this.endSessionsWhere('user_id in (select user_id from auth.users where email like $1)', `%@${domain}`);
  }

  private async endSessionsWhere(condition: string, value: string): Promise<{ ended: number; told: boolean }> {
    const { rows } = await this.database.query<{ token_hash: string }>(
      `delete from auth.sessions where ${condition} returning token_hash`,
      [value],
    );
    return {
      ended: rows.length,
      told: await this.tell((redis) =>
        endCachedSessions(
          redis,
          this.prefix,
          rows.map((row) => row.token_hash),
        ),
      ),
    };
  }

  /** @returns false when gateways could not be told and hear of it when they ask again, within a minute */
  private async tell(work: (redis: Pick<RedisRoles, 'main' | 'cache'>) => Promise<void>): Promise<boolean> {
    if (!this.redis) return false;
    return work(this.redis).then(
      () => true,
      () => false,
    );
  }
}
