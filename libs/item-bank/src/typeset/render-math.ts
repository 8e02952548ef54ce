import { replaceTex } from '@aivy/typeset';
import type { LiteElement } from 'mathjax-full/js/adaptors/lite/Element.js';
import { adaptor, typeset } from './set-formula.js';

/** HTML with its formulas drawn, for pages that load no script. @throws on faulty TeX */
export const renderMath = (html: string): string =>
  replaceTex(html, (tex, display) =>
    typeset(tex, display)
      .pieces.map((piece) => adaptor.outerHTML(piece as LiteElement))
      .join('<wbr>'),
  );
