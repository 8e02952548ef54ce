import type { MoveName } from '../move/move.js';

/** Wordings for a student who complains about the tutor. `{did}` is what they did before that went unheard. */
export const OWN_UP_WORDS = {
  'own-up': [
    'You {did}, and that got you nowhere. My bad. Which would help?',
    "That's on me. You {did}, and I didn't really answer. Which of these?",
    'You {did}, and my reply missed it. What would help more?',
    "Sorry, you {did} and I wasn't much help. Want one of these instead?",
  ],
  'own-up-again': [
    "Okay, my way isn't working, sorry. Let's go smaller. {question}",
    "You're right, that was no help. Forget it and try this. {question}",
    "Sorry, let's change it up. {question}",
    "I hear you, and I'm sorry. New start. {question}",
  ],
} as const;

/** What the student did before each move of the tutor's. */
const DID: readonly (readonly [did: string, moves: readonly MoveName[]])[] = [
  ['asked for the answer', ['not-the-answer']],
  ['asked for help', ['hint', 'hint-again']],
  ['asked about a word', ['define', 'own-term', 'term-unknown', 'word-in-context', 'word-later']],
  ['asked about the text', ['where', 'passage']],
  ['asked about your answer', ['why-wrong', 'recheck', 'wrong-unforeseen', 'nothing-tried', 'already-tried']],
  ['told me your answer', ['offer-submit', 'asked-value', 'which-answer', 'tap-submit']],
  ['talked about the choices', ['between', 'weighs', 'rules-out', 'check-first']],
  ['asked about a choice', ['explain-option']],
  ['asked me to explain', ['explain-later', 'explanation', 'explain-part', 'simpler']],
  ['sent me your work', ['step', 'ask-step']],
  ['told me how you feel', ['encourage', 'small-step']],
];

/** What a student did, going by the tutor's reply to it. */
export const didBefore = (move: string | undefined): string =>
  DID.find(([, moves]) => moves.some((each) => each === move))?.[0] ?? 'told me what you think';
