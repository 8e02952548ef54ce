import type { DraftFault, Part } from './wire';

/** The parts of a draft in the order of the form. */
export const PARTS: readonly { part: Part; name: string }[] = [
  { part: 'place', name: 'Skill, band, time' },
  { part: 'question', name: 'Question' },
  { part: 'answers', name: 'Answers' },
  { part: 'mistakes', name: 'Mistakes' },
  { part: 'hints', name: 'Hints' },
  { part: 'explanation', name: 'Explanation' },
];

export const openCount = (open: Record<Part, number>): number =>
  Object.values(open).reduce((sum, count) => sum + count, 0);
export const partsDone = (open: Record<Part, number>): number => PARTS.filter(({ part }) => open[part] === 0).length;

/** Of the faults those at a field, and at what stands in it where the form has no field for that. */
export const faultsAt = (faults: readonly DraftFault[], ...fields: readonly string[]): DraftFault[] =>
  faults.filter(({ field }) => fields.includes(field));
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
