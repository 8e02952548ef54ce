import { LIMITS } from './limits.js';
import { checkDepth } from './tree.js';
import { Unreadable } from './unreadable.js';

/** Where a marked section that begins here ends; undefined for none, -1 for one that never ends. */
function sectionEnd(text: string, at: number): number | undefined {
  for (const [start, end] of [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
  ] as const)
    if (text.startsWith(start, at)) return text.indexOf(end, at + start.length);
  return undefined;
}

/** Where a tag that begins here ends: a `>` in an attribute doesn't end it. -1 for one that never ends. */
function tagEnd(text: string, at: number): number {
  let quote = '';
  for (let index = at; index < text.length; index += 1) {
    const char = text[index]!;
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '>') return index;
  }
  return -1;
}

/**
 * Counts the elements of an XML text without parsing it, since the parser needs seconds and gigabytes for millions.
 * @param before elements of other files that count with it
 * @throws Unreadable beyond the limits on elements and depth
 */
export function countElements(text: string, before = 0): number {
  let [elements, depth] = [0, 0];
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    const section = sectionEnd(text, at);
    if (section === -1) break;
    if (section !== undefined) at = section;
    else if (text[at + 1] === '/') depth -= 1;
    else if (text[at + 1] !== '!') {
      const end = tagEnd(text, at);
      if (end < 0) break;
      elements += 1;
      if (before + elements > LIMITS.elements)
        throw new Unreadable(`more than ${LIMITS.elements} elements; split it into smaller files`);
      if (text[end - 1] !== '/') checkDepth((depth += 1));
      at = end;
    }
  }
  return elements;
}
