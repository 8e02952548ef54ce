import { bankDatabase, packItems, seedBank } from '@aivy/item-bank';
import { typesetItem } from '@aivy/item-bank/typeset';
import { type DatabaseDefinition, grantServiceRoles, runMigrations } from '@aivy/server-kit';

export { bankDatabase };

/**
 * Brings a database up to date: every schema, the roles of the services, then the current release of the item bank.
 * Repeating it changes nothing.
 */
export async function prepareDatabase(
  databaseUrl: string,
  definitions: readonly DatabaseDefinition[],
): Promise<{ migrations: string[]; rolesGranted: boolean; itemsWritten: number }> {
  const migrations = await runMigrations(databaseUrl, [bankDatabase, ...definitions]);
  const rolesGranted = await grantServiceRoles(databaseUrl, bankDatabase, definitions);
  const { written } = await seedBank(databaseUrl, packItems(), typesetItem);
  return { migrations, rolesGranted, itemsWritten: written };
}
