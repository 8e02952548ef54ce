import type { SubmitTexts, SectionName } from '../../player';

/** What submitting a section of the diagnostic means. */
export const SUBMIT_TEXTS: Record<SectionName, SubmitTexts> = {
  reading_and_writing: {
    title: 'Finish Reading & Writing?',
    body: 'You cannot come back to this section once Math has started.',
    timeUp: 'All your answers are kept, also the one you were working on. Math comes next.',
    until: 'you go on to Math',
  },
  math: {
    title: 'Submit your test?',
    body: 'You cannot change your answers after this.',
    timeUp: 'All your answers are kept, also the one you were working on. Your test is ready to be scored.',
    until: 'you submit your test',
  },
};

/** The same of an adaptive form, whose questions are only there once they are come to. */
export const STEP_SUBMIT_TEXTS: Record<SectionName, SubmitTexts> = {
  reading_and_writing: {
    ...SUBMIT_TEXTS.reading_and_writing,
    timeUp:
      'All your answers are kept, also the one you were working on. Questions you did not come to count as empty. Math comes next.',
  },
  math: {
    ...SUBMIT_TEXTS.math,
    timeUp:
      'All your answers are kept, also the one you were working on. Questions you did not come to count as empty. Your test is ready to be scored.',
  },
};
