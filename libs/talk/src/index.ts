export { contextOf, decideAbout, decidedBy, readState } from './decided.js';
export { installTalk } from './install-talk.js';
export type { Decided, StoredMessage, TalkIds } from './message.js';
export { MessageRepository } from './message.repository.js';
export { exportedLinesOf, linesOf, replyOf, type Line } from './reply.js';
export { retentionOf, talkConfig } from './retention.service.js';
export { TalkPlace, TalkWords, type FoundWords, type Heard, type Ready, type WordsWanted } from './setup.js';
export { TalkService } from './talk.service.js';
