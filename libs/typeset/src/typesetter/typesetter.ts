// The configuration names packages by text: without this import `ams` would be missing and not said to be.
import 'mathjax-full/js/input/tex/ams/AmsConfiguration.js';
import type { DOMAdaptor } from 'mathjax-full/js/core/DOMAdaptor.js';
import { SerializedMmlVisitor } from 'mathjax-full/js/core/MmlTree/SerializedMmlVisitor.js';
import { HTMLHandler } from 'mathjax-full/js/handlers/html/HTMLHandler.js';
import { HTMLMathItem } from 'mathjax-full/js/handlers/html/HTMLMathItem.js';
import { TeX } from 'mathjax-full/js/input/tex.js';
import { SVG } from 'mathjax-full/js/output/svg.js';
import { breakTex } from './break-tex.js';
import { makeLegible } from './legible.js';

/** One formula as two: drawn for the eye, as MathML for everyone else. */
export interface TypesetFormula<Node> {
  /** `mjx-container` elements; between them a line may end. */
  pieces: Node[];
  mathml: string;
}

/** Sets a formula. @throws on faulty TeX what has a message and need not be an Error */
export type Typesetter<Node> = (tex: string, display: boolean) => TypesetFormula<Node>;

/** MathJax writes widths in ex of its own font. */
const EM_PER_EX = 0.442;
/** Up to this width in em a formula stays on one line: it fits beside the letter of a choice on a phone. */
const UNBROKEN_EM = 12;
/** Nothing here depends on how wide the page is. */
const ENDLESS = 1_000_000;

const rethrow = (_jax: unknown, error: Error): never => {
  throw error;
};

const ENTITY = /&#x([0-9A-F]+);/g;
const KEPT = new Set(['<', '>', '&', '"']);
const asCharacter = (entity: string, code: string): string => {
  const character = String.fromCodePoint(Number.parseInt(code, 16));
  return KEPT.has(character) ? entity : character;
};

/**
 * MathJax with what Aivy wants of it, for a browser's document or for one in memory: the same formulas from both.
 * @param adaptor of the document in which formulas are made
 */
export function createTypesetter<Node, Text, Document>(adaptor: DOMAdaptor<Node, Text, Document>): Typesetter<Node> {
  const input = new TeX<Node, Text, Document>({ packages: ['base', 'ams'], formatError: rethrow });
  const page = new HTMLHandler<Node, Text, Document>(adaptor).create('', {
    InputJax: input,
    OutputJax: new SVG<Node, Text, Document>({ fontCache: 'none' }),
  });
  const visitor = new SerializedMmlVisitor();

  function typeset(tex: string, display: boolean): { drawn: Node; mathml: string } {
    const formula = new HTMLMathItem<Node, Text, Document>(tex, input, display);
    formula.setMetrics(16, 8, ENDLESS, ENDLESS, 1);
    formula.compile(page);
    const mathml = visitor
      .visitTree(formula.root)
      .replace(/\n\s*/g, '')
      .replace(/ data-mjx-[a-z-]+="[^"]*"/g, '')
      .replace(ENTITY, asCharacter);
    makeLegible(formula.root, display);
    formula.typeset(page);
    return { drawn: formula.typesetRoot, mathml };
  }

  const widthOf = (drawn: Node): number =>
    Number.parseFloat(adaptor.getAttribute(adaptor.firstChild(drawn) as Node, 'width')) * EM_PER_EX;

  /** Drawn in as many pieces as a narrow page may have to put on lines of their own. */
  function pieces(tex: string, drawn: Node, at: 'relations' | 'operations' = 'relations'): Node[] {
    if (widthOf(drawn) <= UNBROKEN_EM) return [drawn];
    const parts = breakTex(tex, at).map((part) => ({ part, piece: typeset(part, false).drawn }));
    return at === 'operations'
      ? parts.map(({ piece }) => piece)
      : parts.flatMap(({ part, piece }) => pieces(part, piece, 'operations'));
  }

  return (tex, display) => {
    const { drawn, mathml } = typeset(tex, display);
    return { pieces: display ? [drawn] : pieces(tex, drawn), mathml };
  };
}
