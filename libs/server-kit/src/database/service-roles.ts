import pg from 'pg';
import type { DatabaseDefinition, TableGrant } from './definition.js';
import { bridge, movesFromOldRoles, oldRolesHere, rightsTakenBack } from './old-roles.js';

const INSUFFICIENT_PRIVILEGE = '42501';
/** Any number, the same in every release. */
const GRANT_LOCK = 4_907_532;
/** Another process created the role a moment earlier. */
const EXISTS_ALREADY = ['42710', '23505'];

/** The role of the programs without a schema of their own, which read the bank: worker and gateway. */
const READER = 'reader';
/** The role of reports: reads what a service reads of others, and the bank. */
const REPORTS = 'reports';
/** The role of backups: reads everything. */
const BACKUP = 'backup';

/** PostgreSQL cuts longer names off. */
const MAX_NAME_BYTES = 63;

const MISSING =
  "Nothing was migrated: roles are missing, and this login can't create them. Run this as an administrator, then migrate again:";
const OPEN = 'Every login of this PostgreSQL server can open the database. As its owner:';
const SHARED =
  "Logins of old roles can still open this database. Pick the lines of this installation's logins, not of another company's. " +
  "Run them as an administrator (the database owner can't), and each last revoke when all have moved:";

/**
 * The role that may do what a service does, or `reader`, `reports` or `backup`. Roles belong to the whole server, which
 * may hold several installations, so the name starts with the database.
 */
export function roleOf(database: string, name: string): string {
  const role = `${database}_${name}`;
  if (role.startsWith('pg_'))
    throw new Error(`The database can't be called ${database}: PostgreSQL reserves roles that start with pg_.`);
  if (Buffer.byteLength(role) > MAX_NAME_BYTES)
    throw new Error(
      `The database name ${database} is too long: the role ${role} has more than ${MAX_NAME_BYTES} bytes.`,
    );
  return role;
}

const namesIn = (definitions: readonly DatabaseDefinition[]): string[] => [
  ...definitions.map(({ schema }) => schema),
  READER,
  REPORTS,
  BACKUP,
];

/**
 * Creates a role without a login for every service. Run it before a migration, which a login that can't create roles must
 * not leave half done. Logins are the operator's: `grant acme_auth to …`.
 * @param databaseUrl of a login with CREATEROLE, unless the roles exist
 * @throws Error with the statements to run when this login can't create them, or when the database name doesn't fit
 */
export async function createServiceRoles(
  databaseUrl: string,
  definitions: readonly DatabaseDefinition[],
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { database } = await whoAndWhere(client);
    const names = namesIn(definitions);
    const id = (name: string): string => client.escapeIdentifier(name);
    const roles = names.map((name) => roleOf(database, name));
    const missing = await rolesNotCreated(client, roles);
    if (missing.length === 0) return;
    const old = await oldRolesHere(client, names, (name) => id(roleOf(database, name)));
    const statements = [...missing.map((each) => `create role ${id(each)} nologin`), ...old.map(bridge)];
    throw new Error(`${MISSING}\n${statements.join(';\n')};`);
  } finally {
    await client.end();
  }
}

/**
 * Grants each service's role the rows of its own schema and the bank to read, and closes the database to everyone else on
 * the server. Run it after every migration, for new tables. Repeating it changes nothing.
 * @param databaseUrl of the owner of database and schemas
 * @returns what the operator has to do, in sentences with the statements to run
 */
