import { CHECK_IN_ANSWERS } from '../words/safety.js';
import type { Reading } from './intent.js';
import { readIntent } from './read-intent.js';

/** Reads what a message wants and how its writer is. Never throws, whatever the message is. */
export function readMessage(text: string, _vector: Float32Array | null = null): Reading {
  const [okay, notOkay] = CHECK_IN_ANSWERS;
  const sure = { p: 1, second: 'hint', care: 0, pCare: 0 } as const;
  if (text.trim() === okay) return { ...sure, intent: 'okay' };
  if (text.trim() === notOkay) return { ...sure, intent: 'distress', grade: 3, care: 3, pCare: 1 };
  const intent = readIntent(text);
  return {
    ...sure,
    ...intent,
    p: intent.intent === 'unknown' ? 0 : 1,
    care: intent.grade ?? 0,
    pCare: intent.grade === undefined ? 0 : 1,
  };
}
