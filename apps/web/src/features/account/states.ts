import { STATES as NAMES, type StateCode } from '@aivy/contracts';

/** Codes and full names, in the order of the list. */
export const STATES: readonly { value: string; label: string }[] = Object.entries(NAMES).map(([value, label]) => ({
  value,
  label,
}));

/** What the account takes: a listed code; '' for none, and for what an older account may hold. */
export const stateCode = (value: string): StateCode | '' => (value in NAMES ? (value as StateCode) : '');

/** School grades as the account stores them: 1 stands for Other. */
export const GRADES = [9, 10, 11, 12, 1].map((grade) => ({
  value: String(grade),
  label: grade === 1 ? 'Other' : `Grade ${grade}`,
}));
