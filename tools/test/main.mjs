// `npm test`: installs when needed, starts one Postgres and one Redis, runs the unit, integration and web projects.
// Arguments go to jest: `npm test -- --selectProjects int -- libs/server-kit`.
import { ensureInstalled } from '../lib/ensure-installed.mjs';
import { exitWith } from '../lib/fault.mjs';

const PROJECTS = ['unit', 'int', 'web'];

try {
  ensureInstalled();
  const { startTestServers } = await import('./test-servers.mjs');
  const { runJest } = await import('./run-jest.mjs');
  const args = process.argv.slice(2);
  const servers = await startTestServers();
  console.log(`Tests run against ${servers.description}.`);
  const select = args.includes('--selectProjects')
    ? []
    : ['--selectProjects', ...PROJECTS, ...(args[0] && !args[0].startsWith('-') ? ['--'] : [])];
  let code = 1;
  try {
    code = await runJest([...select, ...args], {
      TEST_DATABASE_URL: servers.databaseUrl,
      TEST_REDIS_URL: servers.redisUrl,
    });
  } finally {
    await servers.stop();
  }
  process.exit(code);
} catch (error) {
  exitWith(error);
}
