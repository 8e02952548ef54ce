import { ImportFault, importItems } from '@aivy/item-bank';
import { requireTarget } from '@aivy/server-kit/command';
import { counted } from './counted.js';
import type { OwnItems } from './own-items.js';

/** Lists the faults. @returns the exit code */
export function refuse(faults: readonly string[]): number {
  for (const fault of faults) console.error(fault);
  console.error(`${counted(faults.length, 'fault')}; nothing was imported.`);
  return 1;
}

/** Whole items go into the bank, all or none. @returns the exit code */
export async function takeItems({ items, locate }: OwnItems): Promise<number> {
  try {
    const { written, unchanged, kept } = await importItems(requireTarget().databaseUrl, items);
    for (const { key, id, version } of written) console.log(`${key}: item ${id}, version ${version}`);
    console.log(
      `${counted(written.length, 'version')} imported, ${counted(unchanged, 'item')} unchanged.${written.length > 0 ? ' Students see them after: npm run bank -- release' : ''}`,
    );
    if (kept > 0)
      console.log(
        `${counted(kept, 'item')} ${kept === 1 ? 'keeps' : 'keep'} what a calibration or an analyst has published since the file was written.`,
      );
    return 0;
  } catch (error) {
    if (!(error instanceof ImportFault)) throw error;
    return refuse(error.faults.map(locate));
  }
}
