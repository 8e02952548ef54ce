export { splitTex } from './split-tex.js';
export { areReadable, joinTypeset, TYPESET_EDITION } from './edition.js';
export * from './written.js';
export * from './escape-html.js';
export * from './has-tex.js';
export * from './replace-tex.js';
export type * from './typesetting.js';
