import type { Mastery } from '../../../../core/celebration/skill-growth';
import { useUntilCurrent } from '../../../../core/celebration/use-until-current';
import { planApi } from '../../../../core/api/plan';

const { useDailyProgressQuery } = planApi;

export interface Gain {
  /** The record is still being worked out. */
  isPending: boolean;
  /** Null while it isn't known. */
  mastery: Mastery | null;
}

/** What a day brought, once the learner record has its answers. @param skill null while it is not known */
export function useGain(planId: string | null, day: number, skill: number | null): Gain {
  const query = useDailyProgressQuery(
    { plan_id: planId ?? '', day },
    { skip: planId === null, refetchOnMountOrArgChange: true },
  );
  const isPending = useUntilCurrent(planId !== null, query);
  const now = skill === null ? undefined : query.data?.mastery?.[skill];
  if (now === undefined) return { isPending, mastery: null };
  return {
    isPending,
    mastery: {
      before: now - (query.data?.today_progress[skill!] ?? 0),
      now,
      sinceDiagnostic: query.data?.cumulative_progress[skill!] ?? null,
    },
  };
}
