/** What PostgreSQL itself says there is in the schemas of the system. */
import pg from 'pg';

export interface Table {
  schema: string;
  table: string;
  columns: string[];
}
export interface Sequence {
  schema: string;
  sequence: string;
}
export interface ForeignKey {
  /** Quoted, with its schema. */
  table: string;
  /** Quoted. */
  name: string;
  definition: string;
}

export const quoted = (...names: string[]): string => names.map((name) => pg.escapeIdentifier(name)).join('.');

/** Tables with what can be written into them (computed columns cannot); the largest first. */
export async function tablesOf(client: pg.ClientBase, schemas: readonly string[]): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select nspname as schema, relname as table,
       (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = relnamespace
     where relkind = 'r' and nspname = any($1) order by pg_relation_size(c.oid) desc, 1, 2`,
    [schemas],
  );
  return rows;
}

/** Schemas with tables in them that are nobody's: neither the system's nor PostgreSQL's own. */
export async function foreignSchemas(client: pg.ClientBase, schemas: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ schema: string }>(
    `select distinct schemaname::text as schema from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') and schemaname <> all($1) order by 1`,
    [schemas],
  );
  return rows.map(({ schema }) => schema);
}

export async function sequencesOf(client: pg.ClientBase, schemas: readonly string[]): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select nspname as schema, relname as sequence from pg_class join pg_namespace n on n.oid = relnamespace
     where relkind = 'S' and nspname = any($1) order by 1, 2`,
    [schemas],
  );
  return rows;
}

export async function foreignKeysOf(client: pg.ClientBase, schemas: readonly string[]): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select format('%I.%I', nspname, relname) as table, quote_ident(conname) as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = conrelid join pg_namespace n on n.oid = relnamespace
     where contype = 'f' and nspname = any($1) order by 1, 2`,
    [schemas],
  );
  return rows;
}
