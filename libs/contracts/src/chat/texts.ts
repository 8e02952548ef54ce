/** What the chat's own host says to a request without a session (specification, section 8). */
export const NO_TOKEN_TEXT = 'Authentication token not found';

/** Why a talk with the tutor failed, for whoever reads the log; the student reads a sentence of the widget (section 8). */
export const CHAT_FAULTS = {
  start: 'Failed to start conversation',
  send: 'Failed to send message',
  history: 'Failed to get conversation history',
} as const;
