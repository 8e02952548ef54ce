import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RunningTest, SectionName, SectionRecord } from './types';

const emptySection = (): SectionRecord => ({ answers: [], spentMs: [], marked: [], eliminated: [] });

const initialState: RunningTest = {
  phase: 'idle',
  section: 'reading_and_writing',
  position: 0,
  reviewing: false,
  sections: { reading_and_writing: emptySection(), math: emptySection() },
  startTime: '',
  formId: null,
  only: null,
  owner: null,
  leftMs: null,
  revision: 0,
};

/** Pads or cuts to the number of questions that the section turned out to have. */
const fit = <T>(list: readonly T[], length: number, filler: T): T[] =>
  Array.from({ length }, (_, index) => list[index] ?? filler);

const clamp = (value: number, length: number): number =>
  Math.max(0, Math.min(Math.trunc(value), Math.max(0, length - 1)));

const current = (test: RunningTest): SectionRecord => test.sections[test.section];

/** State of the test a student is taking. Questions are server data and live in the query cache, not here. */
export const testSlice = createSlice({
  name: 'test',
  initialState,
  reducers: {
    /** A new test, or one picked up where it was left. */
    begun(
      _test,
      {
        payload,
      }: PayloadAction<
        Pick<RunningTest, 'startTime' | 'formId' | 'owner'> &
          Partial<Pick<RunningTest, 'section' | 'position' | 'sections' | 'only' | 'leftMs'>>
      >,
    ) {
      return { ...initialState, ...payload, phase: 'running' as const };
    },
    /** The questions arrived: the arrays take the form's length. */
    sectionSized(test, { payload }: PayloadAction<{ section: SectionName; length: number; formId?: string }>) {
      const record = test.sections[payload.section];
      test.sections[payload.section] = {
        answers: fit(record.answers, payload.length, ''),
        spentMs: fit(record.spentMs, payload.length, 0),
        marked: fit(record.marked, payload.length, false),
        eliminated: fit(record.eliminated, payload.length, ''),
      };
      if (payload.formId !== undefined) test.formId ??= payload.formId;
      if (payload.section === test.section) test.position = clamp(test.position, payload.length);
    },
    /** A second choice of the same letter takes the answer back; choosing a struck letter restores it. */
    choiceToggled(test, { payload: letter }: PayloadAction<string>) {
      const { answers, eliminated } = current(test);
      answers[test.position] = answers[test.position] === letter ? '' : letter;
      eliminated[test.position] = (eliminated[test.position] ?? '').replace(letter, '');
      test.revision += 1;
    },
    entryTyped(test, { payload: entry }: PayloadAction<string>) {
      if (current(test).answers[test.position] === entry) return;
      current(test).answers[test.position] = entry;
      test.revision += 1;
    },
    /** Striking out the chosen letter also takes the answer back. */
    eliminationToggled(test, { payload: letter }: PayloadAction<string>) {
      const { answers, eliminated } = current(test);
      const struck = eliminated[test.position] ?? '';
      const isStruck = struck.includes(letter);
      eliminated[test.position] = isStruck ? struck.replace(letter, '') : [...struck, letter].sort().join('');
      if (!isStruck && answers[test.position] === letter) answers[test.position] = '';
      test.revision += 1;
    },
    markToggled(test) {
      const { marked } = current(test);
      marked[test.position] = !marked[test.position];
      test.revision += 1;
    },
    /** Answers that are final, from the first on: they stand in the place of what this page has. */
    answersFixed(test, { payload }: PayloadAction<{ section: SectionName; answers: readonly string[] }>) {
      const { answers } = test.sections[payload.section];
      const differs = payload.answers.some((answer, index) => index < answers.length && answers[index] !== answer);
      if (!differs) return;
      payload.answers.slice(0, answers.length).forEach((answer, index) => (answers[index] = answer));
      test.revision += 1;
    },
    /** Going past the last question opens the review page. */
    movedTo(test, { payload: index }: PayloadAction<number>) {
      const { length } = current(test).answers;
      test.reviewing = index >= length;
      test.position = clamp(index, length);
      test.revision += 1;
    },
    reviewOpened(test) {
      test.reviewing = true;
    },
    /** Time the question on the screen has been looked at; `limitMs` keeps a section's sum inside its limit. */
    timePassed(test, { payload }: PayloadAction<{ ms: number; limitMs: number }>) {
      const { spentMs } = current(test);
      if (test.phase !== 'running' || spentMs.length === 0) return;
      const room = payload.limitMs - sum(spentMs);
      spentMs[test.position] = (spentMs[test.position] ?? 0) + Math.max(0, Math.min(payload.ms, room));
    },
    /** What a deadline leaves, read together with the time spent. */
    timeLeftRead(test, { payload: ms }: PayloadAction<number>) {
      test.leftMs = Math.max(0, ms);
    },
    sectionEntered(test, { payload: section }: PayloadAction<SectionName>) {
      test.section = section;
      test.position = 0;
      test.reviewing = false;
      test.revision += 1;
    },
    /** The test that began then was submitted. By the time that is known another one may be open. */
    finished(test, { payload: startTime }: PayloadAction<string>) {
      if (test.phase === 'running' && test.startTime === startTime) test.phase = 'submitted';
    },
    left: () => initialState,
  },
  selectors: {
    selectTest: (test) => test,
    selectSection: (test) => current(test),
    selectPosition: (test) => test.position,
    selectSpentMs: (test) => sum(current(test).spentMs),
    selectLeftMs: (test) => test.leftMs,
  },
});

export const {
  begun,
  sectionSized,
  choiceToggled,
  entryTyped,
  answersFixed,
  eliminationToggled,
  markToggled,
  movedTo,
  reviewOpened,
  timePassed,
  timeLeftRead,
  sectionEntered,
  finished,
  left,
} = testSlice.actions;

const sum = (list: readonly number[]): number => list.reduce((total, entry) => total + entry, 0);
