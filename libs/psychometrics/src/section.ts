import type { Subject } from '@aivy/contracts';
import { skillsOf } from '@aivy/exam';
import { itemStandardError } from './item-uncertainty.js';
import { abilityOnScale, LINKING, scoreRange, sectionScore, type LinkingRecord, type ScoreRange } from './linking.js';
import { masteryOf, type SkillMastery } from './mastery.js';
import { eap } from './posterior.js';
import { toResponse, type ScoredItem } from './response.js';
import { wleIfRight } from './wle.js';

export interface SectionResult {
  /** WLE, logits: what the score is made of. */
  theta: number;
  /** Posterior standard deviation, and with it what the items add that are unsure themselves; logits. */
  se: number;
  range: ScoreRange;
  /** By skill id, every skill of the subject. */
  skills: ReadonlyMap<number, SkillMastery>;
  /** In the order of the answers; an empty answer is wrong. */
  correct: boolean[];
  /** Points that a right answer would have added, in the order of the answers; 0 where it was right. */
  cost: number[];
}

/**
 * Score, range, mastery and the price of every miss of one section.
 * @throws ParameterError
 */
export function scoreSection(
  items: readonly ScoredItem[],
  subject: Subject,
  link: LinkingRecord = LINKING,
): SectionResult {
  const responses = items.map(toResponse);
  const { theta, ifRight } = wleIfRight(responses);
  const unsure = responses.map((response, index) => ({ ...response, bSd: items[index]!.bSd ?? 0 }));
  // The two errors have nothing to do with each other, so their squares add up.
  const se = Math.hypot(eap(responses).se, itemStandardError(abilityOnScale(theta, link), unsure));
  const range = scoreRange(theta, se, link);
  return {
    theta,
    se,
    range,
    skills: masteryOf(
      skillsOf(subject).map(({ id }) => id),
      items,
    ),
    correct: responses.map(({ correct }) => correct),
    cost: ifRight.map((mended, index) =>
      responses[index]!.correct ? 0 : Math.max(0, sectionScore(mended, link) - range.score),
    ),
  };
}
