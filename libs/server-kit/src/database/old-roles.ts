import type pg from 'pg';

/** Until November 2026 the roles of every installation had these names, so two on one server shared them. */
const oldRoleOf = (name: string): string => `aivy_${name}`;

/** Quoted names. */
interface OldRole {
  old: string;
  current: string;
  /** Is the old role a member of the current one? */
  bridged: boolean;
}

/** The old roles that have rights of their own in this database, with what replaces each. */
export async function oldRolesHere(
  client: pg.Client,
  names: readonly string[],
  role: (name: string) => string,
): Promise<OldRole[]> {
  const { rows } = await client.query<OldRole>(
    `select quote_ident(r.rolname) as old, current, exists (
       select from pg_auth_members where roleid = to_regrole(current) and member = r.oid) as bridged
     from unnest($1::text[], $2::text[]) as pair (name, current)
     join pg_roles r on r.rolname = name
     where r.oid is distinct from to_regrole(current) and exists (
       select from pg_shdepend d join pg_database on d.dbid = pg_database.oid where datname = current_database()
         and refclassid = 'pg_authid'::regclass and refobjid = r.oid and deptype = 'a')`,
    [names.map(oldRoleOf), names.map(role)],
  );
  return rows;
}

/** Members of an old role keep their rights here, as members of a member. */
export const bridge = ({ old, current }: OldRole): string => `grant ${current} to ${old}`;

/** Takes away what an old role may do in this database itself. Rights in other databases stay. */
export const rightsTakenBack = (client: pg.Client, { old }: OldRole, schemas: readonly string[]): string[] =>
  schemas
    .map((each) => client.escapeIdentifier(each))
    .flatMap((schema) => [
      `revoke all on all tables in schema ${schema} from ${old}`,
      `revoke all on all sequences in schema ${schema} from ${old}`,
      `revoke all on schema ${schema} from ${old}`,
    ]);

/**
 * @returns the statements that move logins from old roles to the current ones, then those that close the old way in. They
 * are comments to pick from: an old role has the logins of every installation on the server.
 */
export async function movesFromOldRoles(
  client: pg.Client,
  names: readonly string[],
  role: (name: string) => string,
): Promise<string[]> {
  const { rows } = await client.query<{ moves: string[]; close: string }>(
    `select array(select format('grant %1$s to %2$s; revoke %3$I from %2$s granted by %4$s;',
         current, member::regrole, rolname, grantor::regrole) from pg_auth_members where roleid = r.oid and not admin_option)
       as moves, format('revoke %s from %I granted by %s;', current, rolname, bridge.grantor::regrole) as close
     from unnest($1::text[], $2::text[]) as pair (old, current) join pg_roles r on rolname = old
       join pg_auth_members bridge on bridge.roleid = current::regrole and bridge.member = r.oid`,
    [names.map(oldRoleOf), names.map(role)],
  );
  return [...rows.flatMap(({ moves }) => moves), ...rows.map(({ close }) => close)].map((each) => `-- ${each}`);
}
