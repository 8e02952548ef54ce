import type { Subject } from '@aivy/contracts';
import { nextSet, skillById, skillsOf, topicSets, weakTopics } from '@aivy/exam';
import { useMemo, useState } from 'react';
import { aivydailyApi } from '../../../core/api/aivydaily';
import { planApi } from '../../../core/api/plan';
import { useAppSelector } from '../../../core/store';
import { dayDraw } from './day-draw';
import type { Topic } from './topic-words';

const { useGetWeaknessQuery } = aivydailyApi;
const { useFocusAreasQuery } = planApi;

/** There's no diagnostic yet, so nothing is known. That's no weakness at all. */
const NOTHING_KNOWN = 'AIVYDAILY-WEAKNESS-NOTFOUND';
/** Further turns within this time count as one. */
const TURN_DEBOUNCE_MS = 300;

/** A subject's topics. */
export interface Topics {
  loading: boolean;
  failed: boolean;
  retry(): void;
  /** All of them, worth most first. Empty while nothing is known. */
  known: readonly Topic[];
  focus: readonly Topic[];
  /** Id of today's topic. */
  mission: number;
  /** The others, in sets to choose from. */
  sets: readonly (readonly number[])[];
  /** The set that's shown, from 0. */
  index: number;
  turn(): void;
}

interface Known {
  /** Of both subjects, worth most first; empty before a diagnostic. */
  topics: readonly Topic[];
  /** Ids of the subject's focus areas, as every other screen has them. */
  focus: readonly number[];
}

/** What is offered: focus areas, today's mission, and the other topics in sets that stay the same all day. */
export function offered(subject: Subject, { topics: all, focus: areas }: Known, seed: string) {
  const known = all.filter(({ subcategory }) => skillById(subcategory).subject === subject);
  const weak = weakTopics(known);
  const focus = areas.flatMap((id) => known.find(({ subcategory }) => subcategory === id) ?? []);
  const random = dayDraw(`${seed} ${subject}`);
  const topics = skillsOf(subject).map(({ id }) => id);
  const mission = (focus[0] ?? known[0])?.subcategory ?? topics[Math.floor(random() * topics.length)]!;
  const listed = [mission, ...focus.map(({ subcategory }) => subcategory)];
  const sets = topicSets({
    topics: topics.filter((id) => !listed.includes(id)),
    weak: weak.map(({ subcategory }) => subcategory),
    random,
  });
  return { known, focus, mission, sets };
}

/** The topics of a subject for today. */
export function useTopics(subject: Subject): Topics {
  const userId = useAppSelector((state) => state.session.userId) ?? '';
  const { data, error, isLoading, refetch } = useGetWeaknessQuery();
  const nothing = (error as { code?: string } | undefined)?.code === NOTHING_KNOWN;
  const areas = useFocusAreasQuery(undefined, { skip: nothing });
  const today = new Date().toDateString();
  const topics = useMemo(
    () =>
      offered(
        subject,
        { topics: nothing ? [] : (data?.topics ?? []), focus: areas.data?.[subject] ?? [] },
        `${userId} ${today}`,
      ),
    [areas.data, data, nothing, subject, today, userId],
  );
  const [index, setIndex] = useState(0);
  const [turnedAt, setTurnedAt] = useState(0);
  return {
    ...topics,
    loading: isLoading || areas.isLoading,
    failed: error !== undefined && !nothing && !data,
    retry: () => void refetch(),
    index: topics.sets.length === 0 ? 0 : index % topics.sets.length,
    turn: () => {
      const now = Date.now();
      if (now - turnedAt < TURN_DEBOUNCE_MS) return;
      setTurnedAt(now);
      setIndex((at) => nextSet(at, topics.sets.length));
    },
  };
}
