import type { LearnerSkill, LearnerState, Subject } from '@aivy/contracts';
import { skillsOf } from '@aivy/exam';
import { exactMastery, masteryBy, usualPaceOf } from '../mastery.js';
import { momentsOf } from '../posterior.js';
import { pointsPerMinute } from '../scheduling/points-per-minute.js';
import { learnerResponse, type LearnerAnswer } from './answer.js';
import { sectionModel, type SkillKnown } from './section-model.js';

/** What the exam and the bank say of a skill. */
export interface SkillFrame {
  /** Share of the section's questions that are of this skill, 0-1. */
  weight: number;
  /** Expected seconds of one of its questions, with the review. */
  seconds: number;
}

export interface LearnerInput {
  /** Measuring answers of all skills: the newest of each; see `LearnerAnswer`. */
  answers: readonly LearnerAnswer[];
  /** Answers of each skill in all, by skill id; absent: those that are here. */
  counts?: Readonly<Record<string, number>>;
  frames: ReadonlyMap<number, SkillFrame>;
  /** Section points that the next hour of practice is expected to bring; absent: what it brings students. */
  pointsPerHour?: Readonly<Record<Subject, number>>;
}

/** A skill with its mastery before rounding. */
interface Known {
  state: LearnerSkill;
  exact: number;
}

function skillState(
  skill: number,
  own: readonly LearnerAnswer[],
  known: SkillKnown,
  { counts, usualPace }: { counts: LearnerInput['counts']; usualPace: number },
): Known {
  const { theta, se } = momentsOf(known.weights);
  const { mastery, accuracy, weakChance, ownShare, estimated } = masteryBy(skill, known, own, usualPace);
  const state = {
    skill,
    theta,
    se,
    mastery,
    accuracy,
    weak_chance: weakChance,
    own_share: ownShare,
    answered: counts?.[skill] ?? own.filter(({ answered }) => answered).length,
    estimated,
    // Depends on all the skills of the section.
    points_per_minute: 0,
  };
  return { state, exact: exactMastery(skill, known, own).mastery };
}

/** The skills of a section with what a minute of practice of each is worth. */
function priced(
  skills: readonly Known[],
  frames: LearnerInput['frames'],
  pointsPerHour: number | undefined,
): LearnerSkill[] {
  const worth = pointsPerMinute(
    skills.map(({ state: { skill, se }, exact }) => ({ skill, se, mastery: exact, ...frameOf(skill, frames) })),
    pointsPerHour,
  );
  return skills.map(({ state }) => ({ ...state, points_per_minute: worth.get(state.skill)! }));
}

/**
 * What is known of a student: EAP ability of both sections in the exam's mix of skills (logits) and, of all thirty
 * skills, ability, mastery (0-100, with pace), the chance that it is 70 or below, how much of that is its own, and the
 * section points a minute of practice is worth. One pass of `sectionModel` a section: time and memory depend on the
 * answers given here, not on the student's history.
 * @throws ParameterError; RangeError for a skill without a frame
 */
export function learnerState({ answers, counts, frames, pointsPerHour }: LearnerInput): LearnerState {
  const section = (subject: Subject) => {
    const parts = skillsOf(subject).map(({ id }) => ({
      id,
      own: answers.filter(({ skill }) => skill === id),
      frame: frameOf(id, frames),
    }));
    const usualPace = usualPaceOf(parts.flatMap(({ own }) => own));
    const model = sectionModel(
      new Map(parts.map(({ id, own, frame }) => [id, { responses: own.map(learnerResponse), weight: frame.weight }])),
    );
    return {
      ability: model.exam,
      skills: priced(
        parts.map(({ id, own }) => skillState(id, own, model.skills.get(id)!, { counts, usualPace })),
        frames,
        pointsPerHour?.[subject],
      ),
    };
  };
  const [english, math] = [section('english'), section('math')];
  return {
    layout: 1,
    english: english.ability,
    math: math.ability,
    skills: [...english.skills, ...math.skills].sort((x, y) => x.skill - y.skill),
  };
}

function frameOf(skill: number, frames: LearnerInput['frames']): SkillFrame {
  const frame = frames.get(skill);
  if (!frame) throw new RangeError(`nothing is known of the place of skill ${skill} in the exam`);
  return frame;
}

/** Mastery by skill id, as gains are counted from it. */
export const masteryBySkill = ({ skills }: LearnerState): Record<string, number> =>
  Object.fromEntries(skills.map(({ skill, mastery }) => [String(skill), mastery]));
