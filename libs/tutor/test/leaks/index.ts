export { laterLeaksOf, leaksOf, thirdLeaksOf, type FilledLeak } from './fill.js';
export { furtherHarmless, harmlessReplies, type AuthoredItem, type HarmlessReply } from './harmless.js';
