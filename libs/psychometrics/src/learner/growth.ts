import { DAY_MS, type Growth, type PractisedDay, type Subject } from '@aivy/contracts';
import { skillsOf } from '@aivy/exam';
import { LINKING } from '../linking.js';
import { isWorked, type Response } from '../response.js';
import { medianGain, LEARNING, type LearningModel } from '../scheduling/learning.js';
import { learnerResponse, type LearnerAnswer } from './answer.js';
import { GrowthFilter } from './growth-filter.js';
import { addedUp, likelyRates, rateMoments } from './learning-rate.js';
import type { Abilities, SectionStanding } from './standing.js';
import type { SkillFrame } from './state.js';

/** A measuring answer with its moment, milliseconds since 1970. */
export interface DatedAnswer extends LearnerAnswer {
  givenAt: number;
}

export interface GrowthInput {
  /** In any order. */
  answers: readonly DatedAnswer[];
  /** Minutes of practice by day (UTC), in any order. */
  practised: readonly PractisedDay[];
  frames: ReadonlyMap<number, Pick<SkillFrame, 'weight'>>;
}

const MINUTES = 60;
/**
 * What an answer of practice counts in a forecast, where an answer of a test counts 1. Five questions of one skill in one
 * sitting, without a clock and with more attempts to come, aren't five independent answers of a test (local dependence:
 * Wainer, Bradlow & Wang 2007). With 1, the first set after a diagnostic moved the total by 40 points in one case of
 * twenty; with a quarter by 10, and forecasts are as near (`npm run bench measurement -- --only growth`). Mastery counts them fully.
 */
const PRACTICE_WEIGHT = 0.25;

type Day = number;
const dayOf = (moment: number): Day => Math.floor(moment / DAY_MS);

/** Practice of one section: hours up to the end of a day, asked day by day. */
function hoursUpTo(practised: readonly PractisedDay[], subject: Subject): (day: Day) => number {
  const days = practised
    .map((each) => ({ day: dayOf(Date.parse(`${each.day}T00:00:00Z`)), hours: each[subject] / MINUTES }))
    .sort((x, y) => x.day - y.day);
  let [next, sum] = [0, 0];
  return (until) => {
    for (; next < days.length && days[next]!.day <= until; next += 1) sum += days[next]!.hours;
    return sum;
  };
}

function forecastResponse(answer: DatedAnswer): Response {
  const response = learnerResponse(answer);
  return answer.untimed ? { ...response, weight: (response.weight ?? 1) * PRACTICE_WEIGHT } : response;
}

function sectionGrowth(subject: Subject, { answers, practised, frames }: GrowthInput, learning: LearningModel) {
  const skills = skillsOf(subject).map(({ id }) => id);
  const place = new Map(skills.map((id, index) => [id, index]));
  const filter = new GrowthFilter(skills.length, learning);
  const byDay = new Map<Day, Map<number, DatedAnswer[]>>();
  for (const answer of answers) {
    if (!place.has(answer.skill) || !isWorked(answer)) continue;
    const day = dayOf(answer.givenAt);
    const bySkill = byDay.get(day) ?? new Map<number, DatedAnswer[]>();
    byDay.set(day, bySkill.set(answer.skill, [...(bySkill.get(answer.skill) ?? []), answer]));
  }
  const hoursAt = hoursUpTo(practised, subject);
  const days = [...byDay.keys()].sort((x, y) => x - y);
  let at = { day: days[0] ?? 0, hours: 0 };
  const goTo = (day: Day, hours: number): void => {
    filter.advance(Math.max(0, day - at.day), medianGain(Math.max(0, hours - at.hours), at.hours, learning));
    at = { day, hours };
  };
  // Practice before the oldest answer that is kept is in what that answer shows.
  if (days.length > 0) at = { day: days[0]!, hours: hoursAt(days[0]! - 1) };
  for (const day of days) {
    // A day's answers are given while it is practised: what it brings shows from the next day on.
    goTo(day, hoursAt(day - 1));
    filter.observe(new Map([...byDay.get(day)!].map(([skill, own]) => [place.get(skill)!, own.map(forecastResponse)])));
  }
  const hours = hoursAt(Number.POSITIVE_INFINITY);
  goTo(at.day, hours);
  const { theta, se, perRate } = filter.standing(skills.map((id) => frames.get(id)!.weight));
  return { standing: { theta, se, per_rate: perRate, hours }, rate: filter.rate };
}

/**
 * Where a student stands after all tests and practice, in the order in which they were: what was shown long ago counts
 * with what was learned since. Both sections in the exam's mix of skills, and what the answers say of the learning rate,
 * which they share. Time depends on the answers given here, not on the student's history.
 * @throws ParameterError
 */
export function growthOf(input: GrowthInput, learning: LearningModel = LEARNING): Growth {
  const [english, math] = [sectionGrowth('english', input, learning), sectionGrowth('math', input, learning)];
  return { english: english.standing, math: math.standing, rate: addedUp([english.rate, math.rate]) };
}

/** Section points that the next hour of practice is expected to bring this student. */
export function pointsPerHourOf({ english, math, rate }: Growth, learning: LearningModel = LEARNING) {
  const expected = rateMoments(likelyRates(rate, learning)).mean;
  const of = ({ hours }: Growth['english']): number => LINKING.slope * expected * medianGain(1, hours, learning);
  return { english: of(english), math: of(math) };
}

/** As a forecast takes it. */
export const abilitiesOfGrowth = ({ english, math, rate }: Growth): Abilities => {
  const section = ({ theta, se, per_rate: perRate, hours }: Growth['english']): SectionStanding => ({
    theta,
    se,
    perRate,
    hours,
  });
  return { english: section(english), math: section(math), rate };
};
