import {
  CATEGORIES,
  sectionDifference,
  skillById,
  tallyChanges,
  totalDifference,
  type RetestedScore,
  type ScoreDifference,
  type Tally,
  type TallyChange,
  SUBJECTS,
} from '@aivy/exam';
import type { SubjectName } from '../../../player/analysis/model';
import type { Attempt } from './attempt';

/** Why two scores are not compared. */
export type NoComparison = 'no-score' | 'old-report';

export interface SectionComparison {
  subject: SubjectName;
  earlier: number | null;
  later: number | null;
  difference: ScoreDifference | NoComparison;
  /** Both had a second module of the same difficulty; only then are right answers comparable. */
  sameRoute: boolean;
  /** Questions that were omitted, and answered without the time that they take, at the earlier and the later test. */
  omitted: readonly [number, number];
  rushed: readonly [number, number];
}

export interface TopicComparison {
  name: string;
  subject: SubjectName;
  earlier: Tally;
  later: Tally;
  /** Null where the questions were not of the same difficulty. */
  change: TallyChange | null;
}

export interface Comparison {
  earlier: Attempt;
  later: Attempt;
  total: ScoreDifference | NoComparison;
  sections: readonly SectionComparison[];
  topics: readonly TopicComparison[];
}

/** A section with where another test would score; older reports do not say it. */
function retested({ report }: Attempt, subject: SubjectName): RetestedScore | NoComparison {
  const score = report[`${subject}_score`];
  const retestLow = report[`${subject}_retest_low`];
  const retestHigh = report[`${subject}_retest_high`];
  if (score === null) return 'no-score';
  return retestLow === undefined || retestHigh === undefined ? 'old-report' : { score, retestLow, retestHigh };
}

function differenceOf(earlier: Attempt, later: Attempt, subject: SubjectName): ScoreDifference | NoComparison {
  const [before, after] = [retested(earlier, subject), retested(later, subject)];
  if (before === 'no-score' || after === 'no-score') return 'no-score';
  if (before === 'old-report' || after === 'old-report') return 'old-report';
  return sectionDifference(before, after);
}

function sectionOf(earlier: Attempt, later: Attempt, subject: SubjectName): SectionComparison {
  const count = ({ questions }: Attempt, way: 'omitted' | 'rushed'): number =>
    questions.filter((each) => each.subject === subject && (way === 'rushed' ? each.rushed : each.outcome === way))
      .length;
  const route = earlier.report[`${subject}_route`];
  return {
    subject,
    earlier: earlier.report[`${subject}_score`],
    later: later.report[`${subject}_score`],
    difference: differenceOf(earlier, later, subject),
    // The diagnostic has none.
    sameRoute: route !== undefined && route === later.report[`${subject}_route`],
    omitted: [count(earlier, 'omitted'), count(later, 'omitted')],
    rushed: [count(earlier, 'rushed'), count(later, 'rushed')],
  };
}

function tallyOf({ questions }: Attempt, category: number): Tally {
  const asked = questions.filter(
    ({ skill, outcome }) => outcome !== 'withdrawn' && skill !== null && skillById(skill).category === category,
  );
  return { right: asked.filter(({ correct }) => correct).length, asked: asked.length };
}

function topicsOf(earlier: Attempt, later: Attempt, sections: readonly SectionComparison[]): TopicComparison[] {
  const rows = CATEGORIES.map(({ id, name, subject }) => ({
    name,
    subject,
    earlier: tallyOf(earlier, id),
    later: tallyOf(later, id),
  }));
  const isComparable = (subject: SubjectName): boolean =>
    sections.some((section) => section.subject === subject && section.sameRoute);
  const compared = rows.filter(({ subject }) => isComparable(subject));
  const changes = tallyChanges(compared.map((row) => [row.earlier, row.later]));
  return rows.map((row) => ({ ...row, change: changes[compared.indexOf(row)] ?? null }));
}

/** Two tests of a student held against each other; which is the earlier one is found here. */
export function compareAttempts(one: Attempt, other: Attempt): Comparison {
  const [earlier, later] = one.startTime <= other.startTime ? [one, other] : [other, one];
  const sections = SUBJECTS.map((subject) => sectionOf(earlier, later, subject));
  const [english, math] = sections.map(({ difference }) => difference) as [
    SectionComparison['difference'],
    SectionComparison['difference'],
  ];
  const total =
    typeof english === 'string' ? english : typeof math === 'string' ? math : totalDifference(english, math);
  return { earlier, later, total, sections, topics: topicsOf(earlier, later, sections) };
}
