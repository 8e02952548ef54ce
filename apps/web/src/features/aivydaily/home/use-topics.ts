import { SKILLS, topicSets, nextSet, weakTopics } from '@aivy/exam';
import { useMemo, useState } from 'react';
import { useWeaknessQuery } from '../api';
import type { Topic } from './topic-words';

/** Nothing is known of the student: no diagnostic is reported yet. Treated as no weakness at all. */
const NOTHING_KNOWN = 'AIVYDAILY-WEAKNESS-NOTFOUND';
/** Further turns within this time are one. */
const TURN_DEBOUNCE_MS = 300;

export interface Topics {
  loading: boolean;
  failed: boolean;
  retry(): void;
  /** All of them, worth most first; empty while nothing is known. */
  known: readonly Topic[];
  sets: readonly (readonly number[])[];
  /** The set that is shown, from 0. */
  index: number;
  turn(): void;
}

/** Topics in sets to choose from: weak ones lead, worth most first; the rest is shuffled once a visit. */
export function useTopics(): Topics {
  const { data, error, isLoading, refetch } = useWeaknessQuery();
  const nothing = (error as { code?: string } | undefined)?.code === NOTHING_KNOWN;
  const known = useMemo(() => (nothing ? [] : (data?.topics ?? [])), [data, nothing]);
  const sets = useMemo(
    () =>
      topicSets({
        topics: SKILLS.map(({ id }) => id),
        weak: weakTopics(known).map(({ subcategory }) => subcategory),
        random: Math.random,
      }),
    [known],
  );
  const [index, setIndex] = useState(0);
  const [turnedAt, setTurnedAt] = useState(0);
  return {
    loading: isLoading,
    failed: error !== undefined && !nothing && !data,
    retry: () => void refetch(),
    known,
    sets,
    index: Math.min(index, Math.max(0, sets.length - 1)),
    turn: () => {
      const now = Date.now();
      if (now - turnedAt < TURN_DEBOUNCE_MS) return;
      setTurnedAt(now);
      setIndex((at) => nextSet(at, sets.length));
    },
  };
}
