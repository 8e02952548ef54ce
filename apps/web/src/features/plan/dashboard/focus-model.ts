import type { focusAreas, Subject, OutputOf } from '@aivy/contracts';
import {
  daysOfFocusArea,
  journeyOf,
  skillLabel,
  skillById,
  STRONG_MASTERY,
  strongestOf,
  type PlanDays,
} from '@aivy/exam';
import { ownGains, type ProgressData } from './improvements-model';

export type FocusData = OutputOf<typeof focusAreas>;

/** A focus area as the dashboard shows it. */
export interface FocusRow {
  skill: number;
  name: string;
  /** Its latest unit is done. */
  isDone: boolean;
  /** `Today`, or the day of its latest unit, or of its first one if there was none yet. */
  day: string;
  /** Mastery now and the points of it that own answers gained since the diagnostic, 0-100; null before they're known. */
  mastery: { then: number; gained: number; now: number } | null;
}

const whole = (points: number | undefined): number => Math.max(0, Math.round(points ?? 0));

function masteryOf(skill: number, progress: ProgressData): FocusRow['mastery'] {
  const now = progress.mastery?.[skill];
  if (now === undefined) return null;
  const gained = Math.min(whole(ownGains(progress).cumulative_progress[skill]), whole(now));
  return { then: whole(now) - gained, gained, now: whole(now) };
}

/** The focus areas of a subject in the order of their units. @param today the day that's open now; null when it's done */
export function focusRows(
  focus: FocusData,
  progress: ProgressData,
  subject: Subject,
  { lastFinishedDay, today }: Pick<PlanDays, 'lastFinishedDay'> & { today: number | null },
): FocusRow[] {
  return focus[subject].map((skill) => {
    const days = daysOfFocusArea(journeyOf(focus.from_day), skill, focus);
    const latest = days.filter((day) => day <= lastFinishedDay).at(-1);
    const isToday = today !== null && days.includes(today);
    return {
      skill,
      name: skillById(skill).name,
      isDone: !isToday && latest !== undefined,
      day: isToday ? 'Today' : `Day ${latest ?? days[0]}`,
      mastery: masteryOf(skill, progress),
    };
  });
}

/** What became strong since it was a focus area of the journey before; null for nothing. */
export function movedUp(focus: FocusData, progress: ProgressData, subject: Subject): string | null {
  const strong = (focus.previous?.[subject] ?? [])
    .filter((skill) => !focus[subject].includes(skill))
    .map((skill) => ({ skill, mastery: progress.mastery?.[skill] ?? 0 }))
    .filter(({ mastery }) => mastery >= STRONG_MASTERY)
    .sort((x, y) => y.mastery - x.mastery)[0];
  if (!strong) return null;
  const level = skillLabel(strong.mastery, false);
  return `Moved up since day ${focus.from_day - 1}: ${skillById(strong.skill).name}, now ${level}.`;
}

/** The strongest topic that isn't a focus area, as the letter has it; null before mastery is known. */
export function strongestText(focus: FocusData, progress: ProgressData, subject: Subject): string | null {
  const skills = Object.entries(progress.mastery ?? {}).map(([skill, mastery]) => ({ skill: Number(skill), mastery }));
  const [strongest] = strongestOf(subject, skills, focus[subject]);
  return strongest === undefined ? null : `Your strongest topic so far: ${skillById(strongest).name}.`;
}
