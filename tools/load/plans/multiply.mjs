// Copies what students have left, under other ids, until the tables are large.

/** @typedef {{ name: string, type: string, isUnique: boolean, isGenerated: boolean }} Column */

/** Long documents are not what a plan is chosen by, and a million of them would not fit. */
const LONGEST_BYTES = 200;
/** Answers of a test are a hundred times as many as tests; beyond this a plan does not change any more. */
const MOST_ROWS = 3_000_000;

const COLUMNS = `
  select c.table_schema || '.' || c.table_name as table, c.column_name as name, c.data_type as type,
    (c.is_identity = 'YES' or c.is_generated = 'ALWAYS' or coalesce(c.column_default like 'nextval%', false)) as "isGenerated",
    exists (
      select from pg_index i where i.indrelid = (c.table_schema || '.' || c.table_name)::regclass and i.indisunique
        and pg_get_indexdef(i.indexrelid) ~ ('\\m' || c.column_name || '\\M')
    ) as "isUnique"
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema', 'bank', 'public')
  order by 1, c.ordinal_position`;

/**
 * @param {import('pg').Pool} pool
 * @param {number} attempts rows of each table of attempts, about
 * @returns {Promise<{ table: string, rows: number }[]>} what is there now
 */
export async function multiply(pool, attempts) {
  /** @type {Map<string, Column[]>} */
  const tables = new Map();
  for (const { table, ...column } of (await pool.query(COLUMNS)).rows)
    tables.set(table, [...(tables.get(table) ?? []), column]);
  const client = await pool.connect();
  const filled = [];
  try {
    // Parents are copied later than their children.
    await client.query("set session_replication_role = 'replica'");
    for (const [table, columns] of tables) {
      // What belongs to nobody does not grow with the students.
      if (!columns.some(({ name }) => name === 'user_id')) continue;
      const { count } = (await client.query(`select count(*)::int as count from ${table}`)).rows[0];
      if (count === 0) continue;
      const copies = Math.ceil(Math.min(Math.max(attempts, 0), MOST_ROWS) / count);
      const kept = columns.filter(({ isGenerated }) => !isGenerated);
      await client.query(
        `insert into ${table} (${kept.map(({ name }) => `"${name}"`).join(', ')})
         select ${kept.map(copied).join(', ')} from ${table}, generate_series(1, ${copies}) n on conflict do nothing`,
      );
      filled.push(table);
    }
    await client.query("set session_replication_role = 'origin'");
    await client.query('analyze');
    const sizes = await client.query(
      'select oid::regclass::text as table, reltuples::int as rows from pg_class where oid::regclass::text = any ($1)',
      [filled],
    );
    return sizes.rows;
  } finally {
    client.release();
  }
}

/** A copy has ids of its own, the same in all tables. @param {Column} column */
function copied({ name, type, isUnique }) {
  const column = `"${name}"`;
  if (type === 'uuid') return `md5(${column}::text || n)::uuid`;
  if (type === 'text' && isUnique) return `${column} || ':' || n`;
  if (type === 'bytea' && isUnique) return `sha256(${column} || n::text::bytea)`;
  if (type === 'jsonb') return `case when pg_column_size(${column}) > ${LONGEST_BYTES} then '[]' else ${column} end`;
  return column;
}
