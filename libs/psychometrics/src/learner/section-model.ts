import { GRID, logLikelihoodOf, posteriorOf, type Posterior } from '../posterior.js';
import type { Response } from '../response.js';

/** Spread of skills around the section's ability, logits. */
export const SKILL_SD = 0.5;
const LEAST = 1e-300;

/** Chance of each skill ability (column) at each section ability (row), over `GRID`. */
const SPREAD: readonly Float64Array[] = Array.from(GRID, (section) => {
  const row = GRID.map((skill) => Math.exp(-0.5 * ((skill - section) / SKILL_SD) ** 2));
  const sum = row.reduce((total, each) => total + each, 0);
  return row.map((each) => each / sum);
});

/** Log-likelihood of the section's ability from answers of one skill: θ_skill = θ_section + δ, δ ~ N(0, .5²) summed out. */
function marginal(logLikelihood: Float64Array): Float64Array {
  const top = logLikelihood.reduce((most, each) => Math.max(most, each), -Infinity);
  const likelihood = logLikelihood.map((each) => Math.exp(each - top));
  return Float64Array.from(SPREAD, (row) => {
    let sum = 0;
    for (let i = 0; i < row.length; i++) sum += row[i]! * likelihood[i]!;
    return Math.log(Math.max(LEAST, sum));
  });
}

/** The prior of a skill's ability from a posterior of the section's. */
function spreadOut(section: Posterior): Float64Array {
  const prior = new Float64Array(GRID.length);
  for (let i = 0; i < GRID.length; i++) for (let j = 0; j < GRID.length; j++) prior[j]! += section[i]! * SPREAD[i]![j]!;
  return prior;
}

function normalised(weights: Float64Array): Posterior {
  const sum = weights.reduce((total, each) => total + each, 0);
  return weights.map((each) => each / sum);
}

export interface SectionModel {
  section: Posterior;
  /** By skill id. */
  skills: Map<number, Posterior>;
}

/**
 * Posteriors of a section and its skills, θ_skill = θ_section + δ with δ ~ N(0, .5²) and θ_section ~ N(0, 1). Each skill
 * is summed out before it speaks for the section, so two hundred answers in one weak skill do not drag the section down
 * as two hundred over all skills would: practice is given where a student is weak. (A random-effects model; Gelman et
 * al. 2013, ch. 5.) A skill leans on the others and never on itself twice.
 * @param answers by skill id, every skill of the section; weights are kept
 * @throws ParameterError
 */
export function sectionModel(answers: ReadonlyMap<number, readonly Response[]>): SectionModel {
  const own = new Map([...answers].map(([skill, responses]) => [skill, logLikelihoodOf(responses)]));
  const toSection = new Map([...own].map(([skill, log]) => [skill, marginal(log)]));
  const all = new Float64Array(GRID.length);
  for (const log of toSection.values()) for (let i = 0; i < GRID.length; i++) all[i]! += log[i]!;
  const skills = [...own].map(([skill, log]): [number, Posterior] => {
    const others = posteriorOf(all.map((value, i) => value - toSection.get(skill)![i]!));
    const prior = spreadOut(others);
    const top = log.reduce((most, each) => Math.max(most, each), -Infinity);
    return [skill, normalised(prior.map((each, i) => each * Math.exp(log[i]! - top)))];
  });
  return { section: posteriorOf(all), skills: new Map(skills) };
}
