import { HELD_OUT as CARE } from '../distress/held-out.js';
import { FRESH } from '../intents/fresh.js';
import { HELD_OUT, isHeldOut, type Labelled } from '../intents/labelled.js';

/** Messages that nothing was trained on, with what they want. */
export const heldOutIntents: readonly Labelled[] = [...HELD_OUT, ...FRESH.filter(isHeldOut)].filter(
  ({ intent }) => intent !== 'distress',
);

/** Messages that nothing was trained on, with their grade of care: 0 to 4. */
export const heldOutCare: readonly { text: string; grade: number }[] = Object.entries(CARE).flatMap(([grade, texts]) =>
  texts.map((text) => ({ text, grade: Number(grade) })),
);
