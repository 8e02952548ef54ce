import type { InProgressDiagnostic } from '../core/device/local-diagnostic';
import type { RunningTest, SectionName, SectionRecord } from './types';

/** Whole seconds per question whose sum is the rounded sum, so that a saved test resumes with the same time left. */
export function wholeSeconds(spentMs: readonly number[]): number[] {
  let before = 0;
  let total = 0;
  return spentMs.map((ms) => {
    total += ms;
    const until = Math.round(total / 1000);
    const seconds = until - before;
    before = until;
    return seconds;
  });
}

const indexesOf = (flags: readonly boolean[]): number[] => flags.flatMap((flag, index) => (flag ? [index] : []));

const strikesOf = (eliminated: readonly string[]): Record<number, string> =>
  Object.fromEntries(eliminated.flatMap((letters, index) => (letters ? [[index, letters]] : [])));

/** The running diagnostic as it is kept on the device and sent to the server. */
export function toInProgress(test: RunningTest, savedAt: number): InProgressDiagnostic {
  const { reading_and_writing: english, math } = test.sections;
  return {
    english: [...english.answers],
    math: [...math.answers],
    english_time: wholeSeconds(english.spentMs),
    math_time: wholeSeconds(math.spentMs),
    start_time: test.startTime,
    ...(test.formId === null ? {} : { form_id: test.formId }),
    section: test.section,
    ...(test.only === null ? {} : { only: test.only }),
    position: test.position,
    marked: { reading_and_writing: indexesOf(english.marked), math: indexesOf(math.marked) },
    eliminated: { reading_and_writing: strikesOf(english.eliminated), math: strikesOf(math.eliminated) },
    owner: test.owner,
    saved_at: savedAt,
  };
}

/** The reverse: what `begun` takes to continue a kept diagnostic. */
export function fromInProgress(
  kept: InProgressDiagnostic,
): Pick<RunningTest, 'section' | 'position' | 'sections' | 'only' | 'startTime' | 'formId' | 'owner'> {
  const record = (name: SectionName, answers: string[], seconds: number[]): SectionRecord => ({
    answers: [...answers],
    spentMs: answers.map((_, index) => (seconds[index] ?? 0) * 1000),
    marked: answers.map((_, index) => kept.marked[name]?.includes(index) ?? false),
    eliminated: answers.map((_, index) => kept.eliminated[name]?.[index] ?? ''),
  });
  return {
    section: kept.section,
    only: kept.only ?? null,
    position: kept.position,
    sections: {
      reading_and_writing: record('reading_and_writing', kept.english, kept.english_time),
      math: record('math', kept.math, kept.math_time),
    },
    startTime: kept.start_time,
    formId: kept.form_id ?? null,
    owner: kept.owner,
  };
}
