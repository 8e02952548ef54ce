import { jest } from '@jest/globals';
import type { TestDatabase } from '@aivy/server-testing';
import pg from 'pg';

/** Everything but dates goes at its real pace: sockets, leases and queues wait as they always do. */
const REAL = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/**
 * The clock of a whole system in this process: `Date` of the programs and `now()` of their database are moved together,
 * and go on at their real pace between two moves.
 */
export class Clock {
  private constructor(private readonly client: pg.Client) {}

  /** Sets this process's dates; call it before the system starts. @param moment milliseconds since 1970 */
  static begin(moment: number): void {
    jest.useFakeTimers({ now: moment, advanceTimers: true, doNotFake: [...REAL] });
  }

  /** Gives a database, to which nobody is connected yet, a `now()` that can be moved: names are looked up there first. */
  static async install({ url, query }: TestDatabase): Promise<Clock> {
    await query(`create schema clock`);
    await query(`create table clock.moved (by interval not null)`);
    await query(`insert into clock.moved values ('0')`);
    await query(
      `create function clock.now() returns timestamptz language sql stable as 'select pg_catalog.now() + by from clock.moved'`,
    );
    await query(`alter database ${new URL(url).pathname.slice(1)} set search_path = clock, pg_catalog, public`);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const clock = new Clock(client);
    await clock.set(Date.now());
    return clock;
  }

  /** Moves it to a moment, never back. */
  async set(moment: number): Promise<void> {
    if (moment > Date.now()) jest.setSystemTime(moment);
    await this.client.query('update clock.moved set by = to_timestamp($1 / 1000.0) - clock_timestamp()', [Date.now()]);
  }

  /** Rows of the database whose clock it is. */
  async query<T extends object>(sql: string, parameters: unknown[] = []): Promise<T[]> {
    return (await this.client.query<T & pg.QueryResultRow>(sql, parameters)).rows;
  }

  /** Leaves the database. */
  disconnect(): Promise<void> {
    return this.client.end();
  }

  /** Real dates again; call it when the system is closed, for nothing that waits may see a clock go back. */
  static end(): void {
    jest.useRealTimers();
  }
}
