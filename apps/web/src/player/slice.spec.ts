import {
  answersFixed,
  begun,
  choiceToggled,
  eliminationToggled,
  entryTyped,
  finished,
  markToggled,
  movedTo,
  sectionEntered,
  sectionSized,
  testSlice,
  timePassed,
} from './slice';
import type { RunningTest } from './types';

type Step = Parameters<typeof testSlice.reducer>[1];
const START = begun({ startTime: '2026-01-05 10:00:00', formId: null, owner: null });
const SIZED = sectionSized({ section: 'reading_and_writing', length: 3, formId: 'dt-1' });
const play = (...steps: Step[]): RunningTest =>
  steps.reduce<RunningTest>((test, step) => testSlice.reducer(test, step), testSlice.getInitialState());
const english = (test: RunningTest) => test.sections.reading_and_writing;

describe('the running test', () => {
  it('starts in Reading & Writing at the first question with nothing answered, spent, marked or struck', () => {
    const test = play(START, SIZED);
    expect(test).toMatchObject({ phase: 'running', section: 'reading_and_writing', position: 0, formId: 'dt-1' });
    expect(english(test)).toEqual({
      answers: ['', '', ''],
      spentMs: [0, 0, 0],
      marked: [false, false, false],
      eliminated: ['', '', ''],
    });
  });

  it('takes the answer back when the same choice is pressed again', () => {
    expect(english(play(START, SIZED, choiceToggled('b'))).answers).toEqual(['b', '', '']);
    expect(english(play(START, SIZED, choiceToggled('b'), choiceToggled('b'))).answers).toEqual(['', '', '']);
    expect(english(play(START, SIZED, choiceToggled('b'), choiceToggled('d'))).answers).toEqual(['d', '', '']);
  });

  it('restores a struck choice that is chosen, and clears a chosen one that is struck', () => {
    expect(english(play(START, SIZED, eliminationToggled('c'), eliminationToggled('a'))).eliminated[0]).toBe('ac');
    expect(english(play(START, SIZED, eliminationToggled('c'), choiceToggled('c')))).toMatchObject({
      answers: ['c', '', ''],
      eliminated: ['', '', ''],
    });
    expect(english(play(START, SIZED, choiceToggled('c'), eliminationToggled('c')))).toMatchObject({
      answers: ['', '', ''],
      eliminated: ['c', '', ''],
    });
  });

  it('keeps marks and strikes per question', () => {
    const test = play(START, SIZED, markToggled(), eliminationToggled('d'), movedTo(1));
    expect(english(test).marked).toEqual([true, false, false]);
    expect(english(test).eliminated).toEqual(['d', '', '']);
    expect(english(play(START, SIZED, markToggled(), markToggled())).marked[0]).toBe(false);
  });

  it('opens the review page past the last question and never leaves the section', () => {
    expect(play(START, SIZED, movedTo(3))).toMatchObject({ position: 2, reviewing: true });
    expect(play(START, SIZED, movedTo(3), movedTo(0))).toMatchObject({ position: 0, reviewing: false });
    expect(play(START, SIZED, movedTo(-5))).toMatchObject({ position: 0, reviewing: false });
  });

  it('adds time to the question on the screen and never beyond the limit', () => {
    const test = play(
      START,
      SIZED,
      timePassed({ ms: 4000, limitMs: 10_000 }),
      movedTo(1),
      timePassed({ ms: 5000, limitMs: 10_000 }),
      movedTo(2),
      timePassed({ ms: 900_000, limitMs: 10_000 }),
    );
    expect(english(test).spentMs).toEqual([4000, 5000, 1000]);
    expect(english(play(START, SIZED, timePassed({ ms: -50, limitMs: 10_000 }))).spentMs[0]).toBe(0);
  });

  it('keeps both sections apart and enters Math at its first question', () => {
    const test = play(
      START,
      SIZED,
      choiceToggled('a'),
      movedTo(2),
      sectionEntered('math'),
      sectionSized({ section: 'math', length: 2 }),
      entryTyped('3/4'),
    );
    expect(test).toMatchObject({ section: 'math', position: 0 });
    expect(test.sections.math.answers).toEqual(['3/4', '']);
    expect(english(test).answers).toEqual(['a', '', '']);
  });

  it('enters Math with a question on the screen, also from the review page', () => {
    expect(play(START, SIZED, movedTo(3), sectionEntered('math'))).toMatchObject({ position: 0, reviewing: false });
  });

  it('stays at its question when the questions of the other section arrive', () => {
    expect(play(START, SIZED, movedTo(2), sectionSized({ section: 'math', length: 1 })).position).toBe(2);
  });

  it('keeps the form that it was begun with', () => {
    const kept = begun({ startTime: '', formId: 'dt-7', owner: null });
    expect(play(kept, SIZED).formId).toBe('dt-7');
  });

  it('is over when it was submitted, and not when an earlier one was; then no time passes in it', () => {
    const other = play(START, SIZED, finished('2025-12-24 09:00:00'));
    expect(other.phase).toBe('running');
    const over = play(START, SIZED, finished('2026-01-05 10:00:00'), timePassed({ ms: 4000, limitMs: 10_000 }));
    expect([over.phase, english(over).spentMs]).toEqual(['submitted', [0, 0, 0]]);
  });

  it('takes answers that are final as they are, and asks for a save only where they differ', () => {
    const fixed = (...answers: string[]) => answersFixed({ section: 'reading_and_writing', answers });
    const own = play(START, SIZED, choiceToggled('a'));
    expect(testSlice.reducer(own, fixed('a'))).toBe(own);
    const given = testSlice.reducer(own, fixed('b', 'c', '', 'd'));
    expect([english(given).answers, given.revision - own.revision]).toEqual([['b', 'c', ''], 1]);
  });

  it('counts a revision for every change worth saving, and none for typing the same again', () => {
    expect(play(START, SIZED, choiceToggled('a'), markToggled(), movedTo(1)).revision).toBe(3);
    expect(play(START, SIZED, entryTyped('7'), entryTyped('7')).revision).toBe(1);
    expect(play(START, SIZED, timePassed({ ms: 5, limitMs: 9000 })).revision).toBe(0);
  });

  it('fits kept answers to the number of questions the form turned out to have', () => {
    const kept = begun({
      startTime: '',
      formId: null,
      owner: null,
      position: 9,
      sections: {
        reading_and_writing: { answers: ['a', 'b', 'c', 'd'], spentMs: [1], marked: [true], eliminated: [] },
        math: { answers: [], spentMs: [], marked: [], eliminated: [] },
      },
    });
    const test = play(kept, SIZED);
    expect(english(test)).toEqual({
      answers: ['a', 'b', 'c'],
      spentMs: [1, 0, 0],
      marked: [true, false, false],
      eliminated: ['', '', ''],
    });
    expect(test.position).toBe(2);
  });
});
