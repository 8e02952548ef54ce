import { chance } from '../model.js';
import type { Response } from '../response.js';
import { LEARNING, type LearningModel } from '../scheduling/learning.js';
import { likelyRates, rateMoments, type RateEvidence } from './learning-rate.js';
import type { SectionStanding } from './standing.js';

/** Spread of students, and of a student's skills around the section, logits; as in `sectionModel`. */
const SECTION_SD = 1;
const SKILL_SD = 0.5;
const MONTH_DAYS = 30;
const LEAST = 1e-300;
/** Less precision than this says nothing; an answer that contradicts all others can even take some away. */
const LEAST_PRECISION = 1e-4;

/** Standard deviations around the mean at which a marginal is looked at, and what the normal distribution weighs there. */
const STEPS = Float64Array.from({ length: 37 }, (_, index) => -4.5 + 0.25 * index);
const DENSITY = STEPS.map((at) => Math.exp((-at * at) / 2));

/** What the answers of a day say of a skill: its ability and how sure. */
interface Measurement {
  precision: number;
  measured: number;
}

interface Moments {
  mean: number;
  variance: number;
}

/** Log-likelihood of an ability. */
function logLikelihoodAt(theta: number, responses: readonly Response[]): number {
  let sum = 0;
  for (const response of responses) {
    const p = chance(theta, response);
    sum += (response.weight ?? 1) * Math.log(Math.max(LEAST, response.correct ? p : 1 - p));
  }
  return sum;
}

/** Mean and variance of a skill's ability after some answers to it, before which it was normal. */
function afterAnswers({ mean, variance }: Moments, responses: readonly Response[]): Moments {
  const sd = Math.sqrt(variance);
  const logs = STEPS.map((at) => logLikelihoodAt(mean + sd * at, responses));
  let top = -Infinity;
  for (const log of logs) top = Math.max(top, log);
  let [sum, first, second] = [0, 0, 0];
  for (let index = 0; index < STEPS.length; index += 1) {
    const at = STEPS[index]!;
    const likely = DENSITY[index]! * Math.exp(logs[index]! - top);
    sum += likely;
    first += likely * at;
    second += likely * at * at;
  }
  const centre = first / sum;
  return { mean: mean + sd * centre, variance: variance * Math.max(1e-6, second / sum - centre ** 2) };
}

/**
 * A section's skills over time: a Kalman filter whose state are the abilities of all its skills (a local level common to
 * the section, Durbin & Koopman 2012, ch. 2; skills around it by N(0, .5²)). Practice lifts the level by the student's
 * learning rate times what the median student gains; the level drifts a little by itself. The rate is not known: all
 * means are kept as lines over it, which makes its likelihood a parabola (a regression effect, ibid., ch. 6.2). What the
 * answers of a day say of a skill is taken as the normal distribution with the moments of the exact posterior (assumed
 * density filtering, Minka 2001).
 */
export class GrowthFilter {
  readonly #size: number;
  readonly #mean: Float64Array;
  /** How far the means move for each unit of the learning rate. */
  readonly #perRate: Float64Array;
  readonly #covariance: Float64Array;
  #score = 0;
  #information = 0;
  #known: RateEvidence & ReturnType<typeof rateMoments>;

  constructor(
    skills: number,
    private readonly learning: LearningModel = LEARNING,
  ) {
    this.#size = skills;
    this.#known = { ...this.rate, ...rateMoments(likelyRates(this.rate, learning)) };
    this.#mean = new Float64Array(skills);
    this.#perRate = new Float64Array(skills);
    this.#covariance = new Float64Array(skills * skills).fill(SECTION_SD ** 2);
    for (let i = 0; i < skills; i += 1) this.#covariance[i * skills + i]! += SKILL_SD ** 2;
  }

  get rate(): RateEvidence {
    // Taking measurements back may leave a trace of the last digits.
    return { score: this.#score, information: Math.max(0, this.#information) };
  }

  /** Time goes by. @param gain what the median student gained by the practice in it, logits */
  advance(days: number, gain: number): void {
    const drift = (this.learning.driftPerMonth ** 2 * days) / MONTH_DAYS;
    for (let i = 0; i < this.#size; i += 1) this.#perRate[i]! += gain;
    for (let i = 0; i < this.#covariance.length; i += 1) this.#covariance[i]! += drift;
  }

  /**
   * Answers of one day. Each skill is looked at a second time, when the others have been: then it hangs but little on which
   * came first (expectation propagation, Minka 2001).
   * @param answers by skill, 0-based
   */
  observe(answers: ReadonlyMap<number, readonly Response[]>): void {
    const skills = [...answers].sort(([x], [y]) => x - y);
    const first = skills.map(([skill, responses]) => this.#take(skill, responses));
    if (skills.length === 1) return;
    for (const [index, [skill, responses]] of skills.entries()) {
      const { precision, measured } = first[index]!;
      this.#condition(skill, -precision, measured);
      this.#take(skill, responses);
    }
  }

  /** Takes a skill's answers for one normal measurement of it. */
  #take(skill: number, responses: readonly Response[]): Measurement {
    const rate = this.#rateMoments();
    const slope = this.#perRate[skill]!;
    const before = {
      mean: this.#mean[skill]! + slope * rate.mean,
      variance: this.#covariance[skill * this.#size + skill]! + slope ** 2 * rate.variance,
    };
    const after = afterAnswers(before, responses);
    const precision = Math.max(LEAST_PRECISION, 1 / after.variance - 1 / before.variance);
    const measured = (after.mean * (precision + 1 / before.variance) - before.mean / before.variance) / precision;
    this.#condition(skill, precision, measured);
    return { precision, measured };
  }

  /** Of the learning rate as far as it is known; worked out anew only where something was learned about it. */
  #rateMoments(): ReturnType<typeof rateMoments> {
    if (this.#information !== this.#known.information || this.#score !== this.#known.score)
      this.#known = { ...this.rate, ...rateMoments(likelyRates(this.rate, this.learning)) };
    return this.#known;
  }

  /** A skill was measured; with the negative precision a measurement is taken back. */
  #condition(skill: number, precision: number, measured: number): void {
    const size = this.#size;
    const slope = this.#perRate[skill]!;
    const spread = this.#covariance[skill * size + skill]! + 1 / precision;
    const surprise = measured - this.#mean[skill]!;
    this.#score += (slope * surprise) / spread;
    this.#information += slope ** 2 / spread;
    const all = this.#covariance;
    const row = all.slice(skill * size, (skill + 1) * size);
    for (let i = 0; i < size; i += 1) {
      const gain = row[i]! / spread;
      this.#mean[i]! += gain * surprise;
      this.#perRate[i]! -= gain * slope;
      for (let j = 0, at = i * size; j < size; j += 1, at += 1) all[at]! -= gain * row[j]!;
    }
  }

  /** The ability in a mix of skills. @param weights of the skills; they need not add up to 1 */
  standing(weights: readonly number[]): Required<Pick<SectionStanding, 'theta' | 'se' | 'perRate'>> {
    const sum = weights.reduce((total, weight) => total + weight, 0);
    const shares = weights.map((weight) => weight / sum);
    let [theta, perRate, variance] = [0, 0, 0];
    for (const [i, share] of shares.entries()) {
      theta += share * this.#mean[i]!;
      perRate += share * this.#perRate[i]!;
      for (const [j, other] of shares.entries()) variance += share * other * this.#covariance[i * this.#size + j]!;
    }
    return { theta, perRate, se: Math.sqrt(Math.max(0, variance)) };
  }
}
