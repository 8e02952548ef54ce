export { MathNotice } from './math-notice';
export { MathText, type MathTextProps } from './math-text';
export { prefetchMath, useMath, type MathState } from './renderer-state';
export { hasTex } from './has-tex';
export { sanitizeHtml } from './sanitize';
