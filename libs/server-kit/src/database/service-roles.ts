import pg from 'pg';
import type { DatabaseDefinition, TableGrant } from './definition.js';

const INSUFFICIENT_PRIVILEGE = '42501';
/** Any number, the same in every release. */
const GRANT_LOCK = 4_907_532;
/** Of two that create the same role at once: the other one was first. */
const EXISTS_ALREADY = ['42710', '23505'];

/** The role that may do what a service does, and nothing in the schemas of others. Logins are made members of it. */
export const roleOf = (schema: string): string => `aivy_${schema}`;

/** The role of the programs that have no schema of their own and read the bank: the worker. */
export const READER_ROLE = 'aivy_reader';

/** The role of who reads for reports: what a service reads of others, and the bank; it changes nothing. */
const REPORTS_ROLE = 'aivy_reports';

/** The role of who makes backups: it reads everything and changes nothing. */
export const BACKUP_ROLE = 'aivy_backup';

/**
 * Makes a role without a login for every schema and gives it what its service needs there: rows, but no tables of its own
 * making; and the bank to read. Who logs in is the matter of whoever runs the database: `grant aivy_auth to …`.
 * Repeating it changes nothing; to be done after every migration, for tables that it brought.
 * @param databaseUrl of the owner of the schemas, who may create roles or finds them made
 * @returns false when the roles are missing and this login may not create them
 */
export async function grantServiceRoles(
  databaseUrl: string,
  bank: DatabaseDefinition,
  definitions: readonly DatabaseDefinition[],
): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const schemas = definitions.map(({ schema }) => schema);
    const roles = [...schemas.map(roleOf), READER_ROLE, REPORTS_ROLE, BACKUP_ROLE];
    for (const role of roles) if (!(await ensureRole(client, role))) return false;
    const id = (name: string): string => client.escapeIdentifier(name);
    const everybody = roles.map(id).join(', ');
    const statements = [
      // Of two that grant at the same time one would fail: both change the same rows of the catalogue.
      `select pg_advisory_xact_lock(${GRANT_LOCK})`,
      `grant usage on schema ${id(bank.schema)} to ${everybody}`,
      `grant select on all tables in schema ${id(bank.schema)} to ${everybody}`,
      ...schemas.flatMap((schema) => [
        `grant usage on schema ${id(schema)} to ${id(roleOf(schema))}`,
        `grant select, insert, update, delete on all tables in schema ${id(schema)} to ${id(roleOf(schema))}`,
        `grant usage on all sequences in schema ${id(schema)} to ${id(roleOf(schema))}`,
        `revoke insert, update, delete on ${id(schema)}.migrations from ${id(roleOf(schema))}`,
      ]),
      ...[bank.schema, ...schemas].flatMap((schema) => [
        `grant usage on schema ${id(schema)} to ${id(BACKUP_ROLE)}`,
        `grant select on all tables in schema ${id(schema)} to ${id(BACKUP_ROLE)}`,
        `grant select on all sequences in schema ${id(schema)} to ${id(BACKUP_ROLE)}`,
      ]),
    ];
    statements.push(...(await foreignGrants(client, definitions)));
    // One message, so one transaction: at no moment has a running service less than it needs.
    await client.query(statements.join(';\n'));
    return true;
  } finally {
    await client.end();
  }
}

/** Takes back what a service's role, and that of reports, have in the schemas of others, and gives them what is named now. */
async function foreignGrants(client: pg.Client, definitions: readonly DatabaseDefinition[]): Promise<string[]> {
  const id = (name: string): string => client.escapeIdentifier(name);
  const { rows } = await client.query<{ name: string }>('select nspname as name from pg_namespace');
  const there = new Set(rows.map(({ name }) => name));
  const schemas = definitions.map(({ schema }) => schema).filter((schema) => there.has(schema));
  const revoked = schemas.flatMap((schema) =>
    [...schemas.filter((each) => each !== schema).map(roleOf), REPORTS_ROLE].map(
      (role) => `revoke all on all tables in schema ${id(schema)} from ${id(role)}`,
    ),
  );
  const granted = definitions.flatMap(({ schema, reads = [], appends = [] }) => {
    const own = id(roleOf(schema));
    const readers = `${own}, ${id(REPORTS_ROLE)}`;
    const grants = (right: string, tables: readonly TableGrant[], to: string): string[] =>
      tables
        .map(({ table, columns = [] }) => ({ names: table.split('.'), columns: columns.map(id).join(', ') }))
        .filter(({ names: [in_] }) => there.has(in_!))
        .flatMap(({ names, columns }) => [
          `grant usage on schema ${id(names[0]!)} to ${to}`,
          `grant ${right}${columns && ` (${columns})`} on ${names.map(id).join('.')} to ${to}`,
        ]);
    return [...grants('select', reads, readers), ...grants('insert', appends, own)];
  });
  return [...revoked, ...granted];
}

async function ensureRole(client: pg.Client, role: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  if (rowCount) return true;
  try {
    await client.query(`create role ${client.escapeIdentifier(role)} nologin`);
    return true;
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (EXISTS_ALREADY.includes(code)) return true;
    if (code === INSUFFICIENT_PRIVILEGE) return false;
    throw error;
  }
}
