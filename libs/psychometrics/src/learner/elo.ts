import type { LearnerState, Subject } from '@aivy/contracts';
import { skillById, skillsOf } from '@aivy/exam';
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

/**
 * A state with the abilities of the answers that came after it, for choosing the next question. What students see stays
 * as it was computed: these quick steps overshoot, and a mastery that jumps up by ten comes down again a second later.
 */
export const withElo = (state: LearnerState, elo: LearnerElo): LearnerState => ({
  ...state,
  english: { ...state.english, theta: elo.english.global },
  math: { ...state.math, theta: elo.math.global },
  skills: state.skills.map((known) => ({
    ...known,
    theta: skillAbility(elo[skillById(known.skill).subject], known.skill),
  })),
});
