import { loadBank, packBank, type BankSnapshot } from '@aivy/item-bank';
import { target } from '../lib/target.js';

/** The released bank of the system to work on, or the packs that ship with Aivy when there is none. */
export async function sourceBank(): Promise<{ bank: BankSnapshot; from: string }> {
  const system = target();
  return system
    ? { bank: await loadBank(system.databaseUrl), from: 'the released bank of the database' }
    : { bank: packBank(), from: 'the packs that ship with Aivy' };
}
