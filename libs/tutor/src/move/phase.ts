import type { TutorPhase } from '@aivy/contracts';

/** Where a student is with a question: 3.1 question, 3.2 hint, 3.3 feedback on an answer, 3.5 explanation. */
export type Phase = TutorPhase;

/** The four rungs of an item's ladder of hints, from orientation to almost there. */
export type Rung = 1 | 2 | 3 | 4;

export const RUNGS: readonly Rung[] = [1, 2, 3, 4];
