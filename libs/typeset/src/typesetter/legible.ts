import type { MmlNode, TextNode } from 'mathjax-full/js/core/MmlTree/MmlNode.js';

/**
 * Size of exponents, indices and fractions within them, as a share of the size of the formula, however deep they stand.
 * With the smallest size of a formula (`--formula-size` of the styles) it keeps every part above 12 px.
 */
const SCRIPT_SCALE = 0.8;

const childrenOf = (node: MmlNode): MmlNode[] => (node.childNodes ?? []) as MmlNode[];
const parentOf = (node: MmlNode): MmlNode => node.parent as MmlNode;

/** Where a fraction stands decides how it is set: on the line, raised or lowered, or within another fraction. */
type Place = 'line' | 'script' | 'fraction';

const SCRIPTED = new Set(['msup', 'msub', 'msubsup', 'munder', 'mover', 'munderover', 'mroot', 'mmultiscripts']);
const GROUPS = new Set(['mrow', 'inferredMrow', 'TeXAtom', 'mstyle']);
/** Between neighbours that are multiplied without a sign a slash would be read wrongly: 2 1/2, 1/2 t. */
const INVISIBLE = /^[\u2061-\u2064]?$/;

/**
 * Sets a formula so that each of its parts can be read: fractions on the line in full size, as in a displayed formula;
 * fractions in exponents with a slash where that cannot be misread; scripts large. Changes what is drawn only: the
 * MathML for readers is made before.
 * @param root a compiled formula, changed in place
 */
export function makeLegible(root: MmlNode, display: boolean): void {
  root.attributes.set('scriptsizemultiplier', SCRIPT_SCALE);
  root.attributes.set('scriptminsize', `${SCRIPT_SCALE}em`);
  walk(root, 'line');
  root.setInheritedAttributes({}, display, 0, false);
}

function walk(node: MmlNode, place: Place): void {
  // A copy, because setting a fraction otherwise changes the list.
  for (const [index, child] of [...childrenOf(node)].entries()) {
    if (child.isKind('mfrac')) setFraction(child, place);
    walk(
      child,
      child.isKind('mfrac') && place === 'line' ? 'fraction' : SCRIPTED.has(node.kind) && index > 0 ? 'script' : place,
    );
  }
}

function setFraction(fraction: MmlNode, place: Place): void {
  const script = place === 'script' || isScript(fraction);
  if (script) return setWithSlash(fraction);
  if (place === 'fraction') return;
  const full = fraction.factory.create('mstyle', { displaystyle: true, scriptlevel: 0 });
  parentOf(fraction).replaceChild(full, fraction);
  full.appendChild(fraction);
}

/** Is it, bare, the exponent or index of something? */
const isScript = (node: MmlNode): boolean =>
  SCRIPTED.has(parentOf(node).kind) && childrenOf(parentOf(node)).indexOf(node) > 0;

function setWithSlash(fraction: MmlNode): void {
  const [over, under] = childrenOf(fraction);
  if (!over || !under || !tokensOf(over)?.length || tokensOf(under)?.length !== 1 || !standsAlone(fraction)) return;
  const { factory } = fraction;
  const slash = factory.create('mo', { stretchy: false });
  slash.appendChild((factory.create('text') as TextNode).setText('/'));
  const row = factory.create('mrow');
  parentOf(fraction).replaceChild(row, fraction);
  for (const part of [over, slash, under]) row.appendChild(part);
}

/** Letters and numbers that stand side by side, and nothing else; null where there is anything else. */
function tokensOf(node: MmlNode): MmlNode[] | null {
  if (node.isKind('mi') || node.isKind('mn')) return [node];
  if (!GROUPS.has(node.kind)) return null;
  const inner = childrenOf(node)
    .filter((child) => !isInvisible(child))
    .map(tokensOf);
  return inner.every((tokens) => tokens !== null) ? inner.flat() : null;
}

const textOf = (node: MmlNode): string =>
  childrenOf(node)
    .map((child) => (child.isKind('text') ? (child as MmlNode & TextNode).getText() : ''))
    .join('');
const isInvisible = (node: MmlNode): boolean => node.isKind('mo') && INVISIBLE.test(textOf(node));

/** Are its neighbours, if any, signs that one can see? */
function standsAlone(fraction: MmlNode): boolean {
  if (isScript(fraction)) return true;
  const row = childrenOf(parentOf(fraction));
  const at = row.indexOf(fraction);
  return [row[at - 1], row[at + 1]].every(
    (neighbour) => neighbour === undefined || (neighbour.isKind('mo') && !isInvisible(neighbour)),
  );
}
