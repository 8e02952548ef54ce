/** Groups that only hold what is in them. */
const GROUPS = new Set(['math', 'mrow', 'mstyle', 'mpadded', 'semantics', 'menclose', 'mtd']);
/** What is not seen, or is another writing of the same. */
const UNSEEN = new Set(['mspace', 'mphantom', 'annotation', 'annotation-xml']);

export const kindOf = (element: Element): string => element.localName;
export const textOf = (element: Element): string => (element.textContent ?? '').replace(/[\s\u00a0]+/g, ' ').trim();

/** An element's parts in a row, without the groups around them. */
export function partsOf(element: Element): Element[] {
  const kind = kindOf(element);
  if (UNSEEN.has(kind) || (kind === 'mo' && /^[\u2061-\u2064]?$/.test(textOf(element)))) return [];
  return GROUPS.has(kind) ? [...element.children].flatMap(partsOf) : [element];
}

const childAt = (element: Element, index: number): Element[] => {
  const child = element.children[index];
  return child ? partsOf(child) : [];
};
/** Parts of a fraction's numerator, a root's radicand, what an exponent stands on. */
export const firstOf = (element: Element): Element[] => childAt(element, 0);
export const secondOf = (element: Element): Element[] => childAt(element, 1);
export const thirdOf = (element: Element): Element[] => childAt(element, 2);

const SCRIPTED = new Set(['msup', 'msub', 'msubsup']);

/** What stands on the line: of `)²` the bracket. TeX hangs an exponent on the last sign before it. */
export function baseOf(element: Element): Element {
  const [base] = SCRIPTED.has(kindOf(element)) ? firstOf(element) : [];
  return base ? baseOf(base) : element;
}

export const isSign = (element: Element | undefined, signs: string): boolean =>
  element !== undefined && kindOf(element) === 'mo' && textOf(element) !== '' && signs.includes(textOf(element));

/** One number or letter, which needs no words around it to show where it ends. */
export const isSingle = (parts: readonly Element[]): boolean =>
  parts.length === 1 && ['mi', 'mn', 'mtext'].includes(kindOf(parts[0]!));
