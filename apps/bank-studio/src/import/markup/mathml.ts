import { own } from '../own.js';
import { child, isTag, tagsOf, textOf, type Node, type Tag } from '../tree.js';
import { symbolOf } from './math-symbols.js';

/** A formula in TeX, or what of it has none. */
export type Tex = { tex: string } | { reason: string };

class NoTex extends Error {}

const FUNCTIONS = new Set(
  'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh ln log exp lim max min gcd det dim'.split(' '),
);
/** Elements that only group or style. */
const GROUPS = new Set('math mrow mstyle mpadded mtd none merror'.split(' '));
const ACCENTS: Readonly<Record<string, string>> = {
  '¯': '\\overline',
  '‾': '\\overline',
  '―': '\\overline',
  _: '\\overline',
  '→': '\\overrightarrow',
  '⃗': '\\vec',
  '↔': '\\overleftrightarrow',
  '^': '\\widehat',
  ˆ: '\\hat',
  '~': '\\tilde',
  '˙': '\\dot',
  '¨': '\\ddot',
  '⏞': '\\overbrace',
};
const FENCE_ESCAPES: Readonly<Record<string, string>> = {
  '{': '\\{',
  '}': '\\}',
  '⟨': '\\langle ',
  '⟩': '\\rangle ',
  '‖': '\\|',
  '': '.',
};

const braced = (tex: string): string => `{${tex}}`;
/** White space means nothing in a formula. */
const token = (tag: Tag): string =>
  textOf(tag)
    .replace(/[\s\u2061\u2062\u2063\u2064\u200b]+/g, ' ')
    .trim();
