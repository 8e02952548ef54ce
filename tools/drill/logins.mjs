// `npm run drill logins`: every program with a login of its own, which may do what the runbook says and nothing else.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { PROGRAMS } from '../../deploy/programs.mjs';
import { DIST, ROOT } from '../lib/workspace.mjs';
import { none, runDrill, underStudents } from './drill.mjs';

const PASSWORD = 'drill';

/** As in docs/runbook.md, *A database login for each program*. @param {string} url @param {{ name: string, kind: string }} program */
const roleOf = (url, { name, kind }) =>
  `${new URL(url).pathname.slice(1)}_${kind === 'service' ? name.replaceAll('-', '_') : 'reader'}`;
/** @param {string} program */
const loginOf = (program) => `${program.replaceAll('-', '_')}_login`;
/** @param {string} databaseUrl @param {string} program */
function urlOf(databaseUrl, program) {
  const url = new URL(databaseUrl);
  Object.assign(url, { username: loginOf(program), password: PASSWORD });
  return url.href;
}

/** No call may fail, no job stay undone, and no statement be refused. @param {import('./drill.mjs').Wish} wish */
function logins(wish) {
  let databaseUrl = '';
  return underStudents(wish, {
    name: 'logins',
    seconds: wish.quick ? 30 : 120,
    mayFail: false,
    prepare: async (url) => {
      databaseUrl = url;
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      for (const program of [...PROGRAMS, { name: 'backup', kind: 'service' }])
        await client.query(
          `create role ${loginOf(program.name)} login password '${PASSWORD}' in role ${roleOf(url, program)}`,
        );
      await client.end();
    },
    settings: (program) => ({ DATABASE_URL: urlOf(databaseUrl, program) }),
    act: async ({ system, say }) => {
      await pause(1_000 * (wish.quick ? 20 : 110));
      const out = path.join(system.dir, 'backups');
      const said = execFileSync(process.execPath, [path.join(DIST, '../tools/backup/main.mjs'), '--out', out], {
        cwd: ROOT,
        encoding: 'utf8',
        env: { ...process.env, DATABASE_URL: urlOf(databaseUrl, 'backup') },
      });
      say(said.trim().split('\n')[0] ?? '');
      const { rows } = await system.pool.query(
        `select usename, count(*)::int from pg_stat_activity where datname = current_database() group by 1 order by 1`,
      );
      say(`connections: ${rows.map(({ usename, count }) => `${usename} ${count}`).join(', ')}`);
      const owner = new URL(databaseUrl).username;
      const foreign = await system.pool.query(
        `select count(*)::int from pg_stat_activity where datname = current_database() and usename = $1
           and application_name like 'aivy-%'`,
        [decodeURIComponent(owner)],
      );
      return [
        none("programs with the owner's login", foreign.rows[0].count),
        none("backups that the login for it couldn't make", fs.existsSync(out) ? 0 : 1),
      ];
    },
  });
}

await runDrill(logins);
