import type { QuickReply } from '@aivy/contracts';
import type { QuickReply as TutorReply } from '@aivy/tutor';

const ON_WIRE: Readonly<Record<TutorReply, QuickReply>> = {
  hint: 'hint',
  'why is mine wrong': 'why-wrong',
  'check my step': 'check-step',
  explain: 'explain',
  'next question': 'next',
};

/** What a student may tap, as the contracts name it. */
export const quickRepliesOnWire = (replies: readonly TutorReply[]): QuickReply[] =>
  replies.map((reply) => ON_WIRE[reply]);
