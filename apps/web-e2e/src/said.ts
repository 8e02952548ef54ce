/** A node of a browser's accessibility tree, in words that browsers share. */
export interface SaidNode {
  role: string;
  name: string;
  /** `pressed=true`, `level=2` … */
  states: readonly string[];
  children: readonly SaidNode[];
}

/** Parts of a formula that hold a text. */
export const isTextOfFormula = (role: string): boolean => /^MathML(Number|Identifier|Operator|Text)$/.test(role);

/** Boxes that a screen reader passes over; what is in them is read. */
const SILENT = new Set([
  '',
  'generic',
  'none',
  'InlineTextBox',
  'LineBreak',
  'paragraph',
  'Abbr',
  'superscript',
  'MathMLRow',
  'row',
  'rowgroup',
  'caption',
]);
/** Of which the browsers that name them do so by what is in them. */
const isNameless = (role: string): boolean => role === 'listitem' || role.startsWith('MathML');
/** Named by what is in them, so that is not read again. */
const WHOLE = new Set(['button', 'link', 'heading', 'image', 'textbox', 'option', 'columnheader', 'rowheader', 'cell']);
export const TEXT = 'text';

export const compact = (words: string): string => words.replace(/\s+/g, ' ').trim();

/** `role "name" state`, as a screen reader tells it; texts stand by themselves. */
function lineOf({ role, name, states }: SaidNode): string {
  const said = compact(name);
  if (role === TEXT) return said;
  if (isNameless(role)) return role;
  return [role, ...(said === '' ? [] : [`"${said}"`]), ...states].join(' ');
}

/** What a screen reader finds in a part of a page, in order. */
function linesOf(node: SaidNode): string[] {
  const isSilent = SILENT.has(node.role);
  const own = isSilent ? '' : lineOf(node);
  return [...(own === '' ? [] : [own]), ...(WHOLE.has(node.role) ? [] : node.children.flatMap(linesOf))];
}

/** The first node of a role, depth first. */
function findRole(node: SaidNode, role: string): SaidNode | null {
  if (node.role === role) return node;
  for (const child of node.children) {
    const found = findRole(child, role);
    if (found) return found;
  }
  return null;
}

/** What is said of the main part of a page. */
export function linesOfMain(page: SaidNode): string[] {
  const main = findRole(page, 'main');
  if (!main) throw new Error('The page has no main part');
  return linesOf(main);
}
