export { laterLeaksOf, leaksOf, thirdLeaksOf, type FilledLeak } from './fill.js';
export { HELD_OUT_VERDICTS, NO_VERDICTS, VERDICTS } from './verdict-wordings.js';
export { furtherHarmless, harmlessReplies, type AuthoredItem } from './harmless.js';
