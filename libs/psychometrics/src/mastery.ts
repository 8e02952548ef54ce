import type { Subject } from '@aivy/contracts';
import { skillById } from '@aivy/exam';
import { averagedOverDifficulty } from './item-uncertainty.js';
import type { ItemParameters } from './model.js';
import { logPace, paceFactor, withinPace } from './pace.js';
import { expectationOf, GRID, logLikelihoodOf, momentsOf, posteriorOf, shareCurve } from './posterior.js';
import { isWorked, toKnowledge, type Response, type ScoredItem } from './response.js';
import { ownShare, weakChance } from './weak-chance.js';

/** Spread of skills around the section's ability, logits. */
const SKILL_SD = 0.5;
/** A skill with fewer questions than this leans on the section. */
export const ENOUGH_QUESTIONS = 3;

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

const NOTHING = new Float64Array(GRID.length);

/** The mark, with the item as its unsure difficulty lets it be met. */
const met = (item: ScoredItem): Response => averagedOverDifficulty({ ...toKnowledge(item), bSd: item.bSd ?? 0 });

function oneSkill(
  skill: number,
  { own, usualPace }: { own: readonly ScoredItem[]; usualPace: number },
  likelihood: { own: Float64Array; section: Float64Array },
): SkillMastery {
  const others = momentsOf(posteriorOf(likelihood.section.map((value, i) => value - likelihood.own[i]!)));
  const prior = { mean: others.theta, sd: Math.hypot(others.se, SKILL_SD) };
  const weights = posteriorOf(likelihood.own, prior);
  const curve = REFERENCE_CURVES[skillById(skill).subject];
  const accuracy = 100 * expectationOf(weights, curve);
  const worked = own.filter(isWorked);
  const pace = withinPace(worked);
  const answered = worked.filter((item) => item.answered).length;
  return {
    mastery: Math.round(accuracy * paceFactor(pace)),
    accuracy: Math.round(accuracy),
    pace,
    answered,
    // A student is fast or slow in a whole section, and a skill's few times say little of it.
    weakChance: weakChance(weights, curve, paceFactor(withinPace(worked, usualPace))),
    ownShare: worked.length === 0 ? 0 : ownShare(weights, posteriorOf(NOTHING, prior)),
    estimated: worked.length < ENOUGH_QUESTIONS,
  };
}

/**
 * Mastery of skills: 100 × expected share right on the reference pool under the posterior of
 * θ_skill = θ_section + δ, δ ~ N(0, .5²), times the pace factor. The prior of a skill comes from the section's other
 * answers, so that no answer counts twice; a skill without answers gets the section's estimate.
 * @param section the answers of one section
 * @throws ParameterError; RangeError for an unknown skill
 */
export function masteryOf(skills: readonly number[], section: readonly ScoredItem[]): Map<number, SkillMastery> {
  const groups = skills.map((skill) => section.filter((item) => item.skill === skill));
  const own = groups.map((group) => logLikelihoodOf(group.map(met)));
  const all = logLikelihoodOf(section.filter(({ skill }) => !skills.includes(skill)).map(met));
  for (const each of own) for (let i = 0; i < GRID.length; i++) all[i]! += each[i]!;
  const usualPace = logPace(section.filter(isWorked));
  return new Map(
    skills.map((skill, index) => [
      skill,
      oneSkill(skill, { own: groups[index]!, usualPace }, { own: own[index]!, section: all }),
    ]),
  );
}

/** Mastery of one skill; see `masteryOf`. */
export const skillMastery = (skill: number, section: readonly ScoredItem[]): SkillMastery =>
  masteryOf([skill], section).get(skill)!;
