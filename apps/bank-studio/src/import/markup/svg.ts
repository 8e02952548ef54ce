import { escapeText } from '../html.js';
import { isTag, type Node, type Tag } from '../tree.js';
import { parseXml } from '../xml.js';

/** What draws; nothing that loads, links, styles from outside or runs. */
const DRAWING = new Set(
  'svg g defs title desc line polyline polygon circle ellipse rect path text tspan marker clipPath mask pattern linearGradient radialGradient stop symbol'.split(
    ' ',
  ),
);
const OUTSIDE = /\\|url\s*\(\s*['"]?(?!#)|javascript:|expression\s*\(|@import/i;
const NAMESPACE = 'http://www.w3.org/2000/svg';

const attributesOf = ({ attributes, name: tag }: Tag): string =>
  Object.entries(attributes)
    .filter(
      ([name, value]) =>
        /^[A-Za-z][A-Za-z-]*$/.test(name) && !/^(?:on|href$|xmlns$)/i.test(name) && !OUTSIDE.test(value),
    )
    .concat(tag === 'svg' ? [['xmlns', NAMESPACE]] : [])
    .map(([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`)
    .join('');

function written(node: Node): string {
  if (!isTag(node)) return escapeText(node);
  if (!DRAWING.has(node.name)) return '';
  return `<${node.name}${attributesOf(node)}>${node.children.map(written).join('')}</${node.name}>`;
}

/** A drawing with its shapes and texts alone, as text; undefined when it is none. */
export const svgOf = (tag: Tag): string | undefined => (tag.name === 'svg' ? written(tag) : undefined);

/** The same of a file. */
export function cleanSvg(text: string): Uint8Array | undefined {
  try {
    // The usual document type of old drawings says nothing that is needed.
    const clean = svgOf(parseXml(text.replace(/<!DOCTYPE[^>[]*>/i, '')));
    return clean === undefined ? undefined : Buffer.from(clean, 'utf8');
  } catch {
    return undefined;
  }
}
