// The contract's numbers, said again so that no schema reaches the browser; a test holds the two together.

/** `MESSAGE_MAX_LENGTH`: characters of what a student says at once. */
export const MESSAGE_MAX_LENGTH = 2_000;
/** `ANSWER_MAX_LENGTH`: characters of an answer. */
export const ANSWER_MAX_LENGTH = 6;
/** `NO_QUESTION`: what the chat is begun with where there is no question. */
export const NO_QUESTION = 1;
