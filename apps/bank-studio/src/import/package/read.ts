import { decodeText } from '../decode.js';
import { countElements } from '../elements.js';
import { readQtiDrafts, stimulusBody } from '../qti/read.js';
import type { Beside } from '../qti/item.js';
import { together, unreadableFile, type Reading } from '../reading.js';
import { within, type Tag } from '../tree.js';
import { Unreadable } from '../unreadable.js';
import { parseXml } from '../xml.js';
import type { Files } from './archive.js';
import { resolvePath } from './paths.js';

const MANIFEST = /(^|\/)imsmanifest\.xml$/i;
/** What stands at the root of a file with an item, in whichever version; to be seen before the file is parsed. */
const ITEM = /<(?:[\w.-]+:)?(?:qti-assessment-item|assessmentItem)[\s>]/;

/** A file of the package by its path in it; undefined when there is none. */
type FindPath = (path: string) => Uint8Array | undefined;

function besideOf(find: FindPath, at: string): Beside {
  const file = (address: string): Uint8Array | undefined => {
    const path = resolvePath(at, address);
    return path === undefined ? undefined : find(path);
  };
  return {
    image: file,
    stimulus: (address) => {
      const bytes = file(address);
      return bytes && stimulusBody(decodeText(bytes));
    },
  };
}

/** Items that a manifest names, by their path in the package. @throws Unreadable for a manifest that is no XML */
function namedItems(path: string, manifest: Tag): string[] {
  return within(manifest, 'resource')
    .filter(({ attributes }) => /^imsqti_(?:api?p?_?)?item/i.test(attributes['type'] ?? ''))
    .map(({ attributes }) => resolvePath(path, attributes['href'] ?? '') ?? attributes['href'] ?? '');
}

/** Items that a manifest names and the package does not hold. */
function absentItems(files: Files, name: string): Reading[] {
  return [...files].flatMap(([path, bytes]) => {
    if (!MANIFEST.test(path)) return [];
    const file = `${name}!${path}`;
    try {
      return namedItems(path, parseXml(decodeText(bytes)))
        .filter((item) => !files.has(item))
        .map((item) => unreadableFile(file, `the manifest names ${item}, which is not in the package`));
    } catch (error) {
      if (error instanceof Unreadable) return [unreadableFile(file, error.message)];
      throw error;
    }
  });
}

function readBytes(file: string, bytes: Uint8Array, beside: Beside, holds = (_text: string) => true): Reading {
  try {
    const text = decodeText(bytes);
    return holds(text) ? readQtiDrafts(file, text, beside) : { drafts: [], refused: [] };
  } catch (error) {
    if (error instanceof Unreadable) return unreadableFile(file, error.message);
    throw error;
  }
}

/**
 * The items of a QTI file that stands alone.
 * @param file its name as told to people, with or without folders
 * @param find a file of its folder, by its path in it
 */
export function readQtiFile(file: string, bytes: Uint8Array, find: FindPath): Reading {
  const reading = readBytes(file, bytes, besideOf(find, file.split('/').at(-1)!));
  return reading.drafts.length + reading.refused.length > 0
    ? reading
    : unreadableFile(file, 'there is no item of QTI in the file');
}

/**
 * Every QTI item of a package or a folder, with its images and shared texts. Items count whether or not the manifest
 * names them; what is named and absent is told, and so is a file that is no text: it may hold items.
 * @param name of the package as told to people
 */
export function readPackage(name: string, files: Files): Reading {
  let elements = 0;
  const readings = [...files]
    .filter(([path]) => /\.(?:xml|qti)$/i.test(path) && !MANIFEST.test(path))
    .map(([path, bytes]) =>
      readBytes(
        `${name}!${path}`,
        bytes,
        besideOf((each) => files.get(each), path),
        (text) => {
          if (!ITEM.test(text)) return false;
          elements += countElements(text, elements);
          return true;
        },
      ),
    );
  return together([...readings, ...absentItems(files, name)]);
}
