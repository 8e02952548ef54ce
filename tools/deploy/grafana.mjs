// The dashboard, from a list of what it shows. Names of metrics are checked against a running system by watched.int-spec.ts.

/**
 * @typedef {object} Panel
 * @property {string} title
 * @property {string} unit of Grafana: s, percentunit, short, bytes, ops
 * @property {Record<string, string>} lines PromQL by legend
 */

const SAVES = 'route=~".+/(save-progress|submit-answer|save-answers)"';
/** @param {number} q @param {string} of @param {string} by */
const quantile = (q, of, by) => `histogram_quantile(${q}, sum by (le${by && `, ${by}`}) (rate(${of}[5m])))`;

/** How much faster than evenly over thirty days an allowance is used up. @param {string} of @param {number} allowed @returns {Record<string, string>} */
const burnRates = (of, allowed) =>
  Object.fromEntries(
    ['5m', '1h', '6h', '3d'].map((window) => [window, `(1 - aivy:${of}:good_${window}) / ${allowed}`]),
  );

/** @type {Record<string, Panel[]>} by the question that a row answers */
const ROWS = {
  'Do we keep what we promise?': [
    {
      title: 'Answers taken within 300 ms: 99.9 % in thirty days',
      unit: 'percentunit',
      lines: { 'an hour': 'aivy:saves:good_1h', 'a day': 'aivy:saves:good_1d', 'three days': 'aivy:saves:good_3d' },
    },
    { title: 'Answers: how fast the allowance goes (1: evenly)', unit: 'short', lines: burnRates('saves', 0.001) },
    {
      title: 'Reports within a minute: 99 % in thirty days',
      unit: 'percentunit',
      lines: {
        'an hour': 'aivy:reports:good_1h',
        'a day': 'aivy:reports:good_1d',
        'three days': 'aivy:reports:good_3d',
      },
    },
    { title: 'Reports: how fast the allowance goes (1: evenly)', unit: 'short', lines: burnRates('reports', 0.01) },
  ],
  'Do students get on?': [
    {
      title: 'Answers taken within 300 ms',
      unit: 'percentunit',
      lines: { 'five minutes': 'aivy:saves:good_5m', 'an hour': 'aivy:saves:good_1h' },
    },
    {
      title: 'How long an answer takes',
      unit: 's',
      lines: {
        p50: quantile(0.5, `http_request_seconds_bucket{${SAVES}}`, ''),
        p99: quantile(0.99, `http_request_seconds_bucket{${SAVES}}`, ''),
      },
    },
    {
      title: 'Calls a second by outcome',
      unit: 'ops',
      lines: { '{{status}}': 'sum by (status) (rate(http_request_seconds_count[5m]))' },
    },
    {
      title: 'Requests a second by call',
      unit: 'ops',
      lines: { '{{pattern}}': 'topk(12, sum by (pattern) (rate(aivy_rpc_server_seconds_count[5m])))' },
    },
    {
      title: 'Requests that were answered with an error, by call',
      unit: 'ops',
      lines: {
        '{{pattern}} {{code}}':
          'topk(12, sum by (pattern, code) (rate(aivy_rpc_server_seconds_count{code!="OK"}[5m])))',
      },
    },
    {
      title: 'How long a request takes in its service, by call (p99)',
      unit: 's',
      lines: { '{{pattern}}': `topk(12, ${quantile(0.99, 'aivy_rpc_server_seconds_bucket', 'pattern')})` },
    },
    { title: 'Open sockets', unit: 'short', lines: { '{{kind}}': 'sum by (kind) (aivy_sockets)' } },
    {
      title: 'Events to sockets a second',
      unit: 'ops',
      lines: { '{{event}}': 'sum by (event) (rate(aivy_socket_events_total[5m]))' },
    },
    {
      title: 'Slowest calls (p99)',
      unit: 's',
      lines: { '{{route}}': `topk(8, ${quantile(0.99, 'http_request_seconds_bucket', 'route')})` },
    },
  ],
  'Do the programs keep up?': [
    { title: 'Replicas that answer', unit: 'short', lines: { '{{service}}': 'sum by (service) (up{job="aivy"})' } },
    {
      title: 'What is not well',
      unit: 'short',
      lines: { '{{service}}: {{check}}': 'min by (service, check) (aivy_check_ok) == 0' },
    },
    {
      title: 'CPU',
      unit: 'percentunit',
      lines: { '{{service}}': 'sum by (service) (rate(process_cpu_seconds_total[5m]))' },
    },
    {
      title: 'Memory of the largest replica',
      unit: 'bytes',
      lines: { '{{service}}': 'max by (service) (process_resident_memory_bytes)' },
    },
    {
      title: 'Event loop stands still (p99)',
      unit: 's',
      lines: { '{{service}}': 'max by (service) (nodejs_eventloop_lag_p99_seconds)' },
    },
    {
      title: 'Requests: from Redis to their start (p99)',
      unit: 's',
      lines: { '{{target}}': quantile(0.99, 'aivy_rpc_queue_wait_seconds_bucket', 'target') },
    },
    {
      title: 'Calls in hand of a gateway, and how many may be',
      unit: 'short',
      lines: { 'in hand': 'max(aivy_admission_in_hand)', 'may be': 'min(aivy_admission_limit)' },
    },
    {
      title: 'Requests refused at the gateway',
      unit: 'ops',
      lines: { '{{reason}} {{rank}}': 'sum by (reason, rank) (rate(aivy_admission_refused_total[5m]))' },
    },
    { title: 'Requests in hand', unit: 'short', lines: { '{{target}}': 'sum by (target) (aivy_rpc_in_flight)' } },
    {
      title: 'Requests that came out otherwise',
      unit: 'ops',
      lines: { '{{event}} {{target}}': 'sum by (event, target) (rate(aivy_rpc_events_total[5m]))' },
    },
    {
      title: 'Connections to PostgreSQL',
      unit: 'short',
      lines: { '{{service}} {{state}}': 'sum by (service, state) (aivy_pool_connections)' },
    },
    { title: 'Release of the bank', unit: 'short', lines: { '{{service}}': 'max by (service) (aivy_bank_release)' } },
    {
      title: 'Version of the parameters that reports are scored with',
      unit: 'short',
      lines: { '{{version}}': 'count by (version) (aivy_parameter_version)' },
    },
    {
      title: 'Spans a second, by what became of them',
      unit: 'ops',
      lines: { '{{service}} {{outcome}}': 'sum by (service, outcome) (rate(aivy_trace_spans_total[5m]))' },
    },
  ],
  'Is the work behind them done?': [
    {
      title: 'Jobs that wait',
      unit: 'short',
      lines: { '{{queue}} {{state}}': 'max by (queue, state) (aivy_queue_jobs{state!="active"})' },
    },
    {
      title: 'The oldest job that waits',
      unit: 's',
      lines: { '{{queue}}': 'max by (queue) (aivy_queue_oldest_seconds)' },
    },
    {
      title: 'From a job on its way to its end (p95)',
      unit: 's',
      lines: { '{{kind}}': quantile(0.95, 'aivy_job_age_seconds_bucket', 'kind') },
    },
    {
      title: 'How long a job runs (p95)',
      unit: 's',
      lines: { '{{kind}} {{outcome}}': quantile(0.95, 'aivy_job_seconds_bucket', 'kind, outcome') },
    },
    { title: 'Outbox: not sent yet', unit: 'short', lines: { '{{service}}': 'max by (service) (aivy_outbox_jobs)' } },
    {
      title: 'Outbox: the oldest',
      unit: 's',
      lines: { '{{service}}': 'max by (service) (aivy_outbox_oldest_seconds)' },
    },
  ],
  'What does the tutor say?': [
    {
      title: 'Replies a second by their source',
      unit: 'ops',
      lines: { '{{source}}': 'sum by (source) (rate(aivy_tutor_replies_total[5m]))' },
    },
    {
      title: 'Kept back by the guard',
      unit: 'ops',
      lines: { '{{why}}': 'sum by (why) (rate(aivy_tutor_leak_blocked_total[5m]))' },
    },
    {
      title: 'Authored words although there is a model',
      unit: 'ops',
      lines: { '{{why}}': 'sum by (why) (rate(aivy_tutor_fell_back_total[5m]))' },
    },
  ],
};

