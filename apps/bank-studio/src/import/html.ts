import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { checkDepth, type Node } from './tree.js';
import { Unreadable } from './unreadable.js';

const toNode = (node: DefaultTreeAdapterTypes.ChildNode, depth: number): Node[] => {
  checkDepth(depth);
  if ('value' in node) return [node.value];
  if (!('tagName' in node)) return [];
  return [
    {
      name: node.tagName,
      attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
      children: node.childNodes.flatMap((child) => toNode(child, depth + 1)),
      line: 0,
    },
  ];
};

/** Elements that need no end tag. */
const OPEN_ENDED = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|dt|dd|tr|td|th|option)$/i;
/** Elements that stay open in a piece of honest HTML. The parser's time grows with the square of them. */
const OPEN = 1000;

function checkOpenTags(html: string): void {
  const open = new Map<string, number>();
  let all = 0;
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([A-Za-z][A-Za-z0-9]*)/g)) {
    const name = tag.toLowerCase();
    const same = open.get(name) ?? 0;
    // An end tag of nothing that is open ends nothing.
    if (OPEN_ENDED.test(name) || (slash && same === 0)) continue;
    const step = slash ? -1 : 1;
    open.set(name, same + step);
    all += step;
    if (all > OPEN) throw new Unreadable(`more than ${OPEN} elements stand inside one another`);
  }
}

/**
 * A piece of HTML as browsers read it, whatever its faults.
 * @throws Unreadable when it is nested too deep
 */
export function parseHtml(html: string): Node[] {
  checkOpenTags(html);
  return parseFragment(html).childNodes.flatMap((node) => toNode(node, 1));
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text as HTML. */
export const escapeText = (text: string): string => text.replace(/[&<>]/g, (char) => ESCAPES[char]!);

/** Text without markup as HTML whose lines stay lines. */
export const plainToHtml = (text: string): string => escapeText(text.trim()).replace(/\r?\n/g, '<br>');
