export { MathNotice } from './math-notice';
export { MathText } from './math-text';
export { prefetchMath, useMath } from './renderer-state';
export { hasTex } from './has-tex';
