import { GRID, logLikelihoodOf, posteriorOf, type Estimate, type Posterior } from '../posterior.js';
import type { Response } from '../response.js';
import { ownShare } from '../weak-chance.js';

/** Spread of skills around the section's ability, logits. */
const SKILL_SD = 0.5;
const POINTS = GRID.length;
const LEAST = 1e-300;
const SQUARES = GRID.map((theta) => theta ** 2);

/** Chance of each skill ability (column) at each section ability (row), over `GRID`. */
const SPREAD: readonly Float64Array[] = Array.from(GRID, (section) =>
  normalised(GRID.map((skill) => Math.exp(-0.5 * ((skill - section) / SKILL_SD) ** 2))),
);

function normalised(weights: Float64Array): Posterior {
  const sum = weights.reduce((total, each) => total + each, 0);
  return weights.map((each) => each / sum);
}

/** What a skill's answers say at each section ability. */
interface SkillView {
  likelihood: Float64Array;
  /** Log-likelihood of the section's ability, the skill's own summed out. */
  toSection: Float64Array;
  /** Mean and variance of the skill's ability if the section's were this. */
  mean: Float64Array;
  variance: Float64Array;
}

function viewOf(responses: readonly Response[]): SkillView {
  const logs = logLikelihoodOf(responses);
  const top = logs.reduce((most, each) => Math.max(most, each), -Infinity);
  const likelihood = logs.map((each) => Math.exp(each - top));
  const [toSection, mean, variance] = [new Float64Array(POINTS), new Float64Array(POINTS), new Float64Array(POINTS)];
  for (let i = 0; i < POINTS; i++) {
    const row = SPREAD[i]!;
    let sum = 0;
    let first = 0;
    let second = 0;
    for (let j = 0; j < POINTS; j++) {
      const weight = row[j]! * likelihood[j]!;
      sum += weight;
      first += weight * GRID[j]!;
      second += weight * SQUARES[j]!;
    }
    const known = Math.max(LEAST, sum);
    toSection[i] = Math.log(known);
    mean[i] = first / known;
    variance[i] = Math.max(0, second / known - mean[i]! ** 2);
  }
  return { likelihood, toSection, mean, variance };
}

/** Of a skill without answers, as most are at first: always the same. */
const SILENT = viewOf([]);

export interface SkillKnown {
  /** Posterior of the skill's ability. */
  weights: Posterior;
  /** How much of what was open its own answers have settled, 0-1. */
  ownShare: number;
}

/** What is known of a skill's ability: its own answers, and the section as the other skills show it. */
function skillKnown(view: SkillView, all: Float64Array): SkillKnown {
  const { likelihood, toSection } = view;
  const others = posteriorOf(all.map((value, i) => value - toSection[i]!));
  const prior = new Float64Array(POINTS);
  for (let i = 0; i < POINTS; i++) {
    const [row, other] = [SPREAD[i]!, others[i]!];
    for (let j = 0; j < POINTS; j++) prior[j]! += other * row[j]!;
  }
  const weights = normalised(prior.map((each, j) => each * likelihood[j]!));
  return { weights, ownShare: view === SILENT ? 0 : ownShare(weights, prior) };
}

export interface SkillAnswers {
  responses: readonly Response[];
  /** Share of the section's questions that are of the skill. */
  weight: number;
}

export interface SectionModel {
  /** Ability in the mix of skills that the exam asks, logits: what a section score is made of. */
  exam: Estimate;
  /** By skill id. */
  skills: Map<number, SkillKnown>;
}

/**
 * Abilities of a section and its skills: θ_skill = θ_section + δ with δ ~ N(0, .5²), θ_section ~ N(0, 1) (a
 * random-effects model; Gelman et al. 2013, ch. 5). Each skill is summed out before it speaks for the others, and the
 * exam's ability weighs skills as the exam does: practice is given where a student is weak, and many answers there must
 * not count as if the whole section had been asked. A skill leans on the others and never on itself twice.
 * @param answers by skill id, every skill of the section
 * @throws ParameterError
 */
export function sectionModel(answers: ReadonlyMap<number, SkillAnswers>): SectionModel {
  const views = new Map(
    [...answers].map(([skill, { responses }]) => [skill, responses.length === 0 ? SILENT : viewOf(responses)]),
  );
  const all = new Float64Array(POINTS);
  for (const { toSection } of views.values()) for (let i = 0; i < POINTS; i++) all[i]! += toSection[i]!;
  const section = posteriorOf(all);
  const weights = [...answers.values()].reduce((sum, { weight }) => sum + weight, 0);
  let [theta, square] = [0, 0];
  for (let i = 0; i < POINTS; i++) {
    let [mean, variance] = [0, 0];
    for (const [skill, view] of views) {
      const share = answers.get(skill)!.weight / weights;
      mean += share * view.mean[i]!;
      variance += share ** 2 * view.variance[i]!;
    }
    theta += section[i]! * mean;
    square += section[i]! * (variance + mean ** 2);
  }
  const silent = skillKnown(SILENT, all);
  return {
    exam: { theta, se: Math.sqrt(Math.max(0, square - theta ** 2)) },
    skills: new Map([...views].map(([skill, view]) => [skill, view === SILENT ? silent : skillKnown(view, all)])),
  };
}
