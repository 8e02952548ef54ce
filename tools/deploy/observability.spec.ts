import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../lib/workspace.mjs';
import { PROGRAMS } from '../../deploy/programs.mjs';
import { dashboard } from './grafana.mjs';
import { queueQueries } from './kubernetes/queue-depth.mjs';

interface Rule {
  alert?: string;
  record?: string;
  expr: string;
  labels?: { severity?: string };
  annotations?: { summary?: string };
}

const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');
const { groups } = parse(read('deploy/prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const alerts = rules.flatMap((rule) => (rule.alert === undefined ? [] : [{ ...rule, alert: rule.alert }]));
const tried = ['alerts.test.yml', 'backup-alerts.test.yml'].flatMap((file) => {
  const { tests } = parse(read(`deploy/prometheus/${file}`)) as {
    tests: { alert_rule_test: { alertname: string; exp_alerts?: unknown[] }[] }[];
  };
  return tests.flatMap((each) => each.alert_rule_test);
});

/** What the programs say of themselves: the names that they give to metrics, and those of prom-client and Prometheus. */
function knownMetrics(): Set<string> {
  const files = ['apps', 'libs'].flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\/src\/.*(?<!spec)\.ts$/.test(file) && !file.includes('node_modules'))
      .map((file) => path.join(folder, file)),
  );
  const named = files.flatMap((file) =>
    [...read(file).matchAll(/(?:counter|gauge|duration|scraped)\(\s*'([a-z_]+)'/g)].map(([, name]) => name!),
  );
  const recorded = rules.flatMap(({ record }) => (record === undefined ? [] : [record]));
  const others = [
    'up',
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    'process_cpu_seconds_total',
    // kube-state-metrics.
    'kube_cronjob_created',
    'kube_cronjob_status_last_successful_time',
  ];
  return new Set([...named, ...recorded, ...others]);
}

/** Names of metrics in an expression, without the ending that Prometheus gives to parts of a histogram. */
const metricsIn = (expression: string): string[] =>
  [
    ...expression
      .replaceAll(/\{[^}]*\}|"[^"]*"/g, '')
      .matchAll(/\b(?:up|aivy[:_][a-z0-9_:]+|(?:http|nodejs|process|kube)_[a-z0-9_]+)\b/g),
  ].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, ''));

describe('what is watched', () => {
  const known = knownMetrics();
  const panels = dashboard().panels.flatMap((panel) => ('targets' in panel ? [panel] : []));
  const shown = panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const));

  const scaling = PROGRAMS.flatMap(({ name, queues = [] }) =>
    queues.length === 0
      ? []
      : Object.entries(queueQueries(queues)).map(([what, expr]) => [`${name} by ${what}`, expr] as const),
  );

  it.each([...rules.map(({ alert, record, expr }) => [alert ?? record, expr] as const), ...shown, ...scaling])(
    '%s: asks for metrics that the programs have',
    (_name, expression) => {
      const names = metricsIn(expression);
      expect(names).not.toEqual([]);
      expect(names.filter((name) => !known.has(name))).toEqual([]);
    },
  );

  it('leaves no metric of ours unshown but for details', () => {
    const seen = new Set([...rules.map(({ expr }) => expr), ...shown.map(([, expr]) => expr)].flatMap(metricsIn));
    const ours = [...known].filter((name) => name.startsWith('aivy_') || name.startsWith('http_'));
    expect(ours.filter((name) => !seen.has(name)).sort()).toEqual([
      'aivy_rpc_client_seconds',
      'aivy_rpc_outstanding',
      'aivy_rpc_packets_total',
      'aivy_rpc_queue',
      'aivy_rpc_reconnects_total',
    ]);
  });
});

describe('an alert', () => {
  const sections = [...read('docs/alerts.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name!);

  it.each(alerts)(
    '$alert: says how urgent it is, what is the matter, and has a page',
    ({ alert, labels, annotations }) => {
      expect(labels?.severity).toMatch(/^(?:page|ticket)$/);
      expect(annotations?.summary).toBeTruthy();
      expect(sections).toContain(alert);
      expect(read('docs/alerts.md')).toMatch(new RegExp(`^## ${alert}\n\\*${labels!.severity}\\.\\*`, 'm'));
    },
  );

  it('has no page without it', () => {
    expect(sections.filter((name) => name !== 'Objectives').sort()).toEqual(alerts.map(({ alert }) => alert).sort());
  });

  it.each(alerts)('$alert: is tested where it speaks and where it is silent', ({ alert }) => {
    const cases = tried.filter(({ alertname }) => alertname === alert);
    expect(cases.some(({ exp_alerts: expected = [] }) => expected.length > 0)).toBe(true);
    expect(cases.some(({ exp_alerts: expected = [] }) => expected.length === 0)).toBe(true);
  });
});
