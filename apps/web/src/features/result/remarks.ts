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

/** By rank among the remarks, while there's no focus list. The topic itself is above the text. */
const LEADS = [
  'Start here: this topic has the most room to grow.',
  'Take this one next.',
  'Then give this one some time.',
] as const;
/** Where its own answers say no more about a topic than the section does, next to others with answers. */
const UNSURE_LEAD = "We don't know much about this topic yet. A few questions will show.";
const STRONG_LEAD = 'This one is strong already. One habit keeps it that way.';
/** With a focus list, nothing may be called the start that the plan doesn't start with. */
const FIRST_LEAD = 'Start here: it comes first in your practice.';
const FOCUS_LEAD = 'This is one of your focus areas.';
const OTHER_LEAD = 'This topic has room to grow.';

const isSilent = ({ standing, estimated }: Area): boolean => standing !== undefined && estimated;

const leadOf = (area: Area, rank: number): string | undefined => {
  if (area.label === 'Mastery') return STRONG_LEAD;
  return isSilent(area) ? UNSURE_LEAD : LEADS[rank];
};

const focusLeadOf = (area: Area): string => {
  if (area.isFirst) return FIRST_LEAD;
  if (area.label === 'Focus area') return FOCUS_LEAD;
  return area.label === 'Mastery' ? STRONG_LEAD : OTHER_LEAD;
};

const hasFocusList = ({ english, math }: Sections): boolean =>
  [...english.areas, ...math.areas].some(({ label }) => label === 'Focus area');

/** The first of the areas screen, which lists the weakest first: what is said here must be found there. */
const lowestTopics = (areas: readonly Area[]): readonly Area[] => areas.slice(0, TOPICS_PER_SUBJECT);

type Sections = Pick<TestResult, 'english' | 'math'>;

/** What the plan starts with comes first, then what it practices. */
const turnOf = ({ isFirst, label }: Area): number => (isFirst ? 0 : label === 'Focus area' ? 1 : 2);

const remarkedTopics = ({ english, math }: Sections): readonly Area[] =>
  [...lowestTopics(english.areas), ...lowestTopics(math.areas)]
    .sort((a, b) => turnOf(a) - turnOf(b) || a.percent - b.percent)
    .slice(0, REMARKS);

/**
 * Up to three remarks from the two lowest topics of each subject: focus areas first, then the lowest mastery. With two topics a subject, three
 * remarks always cover both subjects. Where nothing is known about any of them, Aivy says so once.
 */
export function chooseRemarks(result: Sections): readonly Remark[] {
  const topics = remarkedTopics(result);
  const lead = hasFocusList(result) ? focusLeadOf : topics.every(isSilent) ? () => undefined : leadOf;
  return topics.map((area, rank) => ({
    topic: area.name,
    text: [lead(area, rank), PRACTICE_STEPS[area.name]].filter(Boolean).join(' '),
  }));
}

/** Whether nothing is known yet about any topic that Aivy would talk about. */
const saysNothing = (result: Sections): boolean => !hasFocusList(result) && remarkedTopics(result).every(isSilent);

/** What Aivy says beside them. */
export const remarksLine = (result: Sections): string => (saysNothing(result) ? SILENT_REMARKS_LINE : REMARKS_LINE);

/** What Aivy says beside a total score. */
export const overviewLine = (result: Sections, tier: ScoreTier): string =>
  (saysNothing(result) ? SILENT_OVERVIEW_LINES : OVERVIEW_LINES)[tier];
