// `npm run bench learner`: the plan's bench of the learner record on a Postgres of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres } from '../embedded/postgres.mjs';

const server = await startPostgres();
try {
  const bench = spawn(process.execPath, ['tools/run-ts.mjs', 'apps/plan/bench/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: server.url },
  });
  const [code] = await once(bench, 'exit');
  process.exitCode = code ?? 1;
} finally {
  await server.stop();
}
