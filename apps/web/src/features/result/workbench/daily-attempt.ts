import type { MissedIn, MissedQuestion } from '@aivy/contracts';
import { skillById } from '@aivy/exam';
import type { Mistake } from './attempt';

/** A daily unit, or a practice session. */
export type DailyKind = 'unit' | 'practice';

/** Names one of them. */
export interface DailyRef {
  kind: DailyKind;
  /** Day of the unit, id of the session. */
  id: number;
}

/** A mistake of one of them; its text and key are asked for when it is opened. */
export interface DailyMistake extends Mistake, DailyRef {
  questionId: number;
}

/** A finished unit, or what is complete of a practice session. */
export interface DailyAttempt extends DailyRef {
  /** As an address has it. */
  test: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Questions that count. */
  asked: number;
  mistakes: readonly DailyMistake[];
}

const dailyName = ({ kind, id }: DailyRef): string => `${kind}-${id}`;

/** The unit or session that an address names; null where it names something else. */
export function readDailyName(name: string | null): DailyRef | null {
  const [, kind, id] = /^(unit|practice)-([1-9]\d{0,8})$/.exec(name ?? '') ?? [];
  return kind === undefined ? null : { kind: kind as DailyKind, id: Number(id) };
}

function mistakeOf(ref: DailyRef, missed: MissedQuestion): DailyMistake {
  const { name, subject } = skillById(missed.skill);
  return {
    ...ref,
    test: dailyName(ref),
    questionId: missed.question_id,
    subject,
    module: null,
    number: missed.number,
    outcome: missed.answered ? 'incorrect' : 'omitted',
    seconds: Math.round(missed.spent_ms / 1000),
    // Nothing was scored, so nothing was lost that could be counted.
    cost: null,
    skill: missed.skill,
    skillName: name,
    level: missed.level,
    // No clock runs.
    pace: null,
    rushed: missed.rushed,
    ...(ref.kind === 'practice' && { rightAt: missed.right_at }),
  };
}

export function readDailyAttempt(kind: DailyKind, { id, at, asked, missed }: MissedIn): DailyAttempt {
  const ref = { kind, id };
  return { ...ref, test: dailyName(ref), at, asked, mistakes: missed.map((each) => mistakeOf(ref, each)) };
}

export const isDaily = (mistake: Mistake): mistake is DailyMistake => 'questionId' in mistake;
