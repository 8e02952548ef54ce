/** A fixed form by item keys, in the order the student meets them. */
export interface FormKeys {
  id: string;
  english: readonly string[];
  math: readonly string[];
}

/**
 * The current diagnostic form: 17 Reading & Writing in the exam's order of domains, 14 Math from easy to hard.
 * A released form never changes; another selection is another id.
 */
export const DIAGNOSTIC_FORM: FormKeys = { id: 'dt-1', english: [], math: [] };
