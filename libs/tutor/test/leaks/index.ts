export { laterLeaksOf, leaksOf, type FilledLeak, type LeakableItem } from './fill.js';
export { harmlessReplies, type AuthoredItem, type HarmlessReply } from './harmless.js';
