import { readCsv } from './csv.js';
import type { ReadFile } from './entry.js';
import { readJson } from './json.js';
import { readQti } from './qti-read.js';

export { CSV_HEADER, writeCsv } from './csv.js';
export type { ReadFile } from './entry.js';
export { writeJson } from './json.js';
export { writeQti } from './qti-write.js';

export const FORMATS = ['json', 'csv', 'qti'] as const;
export type Format = (typeof FORMATS)[number];

const READERS: Readonly<Record<Format, (text: string) => ReadFile>> = { json: readJson, csv: readCsv, qti: readQti };

/** Format of a file by its name; undefined when the name tells none. */
export function formatOf(file: string): Format | undefined {
  const extension = /\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase();
  return extension === 'xml' ? 'qti' : FORMATS.find((format) => format === extension);
}

/** The items of a file with their lines; never throws. */
export const readItems = (format: Format, text: string): ReadFile => READERS[format](text);
