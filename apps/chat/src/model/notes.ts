/** One plain line beside the prepared words, so that nobody wonders why the tutor sounds different. */
export const NOTES = {
  unavailable: 'My live answers are taking a break, so this is from my prepared notes.',
  'user-empty': 'You have used today’s live answers. I go on with my prepared notes; tomorrow there are new ones.',
  'installation-empty': 'Live answers are used up for this month, so this is from my prepared notes.',
} as const;
export type NoteName = keyof typeof NOTES;
