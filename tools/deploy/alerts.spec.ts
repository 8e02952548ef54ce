import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../lib/workspace.mjs';

const promtool = (...args: string[]) =>
  spawnSync('promtool', args, { cwd: path.join(ROOT, 'deploy/prometheus'), encoding: 'utf8' });
const there = promtool('--version').status === 0;
if (!there) console.log('The alerts are not tried out: there is no promtool (Debian: prometheus).');

(there ? it : it.skip)('the alerts speak where they must, and are silent in an installation that is well', () => {
  const { status, stdout, stderr } = promtool('test', 'rules', 'alerts.test.yml', 'backup-alerts.test.yml');
  expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' });
  expect(promtool('check', 'config', '--syntax-only', 'prometheus.yml').status).toBe(0);
});
