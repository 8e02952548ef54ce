/** Condition for a student's message that shows distress. Releases before also marked the reply to it. */
export const FLAGGED = `(distress and role = 'user')`;