export async function grantServiceRoles(
  databaseUrl: string,
  bank: DatabaseDefinition,
  definitions: readonly DatabaseDefinition[],
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { database, login } = await whoAndWhere(client);
    const schemas = definitions.map(({ schema }) => schema);
    const names = namesIn(definitions);
    const id = (name: string): string => client.escapeIdentifier(name);
    const role = (name: string): string => id(roleOf(database, name));
    const old = await oldRolesHere(client, names, role);
    const everybody = names.map(role).join(', ');
    const closed = [
      // This login too: the database may belong to another one.
      `grant connect on database ${id(database)} to ${id(login)}, ${everybody}`,
      `revoke connect on database ${id(database)} from public`,
    ];
    const statements = [
      // Two at a time would change the same rows of the catalog, and one would fail.
      `select pg_advisory_xact_lock(${GRANT_LOCK})`,
      ...closed,
      `grant usage on schema ${id(bank.schema)} to ${everybody}`,
      `grant select on all tables in schema ${id(bank.schema)} to ${everybody}`,
      ...schemas.flatMap((schema) => [
        `grant usage on schema ${id(schema)} to ${role(schema)}`,
        `grant select, insert, update, delete on all tables in schema ${id(schema)} to ${role(schema)}`,
        `grant usage on all sequences in schema ${id(schema)} to ${role(schema)}`,
        `revoke insert, update, delete on ${id(schema)}.migrations from ${role(schema)}`,
      ]),
      ...[bank.schema, ...schemas].flatMap((schema) => [
        `grant usage on schema ${id(schema)} to ${role(BACKUP)}`,
        `grant select on all tables in schema ${id(schema)} to ${role(BACKUP)}`,
        `grant select on all sequences in schema ${id(schema)} to ${role(BACKUP)}`,
      ]),
      ...(await foreignGrants(client, definitions, role)),
      ...old.filter(({ bridged }) => !bridged).map(bridge),
      ...old.flatMap((each) => rightsTakenBack(client, each, [bank.schema, ...schemas])),
    ];
    // One message, so one transaction. A running service never has less than it needs.
    await client.query(statements.join(';\n'));
    const moves = await movesFromOldRoles(client, names, role);
    return [
      ...((await isOpen(client)) ? [`${OPEN}\n${closed.join(';\n')};`] : []),
      ...(moves.length > 0 ? [`${SHARED}\n${moves.join('\n')}`] : []),
    ];
  } finally {
    await client.end();
  }
}

async function whoAndWhere(client: pg.Client): Promise<{ database: string; login: string }> {
  const { rows } = await client.query<{ database: string; login: string }>(
    'select current_database() as database, current_user as login',
  );
  return rows[0]!;
}

/** PostgreSQL only warns when someone who isn't the owner revokes. */
async function isOpen(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ open: boolean }>(
    `select has_database_privilege('public', current_database(), 'connect') as open`,
  );
  return rows[0]!.open;
}

/** Takes back what the roles of services and of reports have in other schemas, and grants what the definitions name now. */
async function foreignGrants(
  client: pg.Client,
  definitions: readonly DatabaseDefinition[],
  role: (name: string) => string,
): Promise<string[]> {
  const id = (name: string): string => client.escapeIdentifier(name);
  const { rows } = await client.query<{ name: string }>('select nspname as name from pg_namespace');
  const there = new Set(rows.map(({ name }) => name));
  const schemas = definitions.map(({ schema }) => schema).filter((schema) => there.has(schema));
  const revoked = schemas.flatMap((schema) =>
    [...schemas.filter((each) => each !== schema), REPORTS].map(
      (name) => `revoke all on all tables in schema ${id(schema)} from ${role(name)}`,
    ),
  );
  const granted = definitions.flatMap(({ schema, reads = [], appends = [] }) => {
    const own = role(schema);
    const readers = `${own}, ${role(REPORTS)}`;
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

/** @returns the roles that don't exist and that this login may not create */
async function rolesNotCreated(client: pg.Client, roles: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select rolname as name from pg_roles where rolname = any($1)',
    [roles],
  );
  const missing = roles.filter((role) => !rows.some(({ name }) => name === role));
  for (const role of missing) {
    try {
      await client.query(`create role ${client.escapeIdentifier(role)} nologin`);
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (code === INSUFFICIENT_PRIVILEGE) return missing;
      if (!EXISTS_ALREADY.includes(code)) throw error;
    }
  }
  return [];
}
