export { laterLeaksOf, leaksOf, thirdLeaksOf, type FilledLeak } from './fill.js';
export { furtherHarmless, harmlessReplies, type AuthoredItem } from './harmless.js';
