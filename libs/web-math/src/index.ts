export { MathText, type MathTextProps } from './math-text';
export { prefetchMath } from './lazy-tex';
export { hasTex, splitTex, type TexPart } from './split-tex';
export { sanitizeHtml } from './sanitize';
