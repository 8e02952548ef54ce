import { SerializedMmlVisitor } from 'mathjax-full/js/core/MmlTree/SerializedMmlVisitor.js';
import { STATE } from 'mathjax-full/js/core/MathItem.js';
import type { MmlNode } from 'mathjax-full/js/core/MmlTree/MmlNode.js';
import { TeX } from 'mathjax-full/js/input/tex.js';
import { SVG } from 'mathjax-full/js/output/svg.js';
import { mathjax } from 'mathjax-full/js/mathjax.js';

const visitor = new SerializedMmlVisitor();
let compiler: ReturnType<typeof mathjax.document> | undefined;

/**
 * MathML of a formula: the text alternative that MathJax's SVG lacks.
 * A faulty formula gives MathML holding the error's text, never an exception.
 */
export function texToMathml(tex: string, display: boolean): string {
  // Made on first use, because the HTML handler is registered by the drawing module.
  compiler ??= mathjax.document('', { InputJax: new TeX({ packages: ['base', 'ams'] }), OutputJax: new SVG({ fontCache: 'none' }) });
  const root: MmlNode = compiler.convert(tex, { display, end: STATE.CONVERT });
  return visitor.visitTree(root);
}
