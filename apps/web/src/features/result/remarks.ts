import type { Area, TestResult } from './model';
import { PRACTICE_STEPS } from './remark-texts';

export interface Remark {
  /** Skill that the remark is about. */
  topic: string;
  text: string;
}

const REMARKS = 3;
const TOPICS_PER_SUBJECT = 2;

const LEADS: Readonly<Record<Area['level'], (name: string) => string>> = {
  Beginner: (name) => `${name} is the quickest place to gain points.`,
  Intermediate: (name) => `${name} is half built.`,
  Proficient: (name) => `${name} is nearly there.`,
  Mastery: (name) => `${name} is strong already; keep it that way.`,
};

/** A topic that no answered question touched is a guess, so it is passed over while two better known ones exist. */
function lowestTopics(areas: readonly Area[]): readonly Area[] {
  const seen = areas.filter((area) => area.answered > 0);
  return (seen.length >= TOPICS_PER_SUBJECT ? seen : areas).slice(0, TOPICS_PER_SUBJECT);
}

/**
 * Up to three remarks, weakest topic first, out of the two lowest topics of each subject. With two topics a
 * subject, three remarks always speak about both subjects.
 */
export function chooseRemarks(result: Pick<TestResult, 'english' | 'math'>): readonly Remark[] {
  return [...lowestTopics(result.english.areas), ...lowestTopics(result.math.areas)]
    .sort((a, b) => a.percent - b.percent)
    .slice(0, REMARKS)
    .map((area) => ({ topic: area.name, text: [LEADS[area.level](area.name), PRACTICE_STEPS[area.name]].filter(Boolean).join(' ') }));
}
