import type { Subject } from '@aivy/contracts';
import { skillsOf } from '@aivy/exam';
import { averagedOver, itemStandardError } from './item-uncertainty.js';
import {
  abilityOnScale,
  LINKING,
  rangeOnScale,
  pointsOnScale,
  sectionScore,
  toScale,
  type LinkingRecord,
  type ScoreRange,
} from './linking.js';
import { masteryOf, type SkillMastery } from './mastery.js';
import { eap } from './posterior.js';
import { isScored, toResponse, type AskedItem, type ScoredItem } from './response.js';
import { retestDeviation, scoreTestRange, type RangedResponse } from './score-test-range.js';
import { wle, wleIfRight } from './wle.js';

export interface SectionResult {
  /** WLE, logits: what the score is made of. */
  theta: number;
  /**
   * For forecasts and what else is computed with the posterior, never for a range beside the score: its standard deviation,
   * and with it what the items add that are unsure themselves; logits.
   */
  se: number;
  /** 68 % of it all: `scoreTestRange`. */
  range: ScoreRange;
  /** Where another test of this kind would score, 68 %: `retestDeviation`. */
  retest: ScoreRange;
  /** The score with rapid guesses counted like other answers, as an exam does. */
  asGiven: number;
  /** By skill id, every skill of the subject. */
  skills: ReadonlyMap<number, SkillMastery>;
  /** In the order of the answers; an empty answer is wrong. */
  correct: boolean[];
  /** Points that a right answer would have added, in the order of the answers; 0 where it was right or does not count. */
  cost: number[];
  /** Skill of each question, 1-30, in the order of the answers. */
  asked: number[];
  /** Places, from 0, of the questions that are out of use by now and do not count. */
  withdrawn: number[];
}

/** Answers as a section's estimate takes them. @throws ParameterError */
export const responsesOf = (items: readonly ScoredItem[]): RangedResponse[] =>
  items.map((item) => averagedOver({ ...toResponse(item), bSd: item.bSd ?? 0, skill: item.skill }));

/** Both ranges of an estimate, points. */
export function rangesOf(
  theta: number,
  responses: readonly RangedResponse[],
  link: LinkingRecord,
): { range: ScoreRange; retest: ScoreRange } {
  const range = rangeOnScale(theta, scoreTestRange(theta, responses, link), link);
  const half = wholeTens(link.slope * retestDeviation(theta, responses, link));
  const { score } = range;
  return { range, retest: { score, low: toScale(score - half), high: toScale(score + half) } };
}

/** Two scores in tens that are at most so far apart come from points that are five more apart at most. */
const wholeTens = (points: number): number => 10 * Math.max(1, Math.round((points - 5) / 10));

/**
 * Points between two abilities, tenths: of scores in tens nearly all misses of a test would cost 0 or 10, whichever side of
 * a border they lie on.
 */
const costOf = (theta: number, mended: number, link: LinkingRecord): number =>
  Math.max(0, Math.round(10 * (pointsOnScale(mended, link) - pointsOnScale(theta, link))) / 10);

/**
 * Score, ranges, mastery and the price of every miss of one section. Pretest items and those out of use are marked for the
 * student and left out of everything else.
 * @throws ParameterError
 */
export function scoreSection(
  answers: readonly AskedItem[],
  subject: Subject,
  link: LinkingRecord = LINKING,
): SectionResult {
  const items = answers.filter(isScored);
  const responses = responsesOf(items);
  const { theta, ifRight } = wleIfRight(responses);
  // The two errors have nothing to do with each other, so their squares add up.
  const se = Math.hypot(eap(responses).se, itemStandardError(abilityOnScale(theta, link), responses));
  const ranges = rangesOf(theta, responses, link);
  const isWhole = responses.every(({ weight }) => weight === 1);
  return {
    theta,
    se,
    ...ranges,
    asGiven: isWhole ? ranges.range.score : sectionScore(wle(responses.map((each) => ({ ...each, weight: 1 }))), link),
    skills: masteryOf(
      skillsOf(subject).map(({ id }) => id),
      items,
    ),
    correct: answers.map(({ correct, answered }) => correct && answered),
    asked: answers.map(({ skill }) => skill),
    cost: inPlaces(
      answers,
      ifRight.map((mended, index) => (responses[index]!.correct ? 0 : costOf(theta, mended, link))),
    ),
    withdrawn: answers.flatMap(({ withdrawn }, place) => (withdrawn ? [place] : [])),
  };
}

/** Prices of the answers that count, back among all answers; the others cost nothing. */
function inPlaces(answers: readonly AskedItem[], costs: readonly number[]): number[] {
  let at = 0;
  return answers.map((answer) => (isScored(answer) ? costs[at++]! : 0));
}
