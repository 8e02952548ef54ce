import type { Subject } from '@aivy/contracts';
import { sectionScore, type LinkingRecord } from './linking.js';
import { isRapidGuess, toResponse, type ScoredItem } from './response.js';
import { routeAfter, type SecondModule } from './routing.js';
import { FIRST_SCALE, type Scale } from './scale.js';
import { responsesOf, scoreSection, type SectionResult } from './section.js';
import { wle } from './wle.js';

/** An answer of a full test; a pretest item is kept and never scored. */
export interface TestAnswer extends ScoredItem {
  pretest: boolean;
}

export interface TestSection {
  first: readonly TestAnswer[];
  second: readonly TestAnswer[];
  route: SecondModule;
}

/** Where the points below 800 went; the two add up to them. */
export interface Pacing {
  /** Questions left empty or guessed rapidly. */
  hurried: number;
  /** Points between the score and the score of the answers that were worked on. */
  lostToSpeed: number;
  /** What the answers that were worked on leave below 800. */
  lostToKnowledge: number;
}

export interface TestSectionResult extends SectionResult {
  route: SecondModule;
  pacing: Pacing;
  /** Ids of the three skills of lowest mastery, the lowest first. */
  weakest: number[];
}

/** Those that count: for the route as for the score. */
const scoredOnes = (answers: readonly TestAnswer[]): TestAnswer[] => answers.filter(({ pretest }) => !pretest);

/**
 * The second module of a section: where the answers of the first one lead, pretest items left out.
 * @throws ParameterError
 */
export const routeAfterModule = (first: readonly TestAnswer[]): SecondModule =>
  routeAfter(scoredOnes(first).map(toResponse)).route;

const TOP_SCORE = 800;
const WEAKEST = 3;

/**
 * Points lost to speed: the score of the answers that were worked on, minus the score of all. Questions that were left
 * empty or clicked through say how fast a student was, not what they know.
 */
function pacingOf(items: readonly ScoredItem[], score: number, link: LinkingRecord): Pacing {
  const worked = items.filter((item) => item.answered && !isRapidGuess(item));
  // Of nothing that was worked on nothing can be said about knowledge.
  const unhurried = worked.length === 0 ? score : Math.max(score, sectionScore(wle(responsesOf(worked)), link));
  return {
    hurried: items.length - worked.length,
    lostToSpeed: unhurried - score,
    lostToKnowledge: TOP_SCORE - unhurried,
  };
}

function scoreTestSection(
  { first, second, route }: TestSection,
  subject: Subject,
  link: LinkingRecord,
): TestSectionResult {
  const answers = [...first, ...second];
  const scored = scoredOnes(answers);
  const result = scoreSection(scored, subject, link);
  // Equal ones stay in the order of the subject.
  const ordered = [...result.skills].sort(([, left], [, right]) => left.mastery - right.mastery);
  // Back to the order of the test: a pretest item is marked for the student, but costs nothing.
  let at = 0;
  const places = answers.map(({ pretest }) => (pretest ? undefined : at++));
  return {
    ...result,
    correct: answers.map((answer) => answer.correct && answer.answered),
    cost: places.map((place) => (place === undefined ? 0 : result.cost[place]!)),
    route,
    pacing: pacingOf(scored, result.range.score, link),
    weakest: ordered.slice(0, WEAKEST).map(([skill]) => skill),
  };
}

/**
 * Scores a full test: each section by WLE over both modules with its 68 % range, mastery of every skill, what each miss
 * cost, pacing, and the route taken.
 * @throws ParameterError
 */
export function scoreFullTest(
  test: { english: TestSection; math: TestSection },
  { link, parameterVersion }: Scale = FIRST_SCALE,
): {
  english: TestSectionResult;
  math: TestSectionResult;
  linkingVersion: string;
  parameterVersion: string;
} {
  return {
    english: scoreTestSection(test.english, 'english', link),
    math: scoreTestSection(test.math, 'math', link),
    linkingVersion: link.version,
    parameterVersion,
  };
}
