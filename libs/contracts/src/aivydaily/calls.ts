import { handlePracticeDistress, listPracticeDistress } from './distress-calls.js';
import { homeCalls } from './home-calls.js';
import { mistakeCalls } from './mistake-calls.js';
import { sessionCalls } from './session-calls.js';
import { talkCalls } from './talk-calls.js';
import { trialCalls } from './trial-calls.js';

export const aivydailyCalls = {
  ...sessionCalls,
  ...talkCalls,
  ...homeCalls,
  ...mistakeCalls,
  ...trialCalls,
  listPracticeDistress,
  handlePracticeDistress,
} as const;
