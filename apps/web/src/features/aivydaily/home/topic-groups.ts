import { MASTERY_LEVELS, skillLabel, skillsOf, type SkillLabel } from '@aivy/exam';
import type { Subject } from '@aivy/contracts';
import type { Topic } from './topic-words';

export interface TopicGroup {
  heading: string;
  topics: readonly { id: number; name: string; mastery: number | null }[];
}

const FOCUS = 'Focus areas';
const NO_LEVEL = 'Not enough answers yet';
const HEADINGS = [FOCUS, ...MASTERY_LEVELS, NO_LEVEL];

/** The topic's one label; without a diagnostic, that there's none yet. */
export const topicLabel = (topic: Topic | undefined, isFocus: boolean): SkillLabel | typeof NO_LEVEL =>
  topic ? skillLabel(topic.mastery, isFocus) : NO_LEVEL;

/** A subject's topics under their labels, the lowest level first; of a level those with the most to gain. */
export function topicGroups(
  subject: Subject,
  { known, focus }: { known: readonly Topic[]; focus: readonly Topic[] },
  search = '',
): TopicGroup[] {
  const wanted = search.trim().toLowerCase();
  const topics = skillsOf(subject)
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .map(({ id, name }) => {
      const topic = known.find(({ subcategory }) => subcategory === id);
      const isFocus = focus.some(({ subcategory }) => subcategory === id);
      const heading = isFocus ? FOCUS : topicLabel(topic, false);
      return { id, name, mastery: topic?.mastery ?? null, heading };
    })
    .sort((x, y) => (x.mastery ?? 0) - (y.mastery ?? 0));
  return HEADINGS.map((heading) => ({ heading, topics: topics.filter((each) => each.heading === heading) })).filter(
    (group) => group.topics.length > 0,
  );
}
