import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../lib/workspace.mjs';
import { queueQueries } from './kubernetes/queue-depth.mjs';

interface Rule {
  alert?: string;
  labels?: { severity?: string };
  annotations?: { summary?: string };
}

const FOLDER = path.join(ROOT, 'deploy/prometheus');
const read = (file: string): string => fs.readFileSync(path.join(FOLDER, file), 'utf8');
const TESTS = ['alerts.test.yml', 'slow-alerts.test.yml', 'backup-alerts.test.yml'];
const alerts = (parse(read('alerts.yml')) as { groups: { rules: Rule[] }[] }).groups
  .flatMap(({ rules }) => rules)
  .filter(({ alert }) => alert !== undefined);

const promtool = (...args: string[]) => spawnSync('promtool', args, { cwd: FOLDER, encoding: 'utf8' });
const there = promtool('--version').status === 0;
if (!there) console.log('The alerts are not tried out: there is no promtool (Debian: prometheus).');
const said = (...args: string[]): string => {
  const { status, stdout, stderr } = promtool(...args);
  return status === 0 ? '' : stdout + stderr;
};

(there ? describe : describe.skip)('promtool', () => {
  it('finds that each alert speaks where it must, and not for the installation beside it', () => {
    expect(said('test', 'rules', ...TESTS)).toBe('');
  });

  it('understands what Prometheus is configured with', () => {
    expect(said('check', 'config', '--syntax-only', 'prometheus.yml')).toBe('');
  });

  it("finds that a company is scaled by its own queues, and not by its neighbor's", () => {
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'aivy-queries-')), 'queries.test.yml');
    const series = (namespace: string, jobs: number, waited: number) => [
      { series: `aivy_queue_jobs{queue="reports",state="wait",namespace="${namespace}"}`, values: `${jobs}x10` },
      { series: `aivy_queue_oldest_seconds{queue="reports",namespace="${namespace}"}`, values: `${waited}x10` },
    ];
    const { jobs, waited } = queueQueries(['reports']);
    const expectation = (expr: string, value: number) => ({
      expr,
      eval_time: '5m',
      exp_samples: [{ labels: '{}', value }],
    });
    const input_series = [...series('aivy', 0, 1), ...series('acme', 500, 90)];
    const promql_expr_test = [expectation(jobs, 0), expectation(waited, 1)];
    // JSON is YAML.
    fs.writeFileSync(file, JSON.stringify({ tests: [{ interval: '1m', input_series, promql_expr_test }] }));
    expect(said('test', 'rules', file)).toBe('');
    fs.rmSync(path.dirname(file), { recursive: true });
  });
});

describe('each alert', () => {
  const page = fs.readFileSync(path.join(ROOT, 'docs/alerts.md'), 'utf8');

  it('has a section that says how urgent it is, and no other section is left', () => {
    const sections = [...page.matchAll(/^## (\w+)\n\*(page|ticket)\.\*/gm)].map(([, name, severity]) => [
      name,
      severity,
    ]);
    expect(sections.sort()).toEqual(alerts.map(({ alert, labels }) => [alert, labels?.severity]).sort());
  });

  it('names the installation, and is tried out where it speaks', () => {
    for (const { annotations } of alerts) expect(annotations?.summary).toMatch(/^\{\{ \$labels\.namespace \}\}: /);
    const spoken = TESTS.flatMap((file) => {
      const { tests } = parse(read(file)) as {
        tests: { alert_rule_test: { alertname: string; exp_alerts?: unknown[] }[] }[];
      };
      return tests.flatMap(({ alert_rule_test: tried }) =>
        tried.filter(({ exp_alerts: expected }) => expected?.length),
      );
    });
    expect([...new Set(spoken.map(({ alertname }) => alertname))].sort()).toEqual(
      alerts.map(({ alert }) => alert).sort(),
    );
  });
});
