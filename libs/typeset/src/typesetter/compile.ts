// The configuration names packages by text: without this import `ams` would be missing and not said to be.
import 'mathjax-full/js/input/tex/ams/AmsConfiguration.js';
import type { DOMAdaptor } from 'mathjax-full/js/core/DOMAdaptor.js';
import { SerializedMmlVisitor } from 'mathjax-full/js/core/MmlTree/SerializedMmlVisitor.js';
import type { OutputJax } from 'mathjax-full/js/core/OutputJax.js';
import { HTMLHandler } from 'mathjax-full/js/handlers/html/HTMLHandler.js';
import { HTMLMathItem } from 'mathjax-full/js/handlers/html/HTMLMathItem.js';
import { TeX } from 'mathjax-full/js/input/tex.js';
import { makeLegible } from './legible.js';

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

const visitor = new SerializedMmlVisitor();

/** One formula, understood but not drawn yet. */
export interface CompiledFormula<Node> {
  /** For screen readers, as it was written. */
  mathml: string;
  /** As it's drawn: see `makeLegible`. */
  drawnMathml(): string;
  /** Draws it with the compiler's `output`. */
  draw(): Node;
}

/** @throws on faulty TeX something with a message, which need not be an Error */
export type Compiler<Node> = (tex: string, display: boolean) => CompiledFormula<Node>;

/**
 * MathJax's reading of TeX, for a browser's document or for one in memory.
 * @param adaptor of the document in which formulas are made
 * @param output for a compiler that draws
 */
export function createCompiler<Node, Text, Document>(
  adaptor: DOMAdaptor<Node, Text, Document>,
  output?: OutputJax<Node, Text, Document>,
): Compiler<Node> {
  const input = new TeX<Node, Text, Document>({ packages: ['base', 'ams'], formatError: rethrow });
  const page = new HTMLHandler<Node, Text, Document>(adaptor).create('', {
    InputJax: input,
    ...(output ? { OutputJax: output } : {}),
  });
  return (tex, display) => {
    const formula = new HTMLMathItem<Node, Text, Document>(tex, input, display);
    formula.setMetrics(16, 8, ENDLESS, ENDLESS, 1);
    formula.compile(page);
    const mathml = visitor
      .visitTree(formula.root)
      .replace(/\n\s*/g, '')
      .replace(/ data-mjx-[a-z-]+="[^"]*"/g, '')
      .replace(ENTITY, asCharacter);
    makeLegible(formula.root, display);
    return {
      mathml,
      drawnMathml: () => visitor.visitTree(formula.root),
      draw: () => {
        formula.typeset(page);
        return formula.typesetRoot;
      },
    };
  };
}
