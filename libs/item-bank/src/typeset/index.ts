export { formulaFlaw } from './formula-flaw.js';
export { renderMath } from './render-math.js';
export { typesetItem, typesetTexts } from './typeset-item.js';
export { formulasOf, questionTexts, solutionTexts } from './item-formulas.js';
export { outlinesOf, outlinesOfItem } from './outlines-of.js';
