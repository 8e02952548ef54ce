import fs from 'node:fs';
import path from 'node:path';
import { startTestSystem, waitFor, type TestSystem } from '@aivy/server-testing';
import { parse } from 'yaml';
import { PROGRAMS } from '../../deploy/programs.mjs';
import { ROOT } from '../lib/workspace.mjs';
import { dashboard } from './grafana.mjs';
import { queueQueries } from './kubernetes/queue-depth.mjs';
import { hasPrometheus, Prometheus } from './testing/prometheus.js';

interface Rule {
  record?: string;
  expr: string;
}

const LONG = { timeoutMs: 60_000 };
const names = PROGRAMS.map(({ name }) => name);
/** Together they have every metric. Where Prometheus asks another program, auth answers. */
const RUNNING = ['auth', 'diagnostic', 'chat', 'worker', 'gateway'];
const rules = (
  parse(fs.readFileSync(path.join(ROOT, 'deploy/prometheus/alerts.yml'), 'utf8')) as { groups: { rules: Rule[] }[] }
).groups.flatMap((group) => group.rules);
/** No student works here, no job runs and nobody talks, so these have no series. */
const MAY_BE_UNSEEN = [
  'aivy:reports',
  'aivy:saves',
  'aivy_job_age_seconds',
  'aivy_job_seconds',
  'aivy_rpc_events_total',
  'aivy_socket_events_total',
  'aivy_sockets',
  'aivy_trace_spans_total',
  'aivy_tutor_fell_back_total',
  'aivy_tutor_leak_blocked_total',
  'aivy_tutor_replies_total',
  'kube_cronjob_created',
  'kube_cronjob_status_last_successful_time',
];
/** Every expression of alerts, dashboard and autoscaler. */
const asked = [
  ...rules.map(({ expr }) => expr),
  ...dashboard().panels.flatMap((panel) => ('targets' in panel ? panel.targets.map(({ expr }) => expr) : [])),
  ...PROGRAMS.flatMap(({ queues = [] }) => (queues.length > 0 ? Object.values(queueQueries(queues)) : [])),
].map((expr) => expr.replaceAll('$namespace', 'acme'));

/** The metrics of an expression, with the labels that it looks at. */
function selectorsIn(expression: string): { metric: string; labels: string[] }[] {
  const grouped = [...expression.matchAll(/\b(?:by|on) \(([^)]+)\)/g)].flatMap(([, list]) => list!.split(/,\s*/));
  return [...expression.matchAll(/\b(up|aivy[:_][\w:]+|(?:http|nodejs|process|kube)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, metric, matchers = '']) => ({
      metric: metric!,
      labels: [...new Set([...grouped, ...[...matchers.matchAll(/(\w+)\s*[=!]/g)].map(([, label]) => label!)])],
    }),
  );
}

if (!hasPrometheus) console.log('No running system is watched: there is no prometheus (Debian: prometheus).');
const watched = hasPrometheus ? it : it.skip;

