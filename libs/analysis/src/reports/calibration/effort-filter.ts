import { effortOf, isScorable, isUnread, withConduct } from '@aivy/psychometrics';
import { settingOf, type ItemFrame, type RecordedAnswer } from '../answers.js';

/** Answers of one person, by whether they say what the person can do. */
export interface ByEffort {
  worked: readonly RecordedAnswer[];
  /** Given too fast to have been read, where there was no time, or in a module that was mostly passed by unread. */
  leftOut: readonly RecordedAnswer[];
}

type Frames = ReadonlyMap<number, ItemFrame>;

const timed = (answer: RecordedAnswer, frames: Frames) => {
  const { seconds, medianSeconds, characters } = frames.get(answer.item)!;
  return {
    ...{ answer, seconds, characters, answered: answer.answered, timeSpent: answer.spentMs / 1000 },
    ...(medianSeconds !== undefined && { medianSeconds }),
  };
};

/**
 * The answers of a test by module. The record does not name modules: a section of the diagnostic is one, a section of a
 * full test two of the same length, one after the other.
 * @param answers in the order in which they were given
 */
function modulesOf(answers: readonly RecordedAnswer[], frames: Frames): RecordedAnswer[][] {
  const sections = new Map<string, RecordedAnswer[]>();
  for (const answer of answers) {
    const key = `${answer.sitting} ${frames.get(answer.item)!.section}`;
    const section = sections.get(key);
    if (section) section.push(answer);
    else sections.set(key, [answer]);
  }
  return [...sections.values()].flatMap((section) => {
    if (section[0]!.source === 'diagnostic') return [section];
    const half = Math.ceil(section.length / 2);
    return [section.slice(0, half), section.slice(half)].filter((module) => module.length > 0);
  });
}

/** Those of a module that were worked on; none where there was too little effort for a score. */
function workedOf(module: readonly RecordedAnswer[], frames: Frames): RecordedAnswer[] {
  const met = withConduct(
    module.map((answer) => timed(answer, frames)),
    null,
  );
  if (!isScorable([effortOf(met)])) return [];
  return met.flatMap(({ answer, conduct }) => (conduct === 'worked' ? [answer] : []));
}

/**
 * Takes out what says nothing of a person, by the rules of a score: thresholds by item, effort by module (`conductOf`,
 * `effortOf`). In practice nothing presses, and each answer stands alone.
 * @param answers of one person, in the order in which they were given; items of the frames alone
 */
export function byEffort(answers: readonly RecordedAnswer[], frames: Frames): ByEffort {
  const exam = answers.filter(({ source }) => settingOf(source) === 'exam');
  const kept = new Set(modulesOf(exam, frames).flatMap((module) => workedOf(module, frames)));
  const isWorked = (answer: RecordedAnswer): boolean => {
    if (settingOf(answer.source) === 'exam') return kept.has(answer);
    const { answered, timeSpent, ...times } = timed(answer, frames);
    // A client that keeps no times tells nothing of effort.
    return (answered && timeSpent === 0) || !isUnread({ ...times, timeSpent });
  };
  const worked = answers.filter(isWorked);
  const chosen = new Set(worked);
  return { worked, leftOut: answers.filter((answer) => !chosen.has(answer)) };
}
