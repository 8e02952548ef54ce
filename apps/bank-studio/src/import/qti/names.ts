import { isTag, type Node, type Tag } from '../tree.js';

/** Elements that QTI takes from HTML and MathML: they have one name in every version. */
const BORROWED = new Set(
  'a abbr acronym address article aside audio b bdi bdo big blockquote br caption center cite code col colgroup dd details dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img kbd label li link nav object ol p param pre q rb rbc rp rt rtc ruby s samp section small source span strong style sub summary sup table tbody td tfoot th thead tr track tt u ul var video math svg include'.split(
    ' ',
  ),
);

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const attributesOf = (tag: Tag): Record<string, string> =>
  Object.fromEntries(Object.entries(tag.attributes).map(([name, value]) => [kebab(name), value]));

function renamed(node: Node): Node {
  if (!isTag(node)) return node;
  // What is within a formula or a drawing has names and attributes of its own.
  if (node.name === 'math' || node.name === 'svg') return node;
  const children = node.children.map(renamed);
  if (BORROWED.has(node.name)) return { ...node, children };
  return { ...node, name: `qti-${kebab(node.name)}`, attributes: attributesOf(node), children };
}

/** Is this the root of QTI 2.x (`assessmentItem`) rather than of QTI 3 (`qti-assessment-item`)? */
export const isQti2 = (root: Tag): boolean => !root.name.startsWith('qti-');

/** The tree under the names of QTI 3, whichever version it was written in. */
export const asQti3 = (root: Tag): Tag => (isQti2(root) ? (renamed(root) as Tag) : root);
