export { createTypesetter } from './typesetter.js';
export { typesettingOf } from './typesetting-of.js';
export { toOutline } from './outline.js';
