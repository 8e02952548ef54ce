import { subjectOfDay } from '@aivy/exam';
import { prefetchMath } from '@aivy/web-math';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { routePath } from '../../../../config/route-names';
import { showAlert } from '../../../../core/alerts/alerts-slice';
import { Notice } from '../../../../core/page/notice';
import { PageLoader } from '../../../../core/page/page-loader';
import { useAppDispatch, useAppSelector } from '../../../../core/store';
import { useReadingFace } from '../../../../lib/reading-face';
import { ElsewhereNotice, Submitting, useEarlierSubmission } from '../../../../player';
import { startOf } from '../day-names';
import { useLeadToResult } from '../hooks/use-lead-to-result';
import { useUnit } from '../hooks/use-unit';
import { unitKey, type FinishOutcome } from '../send-unit';
import { RunningUnit } from './running-unit';

/** The test page in daily mode, or what stands in its way. @param day NaN where the address names none */
export const DailyTestScreen = ({ day }: { day: number }) =>
  Number.isNaN(day) ? <Navigate replace to={routePath('Dashboard')} /> : <Returning key={day} day={day} />;

/** Whoever comes back while the unit is being finished waits for the outcome. */
function Returning({ day }: { day: number }) {
  const dispatch = useAppDispatch();
  const userId = useAppSelector((state) => state.session.userId) ?? '';
  const isUnderWay = useEarlierSubmission(unitKey(userId, day), (outcome: FinishOutcome) => {
    if (outcome.kind === 'failed') dispatch(showAlert({ tone: 'error', text: outcome.message }));
    // Where it stands now the look at it finds out.
    return false;
  });
  return isUnderWay ? <Submitting /> : <Unit day={day} />;
}

function Unit({ day }: { day: number }) {
  const view = useUnit(day);
  const faceReady = useReadingFace();
  useEffect(() => {
    if (subjectOfDay(day) === 'math') prefetchMath();
  }, [day]);
  switch (view.kind) {
    case 'elsewhere':
      return <ElsewhereNotice what="unit" onContinue={view.takeOver} />;
    case 'looking':
      return <PageLoader />;
    case 'waiting':
      return <ToResult day={day} planId={view.planId} late={false} />;
    case 'finished':
      return <ToResult day={day} planId={view.planId} late={view.late} />;
    case 'refused':
      // The start page says why, and what to do.
      return <Navigate replace to={startOf(view.planId, day)} />;
    case 'no-plan':
      // So does the dashboard.
      return <Navigate replace to={routePath('Dashboard')} />;
    case 'failed':
      return (
        <Notice
          title="We couldn’t open your set"
          text={`${view.message} Your answers are saved.`}
          action="Try again"
          onAction={view.again}
        />
      );
    case 'ready':
      return faceReady ? <RunningUnit key={view.round} start={view.start} clock={view.clock} /> : <PageLoader />;
  }
}

function ToResult({ day, planId, late }: { day: number; planId: string; late: boolean }) {
  const lead = useLeadToResult(day);
  useEffect(() => lead(planId, late), [late, lead, planId]);
  return <PageLoader />;
}
