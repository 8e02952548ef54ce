import type { AsideKind } from '../move/move.js';

/** What a message that isn't about the question is about; the first that fits. */
const ASIDES: readonly (readonly [AsideKind, RegExp])[] = [
  [
    'tries',
    /\bhow many (?:tries|attempts|chances|guesses|times)\b|\b(?:tries|attempts|chances) (?:do i have|are)? ?left\b/i,
  ],
  [
    'break',
    /\bbrb\b|\bbe right back\b|\bhold on\b|\bone sec(?:ond)?\b|\bgive me a (?:sec|minute|min)\b|\b(?:phone|battery|laptop) (?:is )?(?:at|dying|dead|about to)\b|\bgotta (?:pee|eat|go)\b|\bmom is calling\b|\bdog\b.*\b(?:brb|sec|wait)\b/i,
  ],
  ['music', /\b(?:listen(?:ing)? to|play(?:ing)?|with) (?:some )?(?:music|songs?|a podcast|spotify)\b/i],
  [
    'app',
    /\b(?:break|pause|quit|exit|back|dark mode|calculator|timer|sound) (?:button|mode|setting)?\b.*\?|\bis there an? (?:break|pause|button|timer|calculator|way to)\b|\bhow do i (?:pause|stop|quit|turn|close|change)\b|\b(?:break|pause|quit|exit) button\b/i,
  ],
  [
    'use',
    /\b(?:irl|in real life|ever (?:use|need) (?:this|it|any)|used for|need this for|for my life|as an adult|when (?:will|am|do|would) i)\b|\bwhat(?:'?s| is) (?:this|it|that) (?:even )?for\b|\bwhy do (?:we|i) (?:even )?(?:have to|need to|learn)\b/i,
  ],
  [
    'comment',
    /\b(?:is|are|so|thats|that's|kinda|sounds?|looks?) (?:so |really |kinda |pretty |super )*(?:gross|weird|crazy|wild|creepy|disgusting|hilarious|cool|funny|sad|boring|trash|ugly|cute)\b/i,
  ],
  [
    'curious',
    /^\W*(?:wait |so |but |ok |like )*(?:did|do|does|is|are|was|were|can|could|who|why|how|when|where|what)\b.*\b(?:actually|really|back then|die|real|true|famous|exist|invent\w*|names?|named|called|know)\b|\bback then\b|\bwho (?:even )?(?:names?|named|came up with|made)\b/i,
  ],
];

/** What kind of aside a message is. */
export const asideOf = (message: string): AsideKind =>
  ASIDES.find(([, pattern]) => pattern.test(message.replace(/[’‘]/g, "'")))?.[0] ?? 'other';
