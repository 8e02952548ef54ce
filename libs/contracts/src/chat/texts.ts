/** What the chat's own host says to a request without a session (specification, section 8). */
export const NO_TOKEN_TEXT = 'Authentication token not found';
