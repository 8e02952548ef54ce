import type { Area, TestResult } from './model';
import { PRACTICE_STEPS } from './remark-texts';

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
/** Where its own answers say no more of a topic than the section does. */
const UNSURE_LEAD = 'Your answers say little of this topic by itself yet; a few questions will show.';
const STRONG_LEAD = 'This is strong already; one habit keeps it that way.';

const leadOf = ({ level, standing, estimated }: Area, rank: number): string | undefined => {
  if (level === 'Mastery') return STRONG_LEAD;
  return standing !== undefined && estimated ? UNSURE_LEAD : LEADS[rank];
};

/** The first of the areas screen, which lists the weakest first: what is said here must be found there. */
const lowestTopics = (areas: readonly Area[]): readonly Area[] => areas.slice(0, TOPICS_PER_SUBJECT);

/**
 * Up to three remarks, weakest topic first, out of the two lowest topics of each subject. With two topics a
 * subject, three remarks always speak about both subjects.
 */
export function chooseRemarks(result: Pick<TestResult, 'english' | 'math'>): readonly Remark[] {
  return [...lowestTopics(result.english.areas), ...lowestTopics(result.math.areas)]
    .sort((a, b) => a.percent - b.percent)
    .slice(0, REMARKS)
    .map((area, rank) => ({
      topic: area.name,
      text: [leadOf(area, rank), PRACTICE_STEPS[area.name]].filter(Boolean).join(' '),
    }));
}
