import type { HintContext } from './hint-context.js';
import type { ReviewContext } from './review-context.js';

/** What the tutor knows of the question at hand: little while it is open, all when it is complete. */
export type TutorContext = HintContext | ReviewContext;
