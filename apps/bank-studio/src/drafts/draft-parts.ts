import type { DraftFault } from './draft-faults.js';

/** The parts of a draft, in the order in which a person completes them. */
export const DRAFT_PARTS = ['place', 'question', 'answers', 'mistakes', 'hints', 'explanation'] as const;
export type DraftPart = (typeof DRAFT_PARTS)[number];

const PART_OF: Readonly<Record<string, DraftPart>> = {
  skill: 'place',
  difficulty: 'place',
  seconds: 'place',
  type: 'answers',
  answer: 'answers',
  accepted: 'answers',
  common_wrong: 'mistakes',
  hints: 'hints',
  explanation: 'explanation',
};

/** The part that a field belongs to; what is known of none (a video that could not be read) concerns the question. */
function partOf(field: string): DraftPart {
  const [name = '', , detail] = field.split('.');
  if (name === 'options') return detail === 'misconception' || detail === 'feedback' ? 'mistakes' : 'answers';
  return PART_OF[name] ?? 'question';
}

/** How many things each part still lacks or has wrong. */
export function openParts(faults: readonly DraftFault[]): Record<DraftPart, number> {
  const open = { place: 0, question: 0, answers: 0, mistakes: 0, hints: 0, explanation: 0 };
  for (const { field } of faults) open[partOf(field)] += 1;
  return open;
}
