import { preparePools } from '../assembly/prepare-pools.js';
import { bankDatabase } from './database.js';
import { LiveBank } from './live-bank.js';
import { loadBank, releaseNumber } from './load.js';
import type { BankSnapshot } from './snapshot.js';

/** By database: what the last program of this process that opened the bank has read, once it has, and if anybody still holds it. */
const opened = new Map<string, Promise<WeakRef<BankSnapshot> | undefined>>();

/** One program after the other: what the first of them reads is what the others need as well. */
function firstBank(databaseUrl: string, load: () => Promise<BankSnapshot>): Promise<BankSnapshot> {
  const before = opened.get(databaseUrl);
  const reading = (async () => {
    const held = (await before)?.deref();
    return held && held.release === (await releaseNumber(databaseUrl)) ? held : load();
  })();
  opened.set(
    databaseUrl,
    reading.then(
      (bank) => new WeakRef(bank),
      () => undefined,
    ),
  );
  return reading;
}

/** The item bank as programs need it (`needs: { bank: itemBank }`). Those of one process share what the first has read. */
export const itemBank = {
  database: bankDatabase,
  releaseNumber,
  read: async (databaseUrl: string): Promise<LiveBank> => {
    const load = async (known?: BankSnapshot): Promise<BankSnapshot> => {
      const bank = await loadBank(databaseUrl, known);
      await preparePools(bank);
      return bank;
    };
    return new LiveBank(await firstBank(databaseUrl, load), load);
  },
};