const WIDTH = 12;
const HEIGHT = 8;

/** Grafana's JSON of the dashboard, two panels beside each other. */
export function dashboard() {
  let y = 0;
  let id = 0;
  const panels = Object.entries(ROWS).flatMap(([title, row]) => {
    const head = {
      id: (id += 1),
      type: 'row',
      title,
      collapsed: false,
      gridPos: { x: 0, y: y++, w: 24, h: 1 },
      panels: [],
    };
    const from = y;
    y += Math.ceil(row.length / 2) * HEIGHT;
    return [
      head,
      ...row.map((panel, n) =>
        timeSeries(panel, (id += 1), { x: (n % 2) * WIDTH, y: from + Math.floor(n / 2) * HEIGHT, w: WIDTH, h: HEIGHT }),
      ),
    ];
  });
  return {
    uid: 'aivy',
    title: 'Aivy',
    timezone: 'browser',
    schemaVersion: 39,
    refresh: '30s',
    time: { from: 'now-3h', to: 'now' },
    templating: {
      list: [
        {
          name: 'namespace',
          label: 'Installation',
          type: 'query',
          datasource: { type: 'prometheus', uid: 'prometheus' },
          query: 'label_values(up{job="aivy"}, namespace)',
          refresh: 2,
          sort: 1,
        },
      ],
    },
    panels,
  };
}

/** One installation, though Prometheus may watch several. @param {string} expr */
const inNamespace = (expr) =>
  expr.replaceAll(
    /\b(up|aivy[:_][\w:]+|(?:http|nodejs|process)_\w+)(\{)?/g,
    (_all, metric, brace) => `${metric}{namespace="$namespace"${brace ? ',' : '}'}`,
  );

/** @param {Panel} panel @param {number} id @param {{ x: number, y: number, w: number, h: number }} gridPos */
const timeSeries = ({ title, unit, lines }, id, gridPos) => ({
  id,
  type: 'timeseries',
  title,
  gridPos,
  datasource: { type: 'prometheus', uid: 'prometheus' },
  fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
  targets: Object.entries(lines).map(([legendFormat, expr], n) => ({
    refId: String.fromCharCode(65 + n),
    expr: inNamespace(expr),
    legendFormat,
  })),
});