const inText = (text: string): string => text.replace(/[\\{}$%#&_^~]/g, (char) => (char === '\\' ? '' : `\\${char}`));

function identifier(text: string, tag: Tag): string {
  if (FUNCTIONS.has(text)) return `\\${text} `;
  if ([...text].length > 1 && /^[\p{L}\p{N} _-]+$/u.test(text)) return `\\text{${inText(text)}}`;
  const tex = symbolOf(text);
  return tag.attributes['mathvariant'] === 'bold' ? `\\mathbf${braced(tex)}` : tex;
}

const number = (text: string): string => symbolOf(text.replaceAll(',', '{,}').replaceAll(' ', '\\,'));

function base(tex: string): string {
  return /^(?:[A-Za-z0-9]|\\[A-Za-z]+ ?)$/.test(tex) ? tex.trim() : braced(tex);
}

function parts(tag: Tag, count: number): string[] {
  const children = tagsOf(tag);
  if (children.length !== count) throw new NoTex(`${tag.name} with ${children.length} parts`);
  return children.map((each) => texOfNode(each));
}

function fenced(tag: Tag): string {
  const { open = '(', close = ')', separators = ',' } = tag.attributes;
  const inner = tagsOf(tag).map((each) => texOfNode(each));
  const fence = (text: string): string => own(FENCE_ESCAPES, text.trim()) ?? symbolOf(text.trim());
  return `\\left${fence(open)}${inner.join(separators.trim().charAt(0))}\\right${fence(close)}`;
}

function table(tag: Tag): string {
  const rows = tagsOf(tag).map((row) => {
    if (row.name !== 'mtr') throw new NoTex(row.name);
    return tagsOf(row)
      .map((cell) => texOfNode(cell))
      .join(' & ');
  });
  return `\\begin{matrix}${rows.join(' \\\\ ')}\\end{matrix}`;
}

function over(tag: Tag): string {
  const [, mark] = tagsOf(tag);
  const [under = '', above = ''] = parts(tag, 2);
  const accent = mark && mark.name === 'mo' ? own(ACCENTS, token(mark)) : undefined;
  return accent ? `${accent}${braced(under)}` : `\\overset${braced(above)}${braced(under)}`;
}

const LARGE = /^(?:\\(?:sum|prod|int|lim|max|min)\s*)+$/;

function under(tag: Tag): string {
  const [of = '', below = ''] = parts(tag, 2);
  return LARGE.test(of) ? `${of.trim()}_${braced(below)}` : `\\underset${braced(below)}${braced(of)}`;
}

function enclosed(tag: Tag): string {
  const inner = tag.children.map((each) => texOfNode(each)).join('');
  const notation = tag.attributes['notation'] ?? 'longdiv';
  if (notation === 'top') return `\\overline${braced(inner)}`;
  if (notation === 'bottom') return `\\underline${braced(inner)}`;
  if (notation === 'radical') return `\\sqrt${braced(inner)}`;
  if (notation === 'box') return `\\boxed${braced(inner)}`;
  throw new NoTex(`menclose ${notation}`);
}

const WRITERS: Readonly<Record<string, (tag: Tag) => string>> = {
  mi: (tag) => identifier(token(tag), tag),
  mn: (tag) => number(token(tag)),
  mo: (tag) => symbolOf(token(tag)),
  mtext: (tag) => `\\text{${inText(textOf(tag).replace(/\s+/g, ' '))}}`,
  ms: (tag) => `\\text{"${inText(token(tag))}"}`,
  mspace: () => '\\;',
  mphantom: (tag) => `\\phantom${braced(tag.children.map((each) => texOfNode(each)).join(''))}`,
  msqrt: (tag) => `\\sqrt${braced(tag.children.map((each) => texOfNode(each)).join(''))}`,
  mfrac: (tag) => {
    const [top = '', bottom = ''] = parts(tag, 2);
    if (/^0/.test(tag.attributes['linethickness'] ?? '')) return `\\binom${braced(top)}${braced(bottom)}`;
    return `\\frac${braced(top)}${braced(bottom)}`;
  },
  mroot: (tag) => {
    const [of = '', index = ''] = parts(tag, 2);
    return `\\sqrt[${index}]${braced(of)}`;
  },
  msup: (tag) => {
    const [of = '', high = ''] = parts(tag, 2);
    return /^'+$/.test(high) ? `${base(of)}${high}` : `${base(of)}^${braced(high)}`;
  },
  msub: (tag) => {
    const [of = '', low = ''] = parts(tag, 2);
    return `${base(of)}_${braced(low)}`;
  },
  msubsup: (tag) => {
    const [of = '', low = '', high = ''] = parts(tag, 3);
    return `${base(of)}_${braced(low)}^${braced(high)}`;
  },
  mover: over,
  munder: under,
  munderover: (tag) => {
    const [of = '', low = '', high = ''] = parts(tag, 3);
    return LARGE.test(of)
      ? `${of.trim()}_${braced(low)}^${braced(high)}`
      : `\\overset${braced(high)}{\\underset${braced(low)}${braced(of)}}`;
  },
  mfenced: fenced,
  mtable: table,
  menclose: enclosed,
  semantics: (tag) => {
    const [first] = tagsOf(tag);
    return first ? texOfNode(first) : '';
  },
};

function texOfNode(node: Node): string {
  if (!isTag(node)) return symbolOf(node.trim());
  if (GROUPS.has(node.name)) return node.children.map((each) => texOfNode(each)).join('');
  const write = own(WRITERS, node.name);
  if (!write) throw new NoTex(node.name);
  return write(node);
}

/** TeX that stands beside the formula, as its maker wrote it. */
function annotated(tag: Tag): string | undefined {
  const semantics = child(tag, 'semantics');
  const note =
    semantics &&
    tagsOf(semantics).find(
      ({ name, attributes }) => name === 'annotation' && /tex/i.test(attributes['encoding'] ?? ''),
    );
  // Some makers write the delimiters of the text around it.
  return (
    note &&
    textOf(note)
      .trim()
      .replace(/^(?:\\\[|\\\(|\$\$?)\s*|\s*(?:\\\]|\\\)|\$\$?)$/g, '')
  );
}

/** A formula of presentation MathML in TeX; what is not known is named and never guessed. */
export function texOf(math: Tag): Tex {
  try {
    return { tex: (annotated(math) ?? texOfNode(math)).replace(/ {2,}/g, ' ').trim() };
  } catch (error) {
    if (error instanceof NoTex) return { reason: error.message };
    throw error;
  }
}
