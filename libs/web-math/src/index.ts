export { MathNotice } from './math-notice';
export { MathText } from './math-text';
export { questionTexts } from './question-texts';
export { prefetchMath, useMath, type MathState } from './use-math';
export { mathWords } from './speech/math-words';
