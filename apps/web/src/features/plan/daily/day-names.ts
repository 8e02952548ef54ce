import { subjectOfDay } from '@aivy/exam';
import { dailyResultPath, dailyStartPath, dailySubject } from '../../../config/daily-paths';

const SUBJECTS = { english: 'Reading & Writing', math: 'Math', both: 'Reading & Writing and Math' } as const;

/** The subject of a day, as a heading says it. */
export const subjectName = (day: number): string => SUBJECTS[subjectOfDay(day)];

/** The day that an address names: digits and nothing else, NaN otherwise. */
export const dayOf = (text: string | undefined): number => (text && /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN);

export const startOf = (planId: string, day: number): string =>
  dailyStartPath(day, planId, dailySubject(subjectOfDay(day)));

export const resultOf = (planId: string, day: number): string =>
  dailyResultPath(day, planId, dailySubject(subjectOfDay(day)));
