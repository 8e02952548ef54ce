import type { LearnerSkill, LearnerState, Subject } from '@aivy/contracts';
import { skillById, skillsOf } from '@aivy/exam';
import { requireFinite } from '../model.js';
import { REFERENCE_CURVES } from '../mastery.js';
import { expectationOf, GRID, type Posterior } from '../posterior.js';
import { anchorElo, eloUpdate, skillAbility, startElo, type EloState } from '../scheduling/elo.js';
import { learnerResponse, type LearnerAnswer } from './answer.js';

/** Both sections' abilities between two recomputations; they are measured apart. */
export type LearnerElo = Readonly<Record<Subject, EloState>>;

const start = (): LearnerElo => ({ english: startElo(), math: startElo() });

/** The abilities after some more measuring answers, in their order. @throws ParameterError */
export const eloAfter = (elo: LearnerElo | null, answers: readonly LearnerAnswer[]): LearnerElo =>
  answers.reduce<LearnerElo>((before, answer) => {
    const { subject } = skillById(answer.skill);
    const { correct, weight } = learnerResponse(answer);
    return { ...before, [subject]: eloUpdate(before[subject], { ...answer, correct }, weight) };
  }, elo ?? start());

/** The recomputed state takes the place of what the updates have drifted to. */
export function anchoredTo(elo: LearnerElo | null, state: LearnerState): LearnerElo {
  const from = elo ?? start();
  const section = (subject: Subject): EloState => {
    const own = new Set(skillsOf(subject).map(({ id }) => id));
    const skills = state.skills.filter(({ skill }) => own.has(skill));
    return anchorElo(from[subject], state[subject].theta, new Map(skills.map(({ skill, theta }) => [skill, theta])));
  };
  return { english: section('english'), math: section('math') };
}

/** A normal distribution over `GRID`. */
function normalOver(mean: number, sd: number): Posterior {
  requireFinite('mean', mean);
  const weights = GRID.map((each) => Math.exp(-0.5 * ((each - mean) / Math.max(sd, 0.05)) ** 2));
  const sum = weights.reduce((total, each) => total + each, 0);
  return weights.map((each) => each / sum);
}

const clipped = (percent: number): number => Math.round(Math.min(100, Math.max(0, percent)));

function moved(known: LearnerSkill, theta: number): LearnerSkill {
  const curve = REFERENCE_CURVES[skillById(known.skill).subject];
  const share = (mean: number): number => 100 * expectationOf(normalOver(mean, known.se), curve);
  const pace = known.accuracy > 0 ? known.mastery / known.accuracy : 1;
  const gained = share(theta) - share(known.theta);
  return {
    ...known,
    theta,
    accuracy: clipped(known.accuracy + gained),
    mastery: clipped(known.mastery + pace * gained),
  };
}

/** What the forecasts go by, moved as far as the section has. */
function movedGrowth({ growth, english, math }: LearnerState, elo: LearnerElo): LearnerState['growth'] {
  if (!growth) return undefined;
  const section = (subject: Subject, before: number) => ({
    ...growth[subject],
    theta: growth[subject].theta + elo[subject].global - before,
  });
  return { ...growth, english: section('english', english.theta), math: section('math', math.theta) };
}

/**
 * A state moved on by the answers that came after it: abilities are those of the updates, accuracy and mastery move by
 * what the difference means on the reference pool; the rest is as it was computed. Without answers after it, the state.
 */
export function withElo(state: LearnerState, elo: LearnerElo): LearnerState {
  return {
    ...state,
    english: { ...state.english, theta: elo.english.global },
    math: { ...state.math, theta: elo.math.global },
    growth: movedGrowth(state, elo),
    skills: state.skills.map((known) => moved(known, skillAbility(elo[skillById(known.skill).subject], known.skill))),
  };
}
