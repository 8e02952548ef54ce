import type { Subject } from '@aivy/contracts';
import { likelierWeakFirst } from '@aivy/exam';
import { effortOf, withConduct, type ModuleEffort } from './effort.js';
import { linkOf, sectionScore, type LinkingRecord } from './linking.js';
import { isScored, toResponse, type AskedItem, type ScoredItem } from './response.js';
import { routeAfter, type SecondModule } from './routing.js';
import { FIRST_SCALE, type Scale } from './scale.js';
import { responsesOf, scoreSection, type SectionResult } from './section.js';
import { wle } from './wle.js';

/** An answer of a full test; a pretest item is kept and never scored. */
export interface TestAnswer extends AskedItem {
  pretest: boolean;
}

export interface TestSection {
  first: readonly TestAnswer[];
  second: readonly TestAnswer[];
  route: SecondModule;
  /** Seconds that each module had; absent where nobody has kept them. */
  limits?: readonly [first: number, second: number];
}

/** Where the points below 800 went; the two add up to them. */
export interface Pacing {
  /** Questions that there was no time for: left empty, or answered in less than half of their time. */
  hurried: number;
  /** Points between the score and the score without those questions. */
  lostToSpeed: number;
  /** What the others leave below 800. */
  lostToKnowledge: number;
}

export interface TestSectionResult extends SectionResult {
  modules: ModuleEffort[];
  route: SecondModule;
  pacing: Pacing;
  /** Ids of the three skills that are likeliest weak, the likeliest first. */
  weakest: number[];
}

/**
 * The second module of a section: where the answers of the first one lead, without pretest items, those out of use and
 * rapid guesses.
 * @param limit seconds of the module; null where nobody has kept them
 * @throws ParameterError
 */
export const routeAfterModule = (first: readonly TestAnswer[], limit: number | null): SecondModule =>
  routeAfter(withConduct(first, limit).filter(isScored).map(toResponse)).route;

const TOP_SCORE = 800;
const WEAKEST = 3;

/**
 * Points lost to speed: the score without the questions that there was no time for, minus the score with them. They say
 * how fast a student was, not what they know. Which they are hangs on times alone and not on what was right, so what is
 * left of the module is as hard for the student as the whole.
 */
function pacingOf(items: readonly ScoredItem[], score: number, link: LinkingRecord): Pacing {
  const timely = items.filter(({ conduct }) => conduct !== 'hurried');
  // Of nothing that there was time for nothing can be said about knowledge.
  const unhurried = timely.length === 0 ? score : Math.max(score, sectionScore(wle(responsesOf(timely)), link));
  return {
    hurried: items.length - timely.length,
    lostToSpeed: unhurried - score,
    lostToKnowledge: TOP_SCORE - unhurried,
  };
}

function scoreTestSection(
  { first, second, route, limits }: TestSection,
  subject: Subject,
  link: LinkingRecord,
): TestSectionResult {
  const modules = [withConduct(first, limits?.[0] ?? null), withConduct(second, limits?.[1] ?? null)];
  const answers = modules.flat();
  const result = { ...scoreSection(answers, subject, link), modules: modules.map(effortOf) };
  // Equal ones stay in the order of the subject.
  const ordered = [...result.skills].sort(([, left], [, right]) => likelierWeakFirst(left, right));
  return {
    ...result,
    route,
    pacing: pacingOf(answers.filter(isScored), result.range.score, link),
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
    english: scoreTestSection(test.english, 'english', linkOf(link, 'english')),
    math: scoreTestSection(test.math, 'math', linkOf(link, 'math')),
    linkingVersion: link.version,
    parameterVersion,
  };
}
