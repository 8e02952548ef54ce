import { DOMParser, type Element, type Node as XmlNode } from '@xmldom/xmldom';
import { countElements } from './elements.js';
import { LIMITS, megabytes } from './limits.js';
import { checkDepth, type Node, type Tag } from './tree.js';
import { Unreadable } from './unreadable.js';

/** Characters that are told of what is wrong: the parser may list every element. */
const LONGEST = 200;

const ELEMENT = 1;
const TEXT = 3;
const CDATA = 4;

function toNode(node: XmlNode, depth: number): Node[] {
  if (node.nodeType === TEXT || node.nodeType === CDATA) return [node.nodeValue ?? ''];
  return node.nodeType === ELEMENT ? [toTag(node as Element, depth)] : [];
}

function toTag(element: Element, depth: number): Tag {
  checkDepth(depth);
  return {
    name: element.localName ?? element.tagName,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    children: [...element.childNodes].flatMap((child) => toNode(child, depth + 1)),
    line: element.lineNumber ?? 0,
  };
}

/**
 * The root of an XML text. Entities other than XML's own five are not expanded but refused, so that none can grow or
 * read a file.
 * @throws Unreadable with the line of what is wrong
 */
export function parseXml(text: string): Tag {
  if (text.length > LIMITS.text) throw new Unreadable(`the file is larger than ${megabytes(LIMITS.text)}`);
  if (/<!ENTITY/i.test(text)) throw new Unreadable('the file declares entities, which are not expanded');
  countElements(text);
  let said = '';
  const note = (message: string, line?: number): void =>
    void (said ||= `${message.trim()}${line === undefined ? '' : ` (line ${line})`}`);
  try {
    const document = new DOMParser({
      onError: (_level, message, context: { locator?: { lineNumber?: number } }) =>
        note(message, context.locator?.lineNumber),
    }).parseFromString(text.replace(/^\uFEFF/, ''), 'text/xml');
    // A warning is a fault too: an item that is guessed at is worse than one that is refused.
    if (said === '' && document.documentElement) return toTag(document.documentElement, 1);
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    note(error instanceof Error ? error.message : String(error));
  }
  throw new Unreadable(
    said === '' ? 'the file holds no XML element' : `no sound XML: ${said.split('\n')[0]?.slice(0, LONGEST)}`,
  );
}
