/** Topics at or below this mastery are weak; at or below the second one they come first. */
const WEAK_TOPIC = 70;
const URGENT_TOPIC = 40;
const TOPICS_PER_SET = { least: 2, most: 8, usual: 4 } as const;
const MAX_TOPIC_SETS = 4;
const WEAK_TOPICS_PER_CYCLE = 2;

export interface TopicMastery {
  subcategory: number;
  /** 0-100. */
  mastery: number;
}

export interface WeakTopic extends TopicMastery {
  priority: 1 | 2;
}

export type MasteryBand = 'critical' | 'weak' | 'developing' | 'proficient';

/** For the choice of what to practise; the label that is displayed is `masteryLevel`. */
export function masteryBand(mastery: number): MasteryBand {
  if (mastery <= URGENT_TOPIC) return 'critical';
  if (mastery <= WEAK_TOPIC) return 'weak';
  return mastery <= 85 ? 'developing' : 'proficient';
}

/** Weak topics in the order in which they should be practised: urgent ones first, in the order they came in otherwise. */
export function weakTopics(topics: readonly TopicMastery[]): WeakTopic[] {
  const weak = topics
    .filter(({ mastery }) => mastery <= WEAK_TOPIC)
    .map((topic): WeakTopic => ({ ...topic, priority: topic.mastery <= URGENT_TOPIC ? 1 : 2 }));
  return weak.sort((x, y) => x.priority - y.priority);
}

/** Topics of a set: a whole number of 2 to 8, four unless another one is wanted. */
export const topicsPerSet = (wanted: number = TOPICS_PER_SET.usual): number =>
  Number.isFinite(wanted)
    ? Math.min(TOPICS_PER_SET.most, Math.max(TOPICS_PER_SET.least, Math.round(wanted)))
    : TOPICS_PER_SET.usual;

export interface TopicSetWish {
  /** Ids of all topics of a subject. */
  topics: readonly number[];
  /** Ids of the weak ones, the most important first. */
  weak?: readonly number[] | undefined;
  perSet?: number | undefined;
  /** 0 up to 1, as `Math.random`. */
  random: () => number;
}

/**
 * The topics of a subject, shuffled and split into at most four sets. Each set begins with two weak topics while there
 * are any, so whoever turns through the sets meets the most important ones first; the rest is drawn. No topic comes twice.
 */
export function topicSets({ topics, weak = [], perSet, random }: TopicSetWish): number[][] {
  const size = topicsPerSet(perSet);
  const first = weak.filter((id) => topics.includes(id));
  const others = shuffled(
    topics.filter((id) => !first.includes(id)),
    random,
  );
  const count = Math.min(MAX_TOPIC_SETS, setsFor(topics.length, size));
  const sets: number[][] = [];
  for (let set = 0; set < count; set += 1) {
    const left = first.length + others.length;
    const share = Math.min(size, Math.ceil(left / (count - set)));
    const leading = first.splice(0, Math.min(WEAK_TOPICS_PER_CYCLE, share));
    const filling = others.splice(0, share - leading.length);
    sets.push([...leading, ...filling, ...first.splice(0, share - leading.length - filling.length)]);
  }
  return sets;
}

/** No set of one topic, unless there is one topic only. */
function setsFor(topics: number, size: number): number {
  const sets = Math.ceil(topics / size);
  return sets > 1 && topics / sets < TOPICS_PER_SET.least ? sets - 1 : sets;
}

/** After the last set comes the first one again. @returns 0 when there are no sets */
export const nextSet = (index: number, sets: number): number => (sets === 0 ? 0 : (index + 1) % sets);

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.min(last, Math.floor(random() * (last + 1)));
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}
