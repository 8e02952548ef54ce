import type { Subject } from '@aivy/contracts';

/** Of the passages of a form, so many may be of one field, 0-1. */
const FIELD_SHARE = 0.3;
/** Of the stories of a Math module, so many may be told of what another is told of. */
const REPEATED_SETTINGS = 1;

type Topics = readonly (string | undefined)[];

/** How many passages of a form of `count` may be of one field. */
export const mostOfField = (count: number): number => Math.ceil(FIELD_SHARE * count);

/** How many of a list are of the same topic as the one before them. */
export const alikeInARow = (topics: Topics): number =>
  topics.filter((topic, index) => index > 0 && topic !== undefined && topic === topics[index - 1]).length;

/** How many of a list are of a topic that came before, anywhere. */
export function repeated(topics: Topics): number {
  const told = topics.filter((topic) => topic !== undefined);
  return told.length - new Set(told).size;
}

/** Topics that come up more often than `most` times, with how often they do. */
export function tooOften(topics: Topics, most: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const topic of topics) if (topic !== undefined) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count > most));
}

/**
 * How many questions of a form, in their order, tell of what they should not: in Reading & Writing of the same field as
 * the one before, or of a field that has had its share; in Math of a story too many that was told before.
 */
export function clashes(subject: Subject, topics: Topics): number {
  if (subject === 'math') return Math.max(0, repeated(topics) - REPEATED_SETTINGS);
  const most = mostOfField(topics.length);
  const beyond = [...tooOften(topics, most).values()].reduce((sum, count) => sum + count - most, 0);
  return alikeInARow(topics) + beyond;
}
