import { writeCsv } from '../formats/csv.js';
import { writeQti } from '../formats/qti-write.js';
import { exportItems, JSON_ONLY } from '../operate/export.js';

/** `bank export` in every format: QTI has a file for each item. @returns the exit code */
export const exportAny = (args: string[]): Promise<number> =>
  exportItems(args, { ...JSON_ONLY, csv: { whole: writeCsv }, qti: { each: writeQti } });
