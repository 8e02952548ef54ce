import { chance, checkParameters, requireFinite, requireNotNegative, type ItemParameters } from '../model.js';

/** Ability between tests, logits, with the number of answers behind each part. */
export interface EloState {
  global: number;
  globalAnswers: number;
  /** Skill id → logits above the section, and answers. */
  skills: Readonly<Record<number, { offset: number; answers: number }>>;
}

export const startElo = (theta = 0): EloState => {
  requireFinite('theta', theta);
  return { global: theta, globalAnswers: 0, skills: {} };
};

/** Bounds of what an update may reach, logits: the grid of the nightly estimate. */
const LIMIT = 4;
const bounded = (value: number): number => Math.min(LIMIT, Math.max(-LIMIT, value));

/** Ability in a skill, logits. */
export const skillAbility = ({ global, skills }: EloState, skill: number): number =>
  bounded(global + (skills[skill]?.offset ?? 0));

/**
 * One answer: the surprise (mark minus chance) moves the global ability with K = .5/(1+.05 n) and the skill with
 * K = 1/(1+.1 n), so that the first answers teach most. After Pelánek 2016, Elo in education.
 * @param weight less than 1 after a hint; 0 for what was not worked on, which changes nothing
 * @throws ParameterError
 */
export function eloUpdate(
  state: EloState,
  answer: ItemParameters & { skill: number; correct: boolean },
  weight = 1,
): EloState {
  checkParameters(answer);
  requireNotNegative('weight', weight);
  if (weight === 0) return state;
  const known = state.skills[answer.skill] ?? { offset: 0, answers: 0 };
  const surprise = weight * ((answer.correct ? 1 : 0) - chance(skillAbility(state, answer.skill), answer));
  return {
    global: bounded(state.global + (0.5 / (1 + 0.05 * state.globalAnswers)) * surprise),
    globalAnswers: state.globalAnswers + 1,
    skills: {
      ...state.skills,
      [answer.skill]: {
        offset: bounded(known.offset + (1 / (1 + 0.1 * known.answers)) * surprise),
        answers: known.answers + 1,
      },
    },
  };
}

/**
 * The night's EAP takes the place of what the updates have drifted to; counts stay, so the day's answers go on from it
 * as carefully as before.
 * @param skills ability by skill id, logits
 */
export function anchorElo(state: EloState, theta: number, skills: ReadonlyMap<number, number>): EloState {
  requireFinite('theta', theta);
  const anchored = { ...state.skills };
  for (const [skill, ability] of skills) {
    requireFinite('skill ability', ability);
    anchored[skill] = { offset: bounded(ability) - bounded(theta), answers: state.skills[skill]?.answers ?? 0 };
  }
  return { global: bounded(theta), globalAnswers: state.globalAnswers, skills: anchored };
}
