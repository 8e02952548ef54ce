import { Button } from '@aivy/web-ui';
import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { dailyFinishPath, unitMistakesPath } from '../../../../config/daily-paths';
import { routePath } from '../../../../config/route-names';
import { Notice } from '../../../../core/page/notice';
import { PageLoader } from '../../../../core/page/page-loader';
import { useArrivalFocus } from '../../../../lib/arrival-focus';
import { CorrectRate } from '../../../../player/analysis/correct-rate';
import { ProblemAnalysis } from '../../../../player/analysis/problem-analysis';
import { startOf, subjectName } from '../day-names';
import { resultLine, type DayResult } from '../day-result';
import { useDayResult } from '../hooks/use-day-result';
import { ClosedDay } from './closed-day';
import styles from './day-page.module.css';
import { TestDay } from './test-day';
import { WaitingDay } from './waiting-day';

/** How a finished unit came out: the rate, the five questions, and each of them explained. */
export function DailyResultScreen({ planId, day }: { planId: string; day: number }) {
  const view = useDayResult(planId, day);
  switch (view.kind) {
    case 'looking':
      return <PageLoader />;
    case 'waiting':
      return <WaitingDay day={day} waiting={view.unit} onRetry={view.retry} />;
    case 'unfinished':
      return <Navigate replace to={startOf(planId, day)} />;
    case 'test-day':
      return <TestDay planId={planId} day={day} />;
    case 'missing':
      return <ClosedDay state={{ kind: 'missing' }} planId={planId} day={day} />;
    case 'failed':
      return (
        <Notice
          title={`We couldn’t load your day ${day} result`}
          text="It’s saved. Check your connection and try again."
          action="Try again"
          onAction={view.retry}
        />
      );
    case 'ready':
      return <FinishedDay day={day} result={view.result} />;
  }
}

const noRetry = (): void => undefined;

function FinishedDay({ day, result }: { day: number; result: DayResult }) {
  const title = useArrivalFocus();
  const navigate = useNavigate();
  const [open, setOpen] = useState<number | null>(null);
  return (
    <main id="main" className={styles.page}>
      <div className={styles.body}>
        <div className={styles.head}>
          <h1 ref={title} tabIndex={-1} className={styles.title}>
            Day {day}: {result.skill || subjectName(day)}
          </h1>
          <p className={styles.lead}>{resultLine(result)}</p>
        </div>
        <div className={styles.card}>
          <CorrectRate result={result.results} onOpen={setOpen} />
        </div>
        {result.results.correctCount < result.results.counted ? (
          <p>
            <Link to={unitMistakesPath(day)}>Try the missed ones again</Link>
          </p>
        ) : null}
      </div>
      <div className={styles.actions}>
        <Button variant="outline" size="large" onClick={() => void navigate(routePath('Dashboard'))}>
          Dashboard
        </Button>
        <Button size="large" onClick={() => void navigate(dailyFinishPath(day))}>
          Next
        </Button>
      </div>
      {open === null ? null : (
        <ProblemAnalysis
          result={result.results}
          analysis={{
            items: result.analysed,
            failed: false,
            failedText: 'We couldn’t show this question.',
            retry: noRetry,
          }}
          index={open}
          onMove={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </main>
  );
}
