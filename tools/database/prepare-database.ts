import { bankDatabase, packItems, seedBank } from '@aivy/item-bank';
import { typesetItem } from '@aivy/item-bank/typeset';
import { createServiceRoles, type DatabaseDefinition, grantServiceRoles, runMigrations } from '@aivy/server-kit';
import { KeptFormulas } from './kept-formulas.js';

export { bankDatabase };

/**
 * Brings a database up to date: the roles of the services, every schema, then the current release of the item bank.
 * Repeating it changes nothing.
 * @param formulasFile where set formulas are kept between databases; without it they are set for this one alone
 * @returns what ran; `leftToDo` about logins and roles is for the operator to read
 */
export async function prepareDatabase(
  databaseUrl: string,
  definitions: readonly DatabaseDefinition[],
  formulasFile?: string,
): Promise<{ migrations: string[]; leftToDo: string[]; itemsWritten: number }> {
  await createServiceRoles(databaseUrl, definitions);
  const migrations = await runMigrations(databaseUrl, [bankDatabase, ...definitions]);
  const leftToDo = await grantServiceRoles(databaseUrl, bankDatabase, definitions);
  const kept = formulasFile === undefined ? undefined : new KeptFormulas(formulasFile, typesetItem);
  const { written } = await seedBank(databaseUrl, packItems(), kept?.typeset ?? typesetItem);
  kept?.save();
  return { migrations, leftToDo, itemsWritten: written };
}
