export { breakTex, type BreakAt } from './break-tex.js';
export { createCompiler } from './compile.js';
export { createTypesetter, isTooWide } from './typesetter.js';
export { typesettingOf } from './typesetting-of.js';
export { toOutline } from './outline.js';
