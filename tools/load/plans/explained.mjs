// PostgreSQL writes down the plan of every statement (auto_explain), and what it writes is read.

/** @typedef {{ 'Node Type': string, 'Relation Name'?: string, Schema?: string, Plans?: PlanNode[] }} PlanNode as EXPLAIN prints it */
/** @typedef {{ program: string, text: string, plan: PlanNode }} Explained a statement of a program */

/** Leads what is written of a session; nothing else begins a line with it. */
const MARK = '@plan@';
/** Statements of the system itself; reports of analysts have a name of their own. */
const OWN = /^aivy-(?!analyst-report)/;

/** From now on, also for the programs that are connected. @param {import('pg').Pool} pool */
export async function explainEverything(pool) {
  const client = await pool.connect();
  try {
    // The settings are known to a session that has loaded it.
    await client.query("load 'auto_explain'");
    for (const setting of [
      "session_preload_libraries = 'auto_explain'",
      'auto_explain.log_min_duration = 0',
      "auto_explain.log_format = 'json'",
      'auto_explain.log_verbose = on',
      `log_line_prefix = '${MARK}%a${MARK}'`,
    ])
      await client.query(`alter system set ${setting}`);
    await client.query('select pg_reload_conf()');
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
    );
  } finally {
    client.release(true);
  }
}

/**
 * Collects plans out of what PostgreSQL writes: of each statement the one that reads most tables whole.
 * @returns {{ read: (chunk: Buffer) => void, plans: Map<string, Explained> }} `plans` by program and text
 */
export function collectPlans() {
  /** @type {Map<string, Explained>} */
  const plans = new Map();
  let rest = '';
  /** @param {string} entry */
  const take = (entry) => {
    const [, program = '', json] = /^(.*?)@plan@LOG: {2}duration: [\d.]+ ms {2}plan:\n(.*)$/s.exec(entry) ?? [];
    if (json === undefined || !OWN.test(program)) return;
    const { 'Query Text': text, Plan: plan } = JSON.parse(json);
    const key = `${program}\n${text}`;
    const known = plans.get(key);
    if (!known || tablesReadWhole(plan).length > tablesReadWhole(known.plan).length)
      plans.set(key, { program, text, plan });
  };
  return {
    plans,
    read(chunk) {
      const entries = (rest + chunk.toString()).split(new RegExp(`^${MARK}`, 'm'));
      // The last one may go on.
      rest = MARK + (entries.pop() ?? '');
      entries.forEach(take);
    },
  };
}

/** Tables, with schema, that a plan reads from end to end. @param {PlanNode} plan @returns {string[]} */
export function tablesReadWhole(plan) {
  const own = /^(Parallel )?Seq Scan$/.test(plan['Node Type']) ? [`${plan.Schema}.${plan['Relation Name']}`] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(tablesReadWhole)];
}
