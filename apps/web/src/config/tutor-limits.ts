/** `MESSAGE_MAX_LENGTH` of the contract, said again so that no schema reaches the browser; a test holds the two together. */
export const MESSAGE_MAX_LENGTH = 2_000;
