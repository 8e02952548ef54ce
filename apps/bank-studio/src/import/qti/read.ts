import { readEach, unreadableFile, type Reading } from '../reading.js';
import { descendants, type Tag } from '../tree.js';
import { Unreadable } from '../unreadable.js';
import { parseXml } from '../xml.js';
import { foundInItem, type Beside } from './item.js';
import { asQti3, isQti2 } from './names.js';

const ITEM = 'qti-assessment-item';

/** The items of an XML text, under the names of QTI 3; [] where it holds something else. @throws Unreadable */
function itemsIn(root: Tag): Tag[] {
  const tree = asQti3(root);
  return tree.name === ITEM ? [tree] : descendants(tree).filter(({ name }) => name === ITEM);
}

/** What lies beside a file that stands alone. */
const NOTHING_BESIDE: Beside = { image: () => undefined, stimulus: () => undefined };

/**
 * The QTI 3 or 2.x items of a file as drafts.
 * @param file its name as told to people
 */
export function readQtiDrafts(file: string, text: string, beside: Beside = NOTHING_BESIDE): Reading {
  try {
    const root = parseXml(text);
    const format = isQti2(root) ? 'qti-2' : 'qti-3';
    return readEach(
      itemsIn(root),
      (item) => ({ format, file, line: item.line, id: item.attributes['identifier'] ?? '' }),
      (item) => foundInItem(item, beside),
    );
  } catch (error) {
    if (error instanceof Unreadable) return unreadableFile(file, error.message);
    throw error;
  }
}

/** The body of a shared text, under the names of QTI 3; undefined where the text is none. */
export function stimulusBody(text: string): Tag | undefined {
  try {
    const tree = asQti3(parseXml(text));
    return descendants(tree).find(({ name }) => name === 'qti-stimulus-body');
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}
