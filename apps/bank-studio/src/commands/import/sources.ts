import fs from 'node:fs';
import path from 'node:path';
import { CSV_HEADER, readCsv } from '../../formats/csv.js';
import { readJson } from '../../formats/json.js';
import { readQti } from '../../formats/qti-read.js';
import type { OwnFile } from '../../operate/own-items.js';
import {
  apart,
  decodeText,
  isMoodle,
  LIMITS,
  readCsvDrafts,
  readGift,
  readMoodle,
  readPackage,
  readQtiFile,
  together,
  unpack,
  Unreadable,
  type Files,
  type Mapping,
  type Reading,
} from '../../import/index.js';
import { UsageError } from '@aivy/server-kit/command';

/** Formats that `--format` names. The first three hold whole items when Aivy wrote them. */
export const IMPORT_FORMATS = ['json', 'csv', 'qti', 'moodle', 'gift', 'zip'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

export interface Sources {
  own: OwnFile[];
  reading: Reading;
}

export interface HowToRead {
  format?: ImportFormat | undefined;
  columns: Mapping;
}

const EXTENSIONS: ReadonlyMap<string, ImportFormat> = new Map([
  ['json', 'json'],
  ['csv', 'csv'],
  ['tsv', 'csv'],
  ['xml', 'qti'],
  ['qti', 'qti'],
  ['gift', 'gift'],
  ['zip', 'zip'],
]);

const extensionOf = (file: string): string => path.extname(file).slice(1).toLowerCase();
const isOwnCsv = (text: string): boolean => {
  const head = new Set((text.replace(/^\uFEFF/, '').split(/\r?\n/, 1)[0] ?? '').split(','));
  return CSV_HEADER.every((name) => head.has(name));
};
const isOwnQti = (text: string): boolean => text.includes('identifier="AIVY_SCHEMA"');
/** A file that is no text is none of Moodle's: who reads it says what it is. */
function isMoodleFile(bytes: Uint8Array): boolean {
  try {
    return isMoodle(decodeText(bytes));
  } catch (error) {
    if (error instanceof Unreadable) return false;
    throw error;
  }
}

const refusedFile = (file: string, reason: string): Reading => ({
  drafts: [],
  refused: [{ file, line: 1, id: '', reason }],
});
const NOTHING: Reading = { drafts: [], refused: [] };

/** QTI files by their path: those that Aivy wrote are whole items, the others are read with what lies beside them. */
function qtiOf(name: string, files: Files): Sources {
  const own: OwnFile[] = [];
  const foreign = new Map<string, Uint8Array>();
  for (const [inside, bytes] of files) {
    const isXml = /\.(?:xml|qti)$/i.test(inside);
    if (isXml && isOwnQti(Buffer.from(bytes).toString('latin1')))
      own.push({ file: `${name}!${inside}`, ...readQti(decodeText(bytes)) });
    else foreign.set(inside, bytes);
  }
  return { own, reading: readPackage(name, foreign) };
}

/** Where a folder lies is no part of what is in it: the same items have the same keys wherever they are read. */
const knownAs = (file: string): string =>
  path.isAbsolute(file) ? path.basename(file) : file.replaceAll(path.sep, '/');

function textSource(file: string, text: string, { format, columns }: HowToRead): Sources {
  const known = knownAs(file);
  const as = (reading: Reading): Sources => ({ own: [], reading });
  if (format === 'json') return { own: [{ file, ...readJson(text) }], reading: NOTHING };
  if (format === 'gift') return as(readGift(known, text));
  if (format === 'csv')
    return isOwnCsv(text)
      ? { own: [{ file, ...readCsv(text) }], reading: NOTHING }
      : as(readCsvDrafts(known, text, columns));
  return as(readMoodle(known, text));
}

function sizeFault(bytes: number): string | undefined {
  return bytes > LIMITS.archive ? `the file is larger than ${LIMITS.archive / 1_000_000} MB` : undefined;
}

/** A QTI file alone: images and shared texts are sought in its folder and below. */
function qtiFile(file: string, name: string, bytes: Uint8Array): Reading {
  const folder = fs.realpathSync(path.dirname(file));
  return readQtiFile(knownAs(name), bytes, (inside) => {
    const full = path.join(folder, inside);
    if (!fs.existsSync(full) || !fs.statSync(full).isFile()) return undefined;
    // A link could lead to any file of this machine.
    if (fs.realpathSync(full) !== full) return undefined;
    return fs.statSync(full).size > LIMITS.packedFile ? undefined : fs.readFileSync(full);
  });
}

/** Files below a folder, by their path in it; links are not followed. */
function filesOf(folder: string, wanted: (inside: string) => boolean): [inside: string, bytes: Uint8Array][] {
  let total = 0;
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter(wanted)
    .sort()
    .slice(0, LIMITS.files)
    .flatMap((inside) => {
      const full = path.join(folder, inside);
      const { size } = fs.statSync(full);
      total += size;
      if (total > LIMITS.unpacked) throw new UsageError(`${folder} holds more than ${LIMITS.unpacked / 1_000_000} MB.`);
      return [[inside, fs.readFileSync(full)] as [string, Uint8Array]];
    });
}

function fileSource(file: string, name: string, how: HowToRead): Sources {
  const fault = sizeFault(fs.statSync(file).size);
  if (fault) return { own: [], reading: refusedFile(name, fault) };
  const format = how.format ?? EXTENSIONS.get(extensionOf(file));
  if (!format) throw new UsageError(`The name of ${file} tells no format; say --format ${IMPORT_FORMATS.join('|')}.`);
  const bytes = fs.readFileSync(file);
  try {
    if (format === 'zip') {
      const found = qtiOf(path.basename(name), unpack(bytes));
      const isEmpty = found.own.length + found.reading.drafts.length + found.reading.refused.length === 0;
      return isEmpty
        ? { own: [], reading: refusedFile(path.basename(name), 'there is no item of QTI in the package') }
        : found;
    }
    const text = decodeText(bytes);
    const known = format === 'qti' && isMoodle(text) ? 'moodle' : format;
    if (known !== 'qti') return textSource(name, text, { ...how, format: known });
    if (isOwnQti(text)) return { own: [{ file: name, ...readQti(text) }], reading: NOTHING };
    return { own: [], reading: qtiFile(file, name, bytes) };
  } catch (error) {
    if (error instanceof Unreadable) return { own: [], reading: refusedFile(name, error.message) };
    throw error;
  }
}

/** A folder: its QTI files with what lies beside them, and every other file of a known format. */
function folderSource(folder: string, how: HowToRead): Sources[] {
  const name = path.basename(path.resolve(folder));
  const files = filesOf(folder, () => true);
  const isQti = (inside: string, bytes: Uint8Array): boolean =>
    extensionOf(inside) === 'qti' || (extensionOf(inside) === 'xml' && !isMoodleFile(bytes));
  const isAlone = ([inside, bytes]: [string, Uint8Array]): boolean =>
    EXTENSIONS.has(extensionOf(inside)) && !isQti(inside, bytes);
  const alone = files.filter(isAlone);
  return [
    qtiOf(name, new Map(files.filter((each) => !isAlone(each)))),
    ...alone.map(([inside]) => fileSource(path.join(folder, inside), `${name}/${inside}`, how)),
  ];
}

/** Everything that files and folders hold: whole items of Aivy's own, and items of other makers as drafts. */
export function readSources(paths: readonly string[], how: HowToRead): Sources {
  const all = paths.flatMap((each) => {
    if (!fs.existsSync(each)) throw new UsageError(`There is no ${each}.`);
    return fs.statSync(each).isDirectory() ? folderSource(each, how) : [fileSource(each, each, how)];
  });
  return { own: all.flatMap(({ own }) => own), reading: apart(together(all.map(({ reading }) => reading))) };
}
