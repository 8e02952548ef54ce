// What PostgreSQL may do to the system: restart, be slow, have no connection left.
import { setTimeout as pause } from 'node:timers/promises';
import { SERVER_APPS } from '../lib/workspace.mjs';
import { underStudents } from './drill.mjs';

/** Stopped in order and killed, in turn. @type {import('./drill.mjs').Drill} */
export function restart(wish) {
  const rounds = wish.quick ? 2 : 6;
  return underStudents(wish, {
    name: 'postgres-restart',
    seconds: rounds * 18,
    act: async ({ system, say, fault, calm }) => {
      for (let round = 0; round < rounds; round += 1) {
        const gently = round % 2 === 0;
        await fault(() => system.kill('postgres', { gently, downMs: 1_500 }));
        say(`PostgreSQL ${gently ? 'stopped' : 'killed'} and started again`);
        await calm();
      }
    },
  });
}

/** A statement takes longer by twice of this, each. */
const SLOW_MS = [20, 80, 250];

/** All programs reach it over a slow wire. @type {import('./drill.mjs').Drill} */
export function slow(wish) {
  const seconds = wish.quick ? 10 : 40;
  return underStudents(wish, {
    name: 'postgres-slow',
    seconds: SLOW_MS.length * (seconds + 8),
    wired: { postgres: SERVER_APPS },
    act: async ({ system, say, fault, calm }) => {
      for (const ms of SLOW_MS) {
        await fault(async () => {
          system.wires.postgres.delay(ms);
          await pause(1_000 * seconds);
          system.wires.postgres.delay(0);
        });
        say(`PostgreSQL ${2 * ms} ms away for ${seconds} s`);
        await calm();
      }
    },
  });
}

/** Somebody else holds every connection that it has. @type {import('./drill.mjs').Drill} */
export function connections(wish) {
  const lengths = wish.quick ? [3, 12] : [3, 12, 40];
  return underStudents(wish, {
    name: 'postgres-connections',
    seconds: lengths.reduce((sum, each) => sum + each + 12, 0),
    maxConnections: 100,
    act: async ({ system, say, fault, calm }) => {
      for (const seconds of lengths) {
        const { taken, free } = await fault(() => exhaust(system, seconds));
        if (free > 0) throw new Error(`${free} connections were left`);
        say(`${taken} foreign connections held for ${seconds} s, none was left`);
        await calm();
      }
    },
  });
}

/**
 * Takes connections as fast as they come, also those that the programs lose: their backends are ended once.
 * @param {import('./system.mjs').System} system @param {number} seconds
 */
async function exhaust({ databaseUrl, pool }, seconds) {
  const { default: pg } = await import('pg');
  /** @type {import('pg').Client[]} */
  const held = [];
  const hold = async () => {
    const client = new pg.Client({ connectionString: databaseUrl, application_name: 'drill' });
    client.on('error', () => undefined);
    try {
      await client.connect();
      held.push(client);
      return true;
    } catch {
      return false;
    }
  };
  const own = await pool.connect();
  try {
    while (await hold());
    await own.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend' and application_name <> 'drill'`,
    );
    for (const end = Date.now() + 1_000 * seconds; Date.now() < end;) if (!(await hold())) await pause(50);
    const free = (await hold()) ? 1 : 0;
    return { taken: held.length, free };
  } finally {
    await Promise.all(held.map((client) => client.end().catch(() => undefined)));
    own.release();
  }
}
