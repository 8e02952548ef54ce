import type { getWeakness, LearnerReviewCard, LearnerSkill, OutputOf, Subject } from '@aivy/contracts';
import { MISSION_MINUTES, skillById } from '@aivy/exam';
import { shareRight } from '@aivy/psychometrics';

type Topic = OutputOf<typeof getWeakness>['topics'][number];

const FULL = 100;
const percent = (value: number): number => Math.round(Math.min(FULL, Math.max(0, value)));

/** A topic with the 68 % range of its mastery: that of the ability, on the scale of mastery and with its pace. */
export function topicOf(known: LearnerSkill, due: readonly LearnerReviewCard[]): Topic {
  const { skill, theta, se, mastery, accuracy } = known;
  const pace = accuracy > 0 ? mastery / accuracy : 1;
  const at = (ability: number): number => percent(FULL * pace * shareRight(skillById(skill).subject, ability));
  return {
    subcategory: skill,
    mastery,
    mastery_low: Math.min(mastery, at(theta - se)),
    mastery_high: Math.max(mastery, at(theta + se)),
    weak_chance: known.weak_chance,
    own_share: known.own_share,
    estimated: known.estimated,
    answered: known.answered,
    points_per_minute: known.points_per_minute,
    worth: known.points_per_minute * MISSION_MINUTES,
    due: due.filter((card) => card.skill === skill).length,
  };
}

interface Scores {
  english: { score: number };
  math: { score: number };
}

/** JSON of both scores and of mastery by topic name, as the specification has it. */
export function detailReport({ english, math }: Scores, skills: readonly LearnerSkill[]): string {
  const masteryIn = (subject: Subject): Record<string, number> =>
    Object.fromEntries(
      skills
        .map(({ skill, mastery }) => ({ ...skillById(skill), mastery }))
        .filter((each) => each.subject === subject)
        .map(({ name, mastery }) => [name, mastery]),
    );
  return JSON.stringify({
    english_score: english.score,
    math_score: math.score,
    english_mastery: masteryIn('english'),
    math_mastery: masteryIn('math'),
  });
}
