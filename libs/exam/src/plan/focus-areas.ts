import type { Subject } from '@aivy/contracts';
import { skillsOf } from '../skills.js';
import { JOURNEY_DAYS, journeyDay, subjectOfDay, UNIT_QUESTIONS } from './days.js';

/** A skill with this mastery or less is weak (specification, validation rules). */
export const WEAK_MASTERY = 70;
/** From this mastery on, a skill that isn't a focus area is a strength. */
export const STRONG_MASTERY = 70;
/** Focus areas in each subject. */
export const FOCUS_AREAS = 5;
/** Skills that a report shows first as its areas of improvement, the lowest of a subject. */
export const AREAS_TO_IMPROVE = 5;
/** A focus area gets at most two units in a journey. */
const MOST_UNITS = 2;

/** What the order of study needs to know about a skill. */
export interface SkillStanding {
  skill: number;
  /** 0-100. */
  mastery: number;
  pointsPerMinute: number;
}

/** The focus areas of a journey, in the order in which its units go through them. */
export type FocusAreas = Readonly<Record<Subject, readonly number[]>>;

export interface FocusWish {
  skills: readonly SkillStanding[];
  /** Skills that the student asked for; strong ones and those of the other subject are ignored. */
  wished?: readonly number[] | undefined;
  /** Skill id → questions the student hasn't met yet; absent: enough for every skill. */
  unmet?: ReadonlyMap<number, number>;
}

const isOf = (subject: Subject, skill: number): boolean => skillsOf(subject).some(({ id }) => id === skill);

/** Which of the skills that a student asked for get a place: weak ones of the subject. */
export const honoredOf = (
  subject: Subject,
  skills: readonly SkillStanding[],
  wished: readonly number[] | undefined = [],
): number[] =>
  skills
    .filter(({ skill, mastery }) => isOf(subject, skill) && mastery <= WEAK_MASTERY && wished.includes(skill))
    .map(({ skill }) => skill);

/**
 * A subject's five focus areas for a journey, most points per minute of study first. The skills that the student asked for
 * get their places first, then weak skills, then the others. A skill that's short of new questions gives way to one with
 * more units of them.
 */
export function focusAreasOf(subject: Subject, { skills, wished, unmet }: FocusWish): number[] {
  const honored = honoredOf(subject, skills, wished);
  const newUnits = (skill: number): number =>
    unmet ? Math.min(MOST_UNITS, Math.floor((unmet.get(skill) ?? 0) / UNIT_QUESTIONS)) : MOST_UNITS;
  /** The lower, the better. */
  const claim = ({ skill, mastery }: SkillStanding): number => {
    if (honored.includes(skill)) return 0;
    return 2 * (MOST_UNITS - newUnits(skill)) + (mastery <= WEAK_MASTERY ? 1 : 2);
  };
  const byWorth = (x: SkillStanding, y: SkillStanding): number =>
    y.pointsPerMinute - x.pointsPerMinute || x.mastery - y.mastery || x.skill - y.skill;
  return skills
    .filter(({ skill }) => isOf(subject, skill))
    .sort((x, y) => claim(x) - claim(y) || byWorth(x, y))
    .slice(0, FOCUS_AREAS)
    .sort(byWorth)
    .map(({ skill }) => skill);
}

/** The first and the last day of a journey. */
export const daysOfJourney = (journey: number): { from: number; to: number } => ({
  from: (journey - 1) * JOURNEY_DAYS + 1,
  to: journey * JOURNEY_DAYS,
});

/**
 * The skill of a day's unit: the units of a subject go through its focus areas in order, then start again from the top.
 * @throws RangeError for a test day, which has no unit
 */
export function unitSkillOf(day: number, focus: FocusAreas): number {
  const subject = subjectOfDay(day);
  if (subject === 'both') throw new RangeError(`day ${day} is a test day`);
  const areas = focus[subject];
  return areas[Math.floor((journeyDay(day) - 1) / 2) % areas.length]!;
}

/** The days of a journey on which a focus area is practiced. */
export function daysOfFocusArea(journey: number, skill: number, focus: FocusAreas): number[] {
  const { from, to } = daysOfJourney(journey);
  // The last day is the practice test.
  return Array.from({ length: to - from }, (_, index) => from + index).filter(
    (day) => unitSkillOf(day, focus) === skill,
  );
}
