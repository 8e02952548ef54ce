import { currentDay } from '@aivy/exam';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { PageLoader } from '../../../../core/page/page-loader';
import { planApi } from '../../../../core/api/plan';
import { startOf } from '../day-names';
import { useHandIn } from '../hooks/use-hand-in';

const { useGetPlanQuery } = planApi;

/** Congratulates on finished days only: another day leads to the one that's open. */
export function FinishedOnly({ day, children }: { day: number; children: ReactNode }) {
  const plan = useGetPlanQuery();
  // A day finished offline is finished, even though the server doesn't know yet.
  const { waiting } = useHandIn();
  if (plan.isLoading || waiting === null) return <PageLoader />;
  const isWaiting = waiting.some(({ unit }) => unit.module === day);
  if (!plan.data || isWaiting || day <= plan.data.last_finished_day) return children;
  const open = currentDay({ lastFinishedDay: plan.data.last_finished_day, lastFinishedDate: null });
  return <Navigate replace to={startOf(plan.data.id, open)} />;
}
