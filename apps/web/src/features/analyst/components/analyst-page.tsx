import { useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigationType, useParams } from 'react-router-dom';
import { Button, Skeleton } from '@aivy/web-ui';
import { reportJobPath } from '../../../config/analyst-paths';
import { analystApi } from '../../../core/api/analyst';
import type { ReportJob } from '../model/report';
import { isUnderWay, useLiveJobs } from '../hooks/use-live-jobs';
import { useNow } from '../../../lib/use-now';
import { draftOf, newDraft } from '../model/draft';
import { outcomeWords } from '../model/words';
import { FindingPanel } from './finding-panel';
import { Proposals } from './proposals';
import { Queue } from './queue';
import { ReportForm } from './report-form';
import styles from './analyst-page.module.css';

/** The clock of what remains; days and minutes need no more. */
const TICK_MS = 5_000;

/** Of a calibration that is ready; nothing of any other report. What is known of it the finding has asked for. */
function ProposalsOf({ jobId }: { jobId: string }) {
  const { data } = analystApi.endpoints.getReport.useQueryState({ job_id: jobId });
  if (data?.kind !== 'item-calibration' || data.state !== 'ready' || data.id !== jobId) return null;
  return <Proposals report={data} />;
}

/** Where analysts order reports, see them come and take them away. */
export function AnalystPage() {
  const { jobId } = useParams();
  const navigate = useNavigate();
  const now = useNow(TICK_MS);
  const [draft, setDraft] = useState(() => newDraft(Date.now()));
  const [news, setNews] = useState('');
  const [orderedId, setOrderedId] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const found = useRef<HTMLDivElement>(null);
  const wasChosen = useNavigationType() !== 'POP';
  const { data, isError, isFetching, refetch } = useLiveJobs();
  useEffect(() => {
    document.title = 'Reports';
  }, []);
  // Whoever chooses a report sees it, also where it stands below a long queue.
  useEffect(() => {
    if (jobId === undefined || !wasChosen || !found.current) return;
    const { top } = found.current.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight / 2) found.current.scrollIntoView({ block: 'start' });
  }, [jobId, wasChosen]);

  const jobs = data?.jobs ?? [];
  const order = jobs.find(({ id }) => id === orderedId);
  const outcome = order ? outcomeWords(order) : '';
  useEffect(() => {
    if (outcome) setNews(outcome);
  }, [outcome]);
  // Something to look at, without an address of its own: the newest that is ready.
  const selected = jobId ?? jobs.find(({ state }) => state === 'ready')?.id;
  const changeJob = (job: ReportJob) => {
    setDraft(draftOf(job.kind, job.params, job.created_at, Date.now()));
    form.current?.scrollIntoView({ block: 'center' });
    form.current?.querySelector('select')?.focus({ preventScroll: true });
  };
  const ordered = (id: string, name: string) => {
    setNews(`${name} is in the queue.`);
    setOrderedId(id);
    void navigate(reportJobPath(id), { preventScrollReset: true });
  };
  return (
    <main id="main" className={styles.page}>
      <h1 className={styles.title}>Reports</h1>
      <p className={styles.lead}>No names, no e-mail addresses. Groups under 10 people are left out.</p>
      <ReportForm draft={draft} onChange={setDraft} onOrdered={ordered} formRef={form} />
      <p role="status" className="vh">
        {news}
      </p>
      <div className={styles.columns}>
        <section aria-labelledby="queue">
          <h2 id="queue" className={styles.heading}>
            Queue
          </h2>
          {isError && (
            <div className={styles.trouble} role="alert">
              {data ? 'This may not be up to date: the reports cannot be reached.' : 'The reports cannot be reached.'}
              <Button
                variant="outline"
                pendingLabel={isFetching ? 'Trying…' : undefined}
                onClick={() => void refetch()}
              >
                Try again
              </Button>
            </div>
          )}
          {!data && !isError && (
            <div role="status" aria-label="Loading the queue">
              <Skeleton />
            </div>
          )}
          {data && jobs.length === 0 && (
            <p className={styles.empty}>
              No reports yet. Run one above; those of every night appear here by themselves.
            </p>
          )}
          {data && jobs.length > 0 && (
            <Queue jobs={jobs} more={data.more} selected={selected} now={now} onChange={changeJob} />
          )}
        </section>
        {selected !== undefined && (
          <div ref={found} className={styles.found}>
            <FindingPanel key={selected} jobId={selected} now={now} onChange={changeJob} />
          </div>
        )}
        {selected === undefined && jobs.some(isUnderWay) && (
          <p className={styles.empty}>What a report finds appears here as soon as it is ready.</p>
        )}
      </div>
      {selected !== undefined && <ProposalsOf key={selected} jobId={selected} />}
    </main>
  );
}
