import { loadBank, packBank, type BankSnapshot } from '@aivy/item-bank';
import { target, UsageError } from '@aivy/server-kit/command';

const UNDEFINED_TABLE = '42P01';

/** The released bank of a database. @throws UsageError while it has none, as when `npm start` still prepares the data */
async function bankOf(databaseUrl: string): Promise<BankSnapshot> {
  try {
    return await loadBank(databaseUrl);
  } catch (error) {
    if ((error as { code?: unknown }).code !== UNDEFINED_TABLE) throw error;
    throw new UsageError(
      'The database has no item bank yet: wait until npm start says that Aivy is ready, or run npm run migrate.',
    );
  }
}

/** The released bank of the system to work on, or the packs that ship with Aivy when there is none. */
export async function sourceBank(): Promise<{ bank: BankSnapshot; from: string }> {
  const system = target();
  return system
    ? { bank: await bankOf(system.databaseUrl), from: 'the released bank of the database' }
    : { bank: packBank(), from: 'the packs that ship with Aivy' };
}
