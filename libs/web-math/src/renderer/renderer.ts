// The AMS package registers itself on import. Without it aligned, cases, matrices and binomials render as nothing.
import 'mathjax-full/js/input/tex/ams/AmsConfiguration.js';
import { browserAdaptor } from 'mathjax-full/js/adaptors/browserAdaptor.js';
import { SerializedMmlVisitor } from 'mathjax-full/js/core/MmlTree/SerializedMmlVisitor.js';
import { RegisterHTMLHandler } from 'mathjax-full/js/handlers/html.js';
import { HTMLMathItem } from 'mathjax-full/js/handlers/html/HTMLMathItem.js';
import { TeX } from 'mathjax-full/js/input/tex.js';
import { mathjax } from 'mathjax-full/js/mathjax.js';
import { SVG } from 'mathjax-full/js/output/svg.js';
import styles from '../math-text.module.css';
import { breakTex } from './break-tex';
import { makeLegible } from './legible';
import { DISPLAY_ATTRIBUTE, markTex, TEX_ATTRIBUTE } from './mark-tex';

const rethrow = (_jax: unknown, error: Error): never => {
  throw error;
};
RegisterHTMLHandler(browserAdaptor());
const input = new TeX<HTMLElement, Text, Document>({ packages: ['base', 'ams'], formatError: rethrow });
const page = mathjax.document('', {
  InputJax: input,
  OutputJax: new SVG<HTMLElement, Text, Document>({ fontCache: 'none' }),
});
const visitor = new SerializedMmlVisitor();

/** MathJax writes widths in ex of its own font. */
const EM_PER_EX = 0.442;
/** Up to this width in em a formula stays on one line: it fits beside the letter of a choice on a phone. */
const UNBROKEN_EM = 12;
/** Nothing here depends on how wide the page is. */
const ENDLESS = 1_000_000;

/** One formula as two: drawn for the eye, as MathML for everyone else. @throws on faulty TeX */
function typeset(tex: string, display: boolean): { drawn: HTMLElement; mathml: string } {
  const formula = new HTMLMathItem<HTMLElement, Text, Document>(tex, input, display);
  formula.setMetrics(16, 8, ENDLESS, ENDLESS, 1);
  formula.compile(page);
  const mathml = visitor.visitTree(formula.root);
  makeLegible(formula.root, display);
  formula.typeset(page);
  return { drawn: formula.typesetRoot, mathml };
}

const widthOf = (drawn: HTMLElement): number =>
  Number.parseFloat(drawn.querySelector('svg')?.getAttribute('width') ?? '0') * EM_PER_EX;

/** Drawn in as many pieces as a narrow page may have to put on lines of their own. */
function pieces(tex: string, drawn: HTMLElement, at: 'relations' | 'operations' = 'relations'): HTMLElement[] {
  if (widthOf(drawn) <= UNBROKEN_EM) return [drawn];
  const parts = breakTex(tex, at).map((part) => ({ part, piece: typeset(part, false).drawn }));
  return at === 'operations'
    ? parts.map(({ piece }) => piece)
    : parts.flatMap(({ part, piece }) => pieces(part, piece, 'operations'));
}

const span = (className: string | undefined, ...content: (Node | string)[]): HTMLSpanElement => {
  const element = document.createElement('span');
  element.className = className ?? '';
  element.append(...content);
  return element;
};

/** The source, marked as faulty, with what is wrong with it. */
function faulty(tex: string, error: unknown): HTMLElement {
  const code = document.createElement('code');
  code.className = styles.faulty ?? '';
  // MathJax throws what has a message and is no Error.
  code.title =
    typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
  code.textContent = tex;
  return code;
}

/**
 * Puts a formula into its empty slot: pictures that readers skip, MathML that the eye does not see. Faulty TeX shows
 * its source.
 */
function fill(slot: HTMLElement, tex: string, display: boolean): void {
  try {
    const { drawn, mathml } = typeset(tex, display);
    const eye = (display ? [drawn] : pieces(tex, drawn)).map((piece) => {
      const holder = span(display ? styles.display : styles.inline, piece);
      holder.setAttribute('aria-hidden', 'true');
      return holder;
    });
    const alternative = span(styles.alternative);
    alternative.innerHTML = mathml;
    slot.replaceChildren(
      ...eye.flatMap((piece, index) => (index === 0 ? [piece] : [document.createElement('wbr'), piece])),
      alternative,
    );
  } catch (error) {
    slot.replaceChildren(faulty(tex, error));
  }
}

/** Entries kept: a Math module with its neighbours, or the analysis of a section. */
const CAPACITY = 600;
const drawn = new Map<string, string>();

/** Safe HTML of a text of an item, with its formulae drawn. */
export function draw(html: string): string {
  const known = drawn.get(html);
  if (known !== undefined) return known;
  const holder = document.createElement('div');
  holder.append(markTex(html));
  for (const slot of holder.querySelectorAll<HTMLElement>(`[${TEX_ATTRIBUTE}]`))
    fill(slot, slot.getAttribute(TEX_ATTRIBUTE) ?? '', slot.hasAttribute(DISPLAY_ATTRIBUTE));
  if (drawn.size >= CAPACITY) drawn.delete(drawn.keys().next().value ?? '');
  drawn.set(html, holder.innerHTML);
  return holder.innerHTML;
}
