export { isSpelled, acrossFraction, eraseVeiled, rowAt, seenAt, stepFrom, stepOut } from './caret.js';
export type { Box, Row } from './boxes.js';
export { layOut } from './layout.js';
