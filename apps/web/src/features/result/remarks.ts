import type { Area, TestResult } from './model';
import { PRACTICE_STEPS } from './remark-texts';
import {
  OVERVIEW_LINES,
  REMARKS_LINE,
  SILENT_OVERVIEW_LINES,
  SILENT_REMARKS_LINE,
  type ScoreTier,
} from './tutor-lines';

export interface Remark {
  /** Skill that the remark is about; its heading. */
  topic: string;
  text: string;
}

const REMARKS = 3;
const TOPICS_PER_SUBJECT = 2;

/** By rank among the remarks; the topic itself stands above the text. */
const LEADS = [
  'Start here: this topic has the most room to grow.',
  'Take this one next.',
  'Then give this one some time.',
] as const;
/** Where its own answers say no more of a topic than the section does, beside others of which they do. */
const UNSURE_LEAD = 'Your answers say little of this topic by itself yet; a few questions will show.';
const STRONG_LEAD = 'This is strong already; one habit keeps it that way.';

const isSilent = ({ standing, estimated }: Area): boolean => standing !== undefined && estimated;

const leadOf = (area: Area, rank: number): string | undefined => {
  if (area.level === 'Mastery') return STRONG_LEAD;
  return isSilent(area) ? UNSURE_LEAD : LEADS[rank];
};

/** The first of the areas screen, which lists the weakest first: what is said here must be found there. */
const lowestTopics = (areas: readonly Area[]): readonly Area[] => areas.slice(0, TOPICS_PER_SUBJECT);

type Sections = Pick<TestResult, 'english' | 'math'>;

const remarkedTopics = ({ english, math }: Sections): readonly Area[] =>
  [...lowestTopics(english.areas), ...lowestTopics(math.areas)].sort((a, b) => a.percent - b.percent).slice(0, REMARKS);

/**
 * Up to three remarks, weakest topic first, out of the two lowest topics of each subject. With two topics a
 * subject, three remarks always speak about both subjects. Where the answers say nothing of any of them, Aivy says so once.
 */
export function chooseRemarks(result: Sections): readonly Remark[] {
  const topics = remarkedTopics(result);
  const lead = topics.every(isSilent) ? () => undefined : leadOf;
  return topics.map((area, rank) => ({
    topic: area.name,
    text: [lead(area, rank), PRACTICE_STEPS[area.name]].filter(Boolean).join(' '),
  }));
}

/** Whether the answers say nothing yet of any topic that Aivy would speak about. */
const saysNothing = (result: Sections): boolean => remarkedTopics(result).every(isSilent);

/** What Aivy says beside them. */
export const remarksLine = (result: Sections): string => (saysNothing(result) ? SILENT_REMARKS_LINE : REMARKS_LINE);

/** What Aivy says beside a total score. */
export const overviewLine = (result: Sections, tier: ScoreTier): string =>
  (saysNothing(result) ? SILENT_OVERVIEW_LINES : OVERVIEW_LINES)[tier];
