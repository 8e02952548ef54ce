import type { TutorState } from '../state/state.js';
import type { WordSet } from '../words/index.js';
import { chosenWording } from '../words/pick.js';

/** What the student takes along, whatever else it sounds like. */
const ABOUT_LATER =
  /\b(?:i'?ll|i will|ima|imma|i'?m (?:gonna|going to)|next time)\b.*\b(?:look|watch|check|read|remember|try|slow|find|start|time)\b|\b(?:made|makes) it click\b|\bclicked\b/i;

export const saysWhatNext = (message: string): boolean => ABOUT_LATER.test(message);

/** Wordings of a move whose question may be about what the student takes along. */
const CLOSING: Readonly<Partial<Record<string, readonly WordSet[]>>> = {
  explanation: ['explanation'],
  simpler: ['simpler'],
  similar: ['similar'],
  'explain-option': ['explain-right', 'explain-wrong'],
};
const TAKES_ALONG = /next time|click|your own words|to a friend|would you say it|look for/;
const isClosing = (state: TutorState): boolean =>
  (CLOSING[state.moves.at(-1) ?? ''] ?? []).some((set) =>
    TAKES_ALONG.test(chosenWording(set, state).split('}').at(-1)!),
  );
const ASKS_ON = /\?|\b(?:idk|don'?t|do not|not sure|no idea|no clue|confus\w*|lost|why|how|huh|explain|hint|help)\b/i;

/** Answers the tutor's closing question, or says what to watch for: "I'll look at the sign". */
export const closes = (state: TutorState, message: string): boolean =>
  !ASKS_ON.test(message) && message.trim().split(/\s+/).length > 1 && (saysWhatNext(message) || isClosing(state));
