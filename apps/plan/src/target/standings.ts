import type { LearnerState } from '@aivy/contracts';
import { skillsOf, SUBJECTS, WEAK_MASTERY, type SkillStanding } from '@aivy/exam';
import { skillFrames, type BankSnapshot } from '@aivy/item-bank';
import { pointsPerMinute, type SkillFrame } from '@aivy/psychometrics';

/** A skill before it's measured: nothing says that it's strong. */
const UNMEASURED = { mastery: WEAK_MASTERY, se: 1 };

/**
 * How the skills stand for the choice of what comes next. Before anything is computed of a student all are alike but for
 * what the exam asks of them.
 */
export const standingsOf = (state: LearnerState | null, bank: BankSnapshot): SkillStanding[] =>
  state
    ? state.skills.map(({ skill, mastery, points_per_minute: pointsPerMinute }) => ({
        skill,
        mastery,
        pointsPerMinute,
      }))
    : unmeasured(bank);

const frames = new WeakMap<BankSnapshot, ReadonlyMap<number, SkillFrame>>();

/** What the exam and the bank say of the skills; walks through all items once a release. */
function framesOf(bank: BankSnapshot): ReadonlyMap<number, SkillFrame> {
  const known = frames.get(bank) ?? skillFrames(bank.items());
  frames.set(bank, known);
  return known;
}

function unmeasured(bank: BankSnapshot): SkillStanding[] {
  const known = framesOf(bank);
  return SUBJECTS.flatMap((subject) =>
    [...pointsPerMinute(skillsOf(subject).map(({ id }) => ({ skill: id, ...known.get(id)!, ...UNMEASURED })))].map(
      ([skill, worth]) => ({ skill, mastery: UNMEASURED.mastery, pointsPerMinute: worth }),
    ),
  );
}
