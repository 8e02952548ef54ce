import { SKILLS, skillById } from '@aivy/exam';
import { REVIEW_SECONDS } from '@aivy/psychometrics';
import type { BankItem } from '../item/item.js';
import { MODULE_BLUEPRINT, MODULE_QUESTIONS } from './blueprint.js';

/** What the exam asks of a skill, and how long one of its questions takes. */
export interface SkillFrame {
  /** Share of the section's questions, 0-1. */
  weight: number;
  /** Expected seconds of one question with its review. */
  seconds: number;
}

/** Of a skill that the bank has nothing of. */
const USUAL_SECONDS = 75;

/** Share of a section's questions that are of a skill: the domain's questions, divided as its skills usually are. */
export function skillWeight(skill: number): number {
  const { subject, category } = skillById(skill);
  const domain = MODULE_BLUEPRINT[subject].find((each) => each.category === category)!;
  const usual = domain.skills.reduce((sum, [, count]) => sum + count, 0);
  const own = domain.skills.find(([id]) => id === skill)![1];
  const share = usual > 0 ? own / usual : 1 / domain.skills.length;
  return (domain.count * share) / MODULE_QUESTIONS[subject];
}

/** The frame of every skill. @param items of the current release */
export function skillFrames(items: readonly Pick<BankItem, 'skill' | 'seconds'>[]): Map<number, SkillFrame> {
  const totals = new Map<number, { seconds: number; count: number }>();
  for (const { skill, seconds } of items) {
    const total = totals.get(skill) ?? { seconds: 0, count: 0 };
    totals.set(skill, { seconds: total.seconds + seconds, count: total.count + 1 });
  }
  return new Map(
    SKILLS.map(({ id }) => {
      const total = totals.get(id);
      const seconds = total ? total.seconds / total.count : USUAL_SECONDS;
      return [id, { weight: skillWeight(id), seconds: seconds + REVIEW_SECONDS }];
    }),
  );
}
