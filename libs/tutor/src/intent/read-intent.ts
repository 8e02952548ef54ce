import { QUICK_REPLIES, type QuickReply } from '../move/move.js';
import type { Intent, IntentName } from './intent.js';

const BY_TAP: Readonly<Record<QuickReply, IntentName>> = {
  hint: 'hint',
  'why is mine wrong': 'why-wrong',
  'check my step': 'check-step',
  explain: 'explain',
  'next question': 'next-question',
};

/** Reads what a message wants. Never throws, whatever the message is. */
export function readIntent(text: string): Intent {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  const tapped = QUICK_REPLIES.find((reply) => reply === plain);
  if (tapped) return { intent: BY_TAP[tapped] };
  if (/^[a-d]$/.test(plain)) return { intent: 'submit', answer: plain };
  return { intent: 'unknown' };
}
