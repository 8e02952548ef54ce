import { analystApi } from '../../../core/api/analyst';
import type { ReportJob } from '../model/report';
import { isUnderWay } from '../hooks/use-live-jobs';
import { Downloads } from './downloads';
import styles from './queue.module.css';

const { useRemoveReportMutation, useRetryReportMutation } = analystApi;

/** What can be done about a report: its files, another try, or its end. */
export function Actions({ job, name, onChange }: { job: ReportJob; name: string; onChange(job: ReportJob): void }) {
  const [remove, removing] = useRemoveReportMutation();
  const [retry, retrying] = useRetryReportMutation();
  const { id, state } = job;
  const isOwn = job.made_by === 'analyst';
  const isBusy = removing.isLoading || retrying.isLoading;
  const action = (word: string, act: () => unknown) => (
    // Not the same button under another word: pressed twice, "Cancel" would also remove.
    <button
      key={word}
      type="button"
      className={styles.action}
      aria-disabled={isBusy || undefined}
      aria-label={`${word} ${name}`}
      onClick={() => void (isBusy || act())}
    >
      {word}
    </button>
  );
  if (state === 'ready') return <Downloads jobId={id} name={name} />;
  return (
    <>
      {state === 'suppressed' && action('Change', () => onChange(job))}
      {(state === 'failed' || state === 'cancelled') && isOwn && action('Retry', () => retry({ job_id: id }))}
      {isOwn &&
        (isUnderWay(job)
          ? action('Cancel', () => remove({ job_id: id, only: 'cancel' }))
          : action('Remove', () => remove({ job_id: id })))}
    </>
  );
}
