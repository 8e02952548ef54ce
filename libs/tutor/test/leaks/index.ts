export { laterLeaksOf, leaksOf, type FilledLeak } from './fill.js';
export { harmlessReplies, type AuthoredItem } from './harmless.js';
