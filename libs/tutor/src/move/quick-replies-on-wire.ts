import type { QuickReply } from '@aivy/contracts';
import type { QuickReply as Tap } from './move.js';

const ON_WIRE: Readonly<Record<Tap, QuickReply>> = {
  hint: 'hint',
  'why is mine wrong': 'why-wrong',
  'check my step': 'check-step',
  explain: 'explain',
  'next question': 'next',
};

/** What a student may tap, as the contracts name it. */
export const quickRepliesOnWire = (replies: readonly Tap[]): QuickReply[] => replies.map((reply) => ON_WIRE[reply]);
