import type { Plan } from '@aivy/contracts';
import { skipToken } from '@reduxjs/toolkit/query';
import { Button, Spinner } from '@aivy/web-ui';
import { Navigate } from 'react-router-dom';
import { TARGET_PATH } from '../../../../config/target-path';
import { planApi } from '../../../../core/api/plan';
import { Letter } from './letter';
import { LetterScene } from './letter-scene';
import styles from './letter.module.css';

const { useGetPlanQuery, useJourneyPreviewQuery } = planApi;

function Waiting() {
  return (
    <>
      <LetterScene pose="idle" />
      <div className={styles.state} role="status">
        <Spinner />
        <p>Your letter is on its way...</p>
      </div>
    </>
  );
}

function Failed({ onRetry }: { onRetry(): void }) {
  return (
    <>
      <LetterScene pose="sorry" />
      <div className={styles.state}>
        <h1>Your letter did not arrive</h1>
        <p role="alert">Your target is saved. We couldn’t load the letter just now.</p>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    </>
  );
}

/** What follows a set target: the letter. Without a plan it leads to the target. */
export function JourneyPreview() {
  const plan = useGetPlanQuery();
  const known: Plan | null | undefined = plan.data;
  const preview = useJourneyPreviewQuery(known ? { plan_id: known.id } : skipToken);
  if (known === null && !plan.isFetching) return <Navigate replace to={TARGET_PATH} />;
  if (known && preview.currentData) return <Letter plan={known} preview={preview.currentData} />;
  const failed = [plan, preview].filter(({ error, isFetching }) => error !== undefined && !isFetching);
  if (failed.length > 0) return <Failed onRetry={() => void (plan.error ? plan.refetch() : preview.refetch())} />;
  return <Waiting />;
}
