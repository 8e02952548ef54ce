import type { Subject } from '@aivy/contracts';
import { masteryLevel } from '../mastery.js';
import { skillById, skillsOf } from '../skills.js';
import { JOURNEY_DAYS, subjectOfDay, UNIT_QUESTIONS } from './days.js';

/** Mastery at or below this is weak (specification, validation rules). */
export const WEAK_MASTERY = 70;
/** What a skill that nobody has measured is taken for: only what the plan names is weak then. */
export const UNMEASURED_MASTERY = WEAK_MASTERY + 1;
/** A section's days always rotate over at least so many skills. */
const LEAST_CHOICE = 3;
/** Areas that a plan begins with, at least, in each section. */
const LEAST_WEAK = 5;

/** What the choice of a day's skill asks of a skill; of one that nobody has measured there is none. */
export interface SkillStanding {
  skill: number;
  /** 0-100. */
  mastery: number;
  pointsPerMinute: number;
}

export interface KeySkillOf {
  /** A day of a unit. */
  day: number;
  /** The plan's weak skills of the day's section, the weakest first. */
  weak: readonly number[];
  skills: readonly SkillStanding[];
  /** Skill id → units of it in this journey. */
  practised: ReadonlyMap<number, number>;
  /** Skill id → questions of it that the student has never met, of every skill of the section; absent: enough of each. */
  unmet?: ReadonlyMap<number, number>;
}

/** The first day of the journey that a day belongs to. */
export const firstDayOfJourney = (day: number): number => Math.floor((day - 1) / JOURNEY_DAYS) * JOURNEY_DAYS + 1;

/**
 * The key weak skill of a day: among the weak skills of its section (mastery 70 or below, or named by the plan and not
 * yet at the level Mastery; filled up with the lowest to three) the one practised least often in this journey, then the
 * one worth most points per minute, then the weakest. A skill of which the student has met nearly everything gives way to
 * the others: a new question of the next skill shows more than one that was answered before.
 * @throws RangeError for a test day, which has no unit
 */
export function keySkillOf({ day, weak, skills, practised, unmet }: KeySkillOf): number {
  const subject = subjectOfDay(day);
  if (subject === 'both') throw new RangeError(`day ${day} is a test day`);
  const standing = new Map(skills.map((each) => [each.skill, each]));
  const mastery = (skill: number): number => standing.get(skill)?.mastery ?? UNMEASURED_MASTERY;
  const byWeakness = withUnit(weakestFirst(subject, weak, mastery), unmet);
  const isWeak = (skill: number): boolean =>
    mastery(skill) <= WEAK_MASTERY || (weak.includes(skill) && masteryLevel(mastery(skill)) !== 'Mastery');
  const wanted = byWeakness.filter(isWeak);
  const choice = wanted.length < LEAST_CHOICE ? filledUp(wanted, byWeakness) : wanted;
  const worth = (skill: number): number => standing.get(skill)?.pointsPerMinute ?? 0;
  const times = (skill: number): number => practised.get(skill) ?? 0;
  return choice.reduce((best, skill) =>
    times(skill) < times(best) || (times(skill) === times(best) && worth(skill) > worth(best)) ? skill : best,
  );
}

/** Skills of a section by mastery; where that is equal or unknown, as the plan names them. */
function weakestFirst(subject: Subject, weak: readonly number[], mastery: (skill: number) => number): number[] {
  const place = (skill: number): number => (weak.includes(skill) ? weak.indexOf(skill) : weak.length);
  return skillsOf(subject)
    .map(({ id }) => id)
    .sort((x, y) => mastery(x) - mastery(y) || place(x) - place(y));
}

/** The skills of which there is a unit of new questions; else those whose domain has one; else all. */
function withUnit(skills: readonly number[], unmet: KeySkillOf['unmet']): readonly number[] {
  if (!unmet) return skills;
  const left = (skill: number): number => unmet.get(skill) ?? 0;
  const own = skills.filter((skill) => left(skill) >= UNIT_QUESTIONS);
  if (own.length > 0) return own;
  const leftOfDomain = (skill: number): number =>
    skills
      .filter((each) => skillById(each).category === skillById(skill).category)
      .reduce((sum, each) => sum + left(each), 0);
  const near = skills.filter((skill) => left(skill) > 0 && leftOfDomain(skill) >= UNIT_QUESTIONS);
  return near.length > 0 ? near : skills;
}

const filledUp = (wanted: readonly number[], lowest: readonly number[]): number[] =>
  [...wanted, ...lowest.filter((skill) => !wanted.includes(skill))].slice(0, LEAST_CHOICE);

/** The skills that a plan begins with: mastery 70 or below, the weakest first, and at least five. */
export function weakSkillsOf(subject: Subject, skills: readonly SkillStanding[]): number[] {
  const own = new Set(skillsOf(subject).map(({ id }) => id));
  return skills
    .filter(({ skill }) => own.has(skill))
    .sort((x, y) => x.mastery - y.mastery || y.pointsPerMinute - x.pointsPerMinute || x.skill - y.skill)
    .filter(({ mastery }, place) => mastery <= WEAK_MASTERY || place < LEAST_WEAK)
    .map(({ skill }) => skill);
}
