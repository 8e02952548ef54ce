export { talkConfig } from './config.js';
export {
  authoredText,
  contextIn,
  contextOf,
  decideAbout,
  decidedBy,
  examplesFor,
  pinsOf,
  readState,
  type Asked,
  type Said,
} from './decided.js';
export { DistressRepository } from './distress.repository.js';
export { installTalk } from './install-talk.js';
export type { Decided, StoredMessage, TalkIds, Words } from './message.js';
export { MessageRepository } from './message.repository.js';
export { exportedLinesOf, linesOf, replyOf, type Line } from './reply.js';
export { retentionOf } from './retention.service.js';
export { TalkPlace, TalkWords, type Heard, type ReadWanted, type Ready, type WordsWanted } from './setup.js';
export { TalkService } from './talk.service.js';
