import type { Subject } from '@aivy/contracts';
import { skillById } from '@aivy/exam';
import { averagedOverDifficulty } from './item-uncertainty.js';
import type { ItemParameters } from './model.js';
import { logPace, paceFactor, withinPace } from './pace.js';
import { sectionModel, type SkillKnown } from './learner/section-model.js';
import { expectationOf, shareCurve } from './posterior.js';
import { isWorked, toKnowledge, type Response, type ScoredItem } from './response.js';
import { weakChance } from './weak-chance.js';

/** A skill with fewer questions than this leans on the section. */
const ENOUGH_QUESTIONS = 3;

const BAND_DIFFICULTIES = [-1, 0, 1] as const;
const pool = (guessing: readonly number[]): ItemParameters[] =>
  BAND_DIFFICULTIES.flatMap((b) => guessing.map((c) => ({ a: 1.25, b, c })));

/**
 * What a skill is measured against: the three bands in equal parts at the default parameters. A quarter of Math is
 * student-produced, where nothing can be guessed.
 */
export const REFERENCE_POOLS: Readonly<Record<Subject, readonly ItemParameters[]>> = {
  english: pool([0.2]),
  math: pool([0.2, 0.2, 0.2, 0]),
};
/** Computed once: thirty skills of every test are held against them. */
export const REFERENCE_CURVES: Readonly<Record<Subject, Float64Array>> = {
  english: shareCurve(REFERENCE_POOLS.english),
  math: shareCurve(REFERENCE_POOLS.math),
};

export interface SkillMastery {
  /** 0-100. */
  mastery: number;
  /** 0-100, without the speed factor. */
  accuracy: number;
  /** 0-1. */
  pace: number;
  answered: number;
  /** Probability that mastery is 70 or below, 0-1. */
  weakChance: number;
  /** How much of what was open about the skill its own answers have settled, 0-1; see `ownShare`. */
  ownShare: number;
  /** True when the skill had fewer than three questions, so that most of the figure comes from the rest of the section. */
  estimated: boolean;
}

/** The mark, with the item's uncertain difficulty averaged out. */
const met = (item: ScoredItem): Response => averagedOverDifficulty({ ...toKnowledge(item), bSd: item.bSd ?? 0 });

/**
 * Pace is read where a clock runs. In practice a student who takes time to think, or talks to the tutor, isn't slow: with
 * these times a right answer made one skill in two look weaker.
 */
const isTimed = ({ untimed }: ScoredItem): boolean => !untimed;

/** Accuracy, pace, and mastery of a skill before rounding: what a minute is worth mustn't jump when a digit does. */
export function exactMastery(skill: number, { weights }: SkillKnown, own: readonly ScoredItem[]) {
  const accuracy = 100 * expectationOf(weights, REFERENCE_CURVES[skillById(skill).subject]);
  const pace = withinPace(own.filter((item) => isWorked(item) && isTimed(item)));
  return { accuracy, pace, mastery: accuracy * paceFactor(pace) };
}

/**
 * Mastery of a skill by what is known about it in its section. Reports and the learner record both go through here: the same
 * answers give the same figures everywhere.
 * @param own all its answers @param usualPace of the student in the section
 */
export function masteryBy(
  skill: number,
  known: SkillKnown,
  own: readonly ScoredItem[],
  usualPace: number,
): SkillMastery {
  const { accuracy, pace, mastery } = exactMastery(skill, known, own);
  const worked = own.filter(isWorked);
  const usual = paceFactor(withinPace(worked.filter(isTimed), usualPace));
  return {
    mastery: Math.round(mastery),
    accuracy: Math.round(accuracy),
    pace,
    answered: worked.filter((item) => item.answered).length,
    // A student is fast or slow in a whole section. The few times of one skill say little.
    weakChance: weakChance(known.weights, REFERENCE_CURVES[skillById(skill).subject], usual),
    ownShare: known.ownShare,
    estimated: worked.length < ENOUGH_QUESTIONS,
  };
}

/** How fast a student works in a section; see `logPace`. */
export const usualPaceOf = (section: readonly ScoredItem[]): number =>
  logPace(section.filter((item) => isWorked(item) && isTimed(item)));

/**
 * Mastery of skills: 100 × expected share right on the reference pool under the posterior of
 * θ_skill = θ_section + δ, δ ~ N(0, .5²), times the pace factor (`sectionModel`).
 * @param section the answers of one section
 * @throws ParameterError; RangeError for an unknown skill
 */
export function masteryOf(skills: readonly number[], section: readonly ScoredItem[]): Map<number, SkillMastery> {
  const ownOf = (skill: number): ScoredItem[] => section.filter((item) => item.skill === skill);
  const asked = [...new Set([...skills, ...section.map(({ skill }) => skill)])];
  const model = sectionModel(
    new Map(asked.map((skill) => [skill, { responses: ownOf(skill).map(met), weight: 1 / asked.length }])),
  );
  const usualPace = usualPaceOf(section);
  return new Map(skills.map((skill) => [skill, masteryBy(skill, model.skills.get(skill)!, ownOf(skill), usualPace)]));
}

/** Mastery of one skill; see `masteryOf`. */
export const skillMastery = (skill: number, section: readonly ScoredItem[]): SkillMastery =>
  masteryOf([skill], section).get(skill)!;
