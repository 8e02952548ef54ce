import { placeOfModule, subjectOfModule, type ModuleNumber } from '@aivy/exam';

const SECTION_NAMES = { english: 'Reading & Writing', math: 'Math' } as const;

/** 'Reading & Writing' or 'Math'. */
export const sectionName = (module: ModuleNumber): string => SECTION_NAMES[subjectOfModule(module)];

/** Heading of a module: 'Section 1, Module 2: Reading & Writing'. */
export function moduleTitle(module: ModuleNumber): string {
  const { section, part } = placeOfModule(module);
  return `Section ${section}, Module ${part}: ${sectionName(module)}`;
}

/** What submitting a module means. */
export const submitTexts = (module: ModuleNumber) => ({
  title: module === 4 ? 'Submit your test?' : 'Finish this module?',
  body:
    module === 4
      ? 'This is the last module. You cannot change your answers after this.'
      : 'You cannot come back to this module once you go on.',
  timeUp: 'All your answers are kept, also the one you were working on. This module is submitted for you.',
  until: module === 4 ? 'you submit your test' : 'you hand this module in',
});
