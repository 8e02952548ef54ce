import type { DOMAdaptor } from 'mathjax-full/js/core/DOMAdaptor.js';
import { SVG } from 'mathjax-full/js/output/svg.js';
import { breakTex } from './break-tex.js';
import { createCompiler } from './compile.js';

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

/** @param width of a drawn formula, as MathJax writes it */
export const isTooWide = (width: string): boolean => Number.parseFloat(width) * EM_PER_EX > UNBROKEN_EM;

/** MathJax with its SVG output, as a release uses it. @param adaptor of the document in which formulas are made */
export function createTypesetter<Node, Text, Document>(adaptor: DOMAdaptor<Node, Text, Document>): Typesetter<Node> {
  const compile = createCompiler(adaptor, new SVG<Node, Text, Document>({ fontCache: 'none' }));

  const widthOf = (drawn: Node): string => adaptor.getAttribute(adaptor.firstChild(drawn) as Node, 'width');

  /** Drawn in as many pieces as a narrow page may have to put on lines of their own. */
  function pieces(tex: string, drawn: Node, at: 'relations' | 'operations' = 'relations'): Node[] {
    if (!isTooWide(widthOf(drawn))) return [drawn];
    const parts = breakTex(tex, at).map((part) => ({ part, piece: compile(part, false).draw() }));
    return at === 'operations'
      ? parts.map(({ piece }) => piece)
      : parts.flatMap(({ part, piece }) => pieces(part, piece, 'operations'));
  }

  return (tex, display) => {
    const formula = compile(tex, display);
    const drawn = formula.draw();
    return { pieces: display ? [drawn] : pieces(tex, drawn), mathml: formula.mathml };
  };
}
