import { parseUtcStamp, subjectOfModule, type ModuleNumber } from '@aivy/exam';
import { longDate } from '../../../lib/long-date';
import type { SubjectName } from '../../../player/analysis/model';
import { DIAGNOSTIC } from './attempt';
import type { DailyRef } from './daily-attempt';
import type { ListedTest } from './hooks/use-attempts';

/** @param stamp UTC */
function dateOf(stamp: string): string {
  const moment = parseUtcStamp(stamp);
  return moment ? longDate(moment) : stamp;
}

/** 'Full test 3', numbered from the first that was taken; 'Diagnostic'. @param tests the newest first */
export function shortTestName(tests: readonly ListedTest[], id: string): string {
  if (id === DIAGNOSTIC) return 'Diagnostic';
  const full = tests.filter((test) => test.id !== DIAGNOSTIC);
  const index = full.findIndex((test) => test.id === id);
  return index < 0 ? 'Full test' : `Full test ${full.length - index}`;
}

/** 'Daily unit of day 12', 'Practice'. */
export const shortDailyName = ({ kind, id }: DailyRef): string =>
  kind === 'unit' ? `Daily unit of day ${id}` : 'Practice';

/** 'Daily unit of day 12, December 4, 2026'. @param at milliseconds since 1970 */
export const dailyTitle = (ref: DailyRef, at: number): string => `${shortDailyName(ref)}, ${longDate(new Date(at))}`;

/** 'Full test 3, December 4, 2026'. @param tests the newest first */
export function testName(tests: readonly ListedTest[], id: string): string {
  const test = tests.find((each) => each.id === id);
  return test ? `${shortTestName(tests, id)}, ${dateOf(test.startTime)}` : shortTestName(tests, id);
}

const SUBJECTS = { english: 'R&W', math: 'Math' } as const;

/** 'Module 2, R&W'; of the diagnostic, whose sections have no modules, 'R&W'. */
export const partName = (part: ModuleNumber | SubjectName): string =>
  typeof part === 'string' ? SUBJECTS[part] : `Module ${part}, ${SUBJECTS[subjectOfModule(part)]}`;

/** 'Module 2' in a row of a test, 'R&W' of the diagnostic. */
export const shortPartName = (part: ModuleNumber | SubjectName): string =>
  typeof part === 'string' ? SUBJECTS[part] : `Module ${part}`;