/** A running system that Prometheus sees three times: as two companies of a cluster, and as docker compose. */
let system: TestSystem;
let prometheus: Prometheus;
beforeAll(async () => {
  if (!hasPrometheus) return;
  system = await startTestSystem({
    apps: RUNNING.map((name) => path.resolve(`apps/${name}/src/app.ts`)),
    withMetrics: true,
  });
  await fetch(`${system.url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@example.org', password: 'a long pass phrase' }),
  });
  const portOf = (name: string) => system.metricsPorts.get(name) ?? system.metricsPorts.get('auth')!;
  const pod = (namespace: string, name: string, port: number, more: Record<string, string> = {}) => ({
    port,
    labels: {
      __meta_kubernetes_namespace: namespace,
      __meta_kubernetes_pod_name: `${name}-7d9f-x2b4q`,
      __meta_kubernetes_pod_label_app: name,
      __meta_kubernetes_pod_label_system: 'aivy',
      __meta_kubernetes_pod_container_port_name: 'internal',
      __meta_kubernetes_pod_phase: 'Running',
      ...more,
    },
  });
  prometheus = await Prometheus.start({
    'kubernetes.yml': [
      ...names.map((name) => pod('beta', name, portOf(name))),
      // auth's only replica doesn't answer, and chat has none.
      ...names.filter((name) => name !== 'chat').map((name) => pod('acme', name, name === 'auth' ? 1 : portOf(name))),
      // Not asked: a pod that has ended, another port of the gateway, and another system.
      pod('acme', 'gateway', portOf('gateway'), { __meta_kubernetes_pod_phase: 'Succeeded' }),
      pod('acme', 'gateway', 1, { __meta_kubernetes_pod_container_port_name: 'http' }),
      pod('acme', 'postgres', 1, { __meta_kubernetes_pod_label_system: '' }),
    ],
    'prometheus.yml': names.map((name) => ({ port: portOf(name), labels: { __meta_dns_name: name } })),
  });
}, 120_000);
afterAll(async () => {
  await prometheus?.stop();
  await system?.close();
});

watched('Prometheus asks each program of each installation once', async () => {
  const wanted = ['acme', 'beta', 'aivy'].flatMap((namespace) =>
    names
      .filter((name) => namespace !== 'acme' || name !== 'chat')
      .map((name) => `${namespace} ${name} ${namespace === 'acme' && name === 'auth' ? 0 : 1}`),
  );
  await waitFor(async () => {
    const found = await prometheus.query('up{job="aivy"}');
    const said = found.map(({ metric, value: [, up] }) => `${metric['namespace']} ${metric['service']} ${up}`);
    return said.sort().join() === wanted.sort().join();
  }, LONG);
});

watched('ProgramIsAway pages for the programs of the company that are away, and for no other', async () => {
  await waitFor(async () => {
    const paged = await prometheus.query('ALERTS{alertname="ProgramIsAway",alertstate="firing"}');
    const said = paged.map(({ metric }) => `${metric['namespace']} ${metric['service']}`);
    return said.sort().join() === 'acme auth,acme chat';
  }, LONG);
});

watched('series have the labels that alerts, dashboard and autoscaler look at', async () => {
  const [faults, unseen] = [new Set<string>(), new Set<string>()];
  const selectors = asked.flatMap(selectorsIn);
  for (const metric of new Set(selectors.map((each) => each.metric))) {
    const series = await prometheus.ask<Record<string, string>[]>('series', { 'match[]': metric });
    if (series.length === 0) unseen.add(metric.replace(/_(?:bucket|count)$|:good_\w+$/, ''));
    else
      for (const label of selectors.filter((each) => each.metric === metric).flatMap(({ labels }) => labels))
        if (!series.every((one) => label in one)) faults.add(`${metric}: ${label}`);
  }
  expect([...faults]).toEqual([]);
  expect([...unseen].filter((metric) => !MAY_BE_UNSEEN.includes(metric))).toEqual([]);
});

watched('programs have the metrics that are asked for, and all but details of theirs are asked for', async () => {
  const metadata = await prometheus.ask<{ metric: string }[]>('targets/metadata');
  const told = new Set(metadata.map(({ metric }) => metric));
  const wanted = new Set(
    asked
      .flatMap(selectorsIn)
      .map(({ metric }) => (told.has(metric) ? metric : metric.replace(/_(?:bucket|count|sum)$/, ''))),
  );
  const recorded = rules.flatMap(({ record }) => record ?? []);
  expect([...wanted].filter((name) => !told.has(name) && !recorded.includes(name)).sort()).toEqual([
    // Only where traces are sent.
    'aivy_trace_spans_total',
    // Of kube-state-metrics.
    'kube_cronjob_created',
    'kube_cronjob_status_last_successful_time',
    'up',
  ]);
  expect([...told].filter((name) => /^(?:aivy|http)_/.test(name) && !wanted.has(name)).sort()).toEqual([
    'aivy_rpc_client_seconds',
    'aivy_rpc_outstanding',
    'aivy_rpc_queue',
    'aivy_rpc_reconnects_total',
  ]);
});

watched('Prometheus understands every expression', async () => {
  for (const expression of asked) await prometheus.query(expression);
});
