import { useMemo } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { planApi } from '../../../../core/api/plan';
import type { PlanView } from '../plan-view';
import type { ScorePathData } from '../score-path-model';

const {
  useAchievementQuery,
  useDailyProgressQuery,
  useDailyWinsQuery,
  useFocusAreasQuery,
  useOutlookQuery,
  useScorePathQuery,
} = planApi;

/** What is gained today belongs to the day that is open, also beyond the last one of a finished plan. */
const dayOfGains = ({ day, isFinished }: PlanView): number => (isFinished ? day + 1 : day);

/** A plan whose time is over has nothing to project. */
const useWithoutProjection = (data: ScorePathData | undefined, isOver: boolean): ScorePathData | undefined =>
  useMemo(() => (data && isOver ? { ...data, projection: [] } : data), [data, isOver]);

/** The calls of the dashboard; none is sent before there is a plan and a day. */
export function useDashboardQueries(view: PlanView | null) {
  const plan = view ? { plan_id: view.id } : skipToken;
  const day = view ? { plan_id: view.id, day: view.day } : skipToken;
  const scorePath = useScorePathQuery(view ? undefined : skipToken);
  const isOver = view !== null && (view.isFinished || view.endedOn !== null);
  return {
    scorePath: { ...scorePath, data: useWithoutProjection(scorePath.data, isOver) },
    progress: useDailyProgressQuery(view ? { plan_id: view.id, day: dayOfGains(view) } : skipToken),
    focus: useFocusAreasQuery(view ? undefined : skipToken),
    wins: useDailyWinsQuery(day),
    achievement: useAchievementQuery(plan),
    outlook: useOutlookQuery(plan),
  };
}
export type DashboardQueries = ReturnType<typeof useDashboardQueries>;
