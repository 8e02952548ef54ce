import { useEffect, useRef, useState, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { reportJobPath } from '../../../config/analyst-paths';
import { analystApi } from '../../../core/api/analyst';
import type { ReportJob } from '../model/report';
import { KINDS } from '../model/kinds';
import { aboutWords } from '../model/words';
import { Actions } from './actions';
import { JobState } from './job-state';
import styles from './queue.module.css';

const { useListReportsQuery } = analystApi;

export interface QueueProps {
  jobs: readonly ReportJob[];
  /** Are there older ones than these? */
  more: boolean;
  /** Whose finding is shown. */
  selected: string | undefined;
  now: number;
  /** Fills the form with a report's parameters. */
  onChange(job: ReportJob): void;
}

/** The reports, the newest first, each with its state and what can be done about it. */
export function Queue({ jobs, more, ...row }: QueueProps) {
  const [older, setOlder] = useState<readonly string[]>([]);
  return (
    <>
      <table className={styles.jobs}>
        <thead>
          <tr>
            <th scope="col">Report</th>
            <th scope="col">State</th>
            <th scope="col">File</th>
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <Row key={job.id} job={job} {...row} />
          ))}
          {older.map((before) => (
            <OlderRows
              key={before}
              before={before}
              isLast={before === older.at(-1)}
              onMore={(last) => setOlder([...older, last])}
              {...row}
            />
          ))}
        </tbody>
      </table>
      {more && older.length === 0 && <MoreButton onClick={() => setOlder([jobs.at(-1)!.id])} />}
    </>
  );
}

const MoreButton = ({ onClick }: { onClick(): void }) => (
  <button type="button" className={styles.more} onClick={onClick}>
    Show older reports
  </button>
);

function OlderRows({
  before,
  isLast,
  onMore,
  ...row
}: Omit<QueueProps, 'jobs' | 'more'> & { before: string; isLast: boolean; onMore(last: string): void }) {
  const { data, isError, refetch } = useListReportsQuery({ before });
  const last = data?.jobs.at(-1);
  const first = useRef<HTMLAnchorElement>(null);
  const isThere = data !== undefined;
  // The button that asked for them is gone; whoever has no pointer goes on from here.
  useEffect(() => {
    if (isThere) first.current?.focus({ preventScroll: true });
  }, [isThere]);
  return (
    <>
      {data?.jobs.map((job, index) => (
        <Row key={job.id} job={job} linkRef={index === 0 ? first : undefined} {...row} />
      ))}
      {!data && (
        <tr>
          <td colSpan={3}>
            {isError ? (
              <button type="button" className={styles.action} onClick={() => void refetch()}>
                Try again
              </button>
            ) : (
              <span role="status">Loading…</span>
            )}
          </td>
        </tr>
      )}
      {isLast && data?.more && last && (
        <tr>
          <td colSpan={3}>
            <MoreButton onClick={() => onMore(last.id)} />
          </td>
        </tr>
      )}
    </>
  );
}

function Row({
  job,
  linkRef,
  selected,
  now,
  onChange,
}: { job: ReportJob; linkRef?: Ref<HTMLAnchorElement> | undefined } & Omit<QueueProps, 'jobs' | 'more'>) {
  const { name } = KINDS[job.kind];
  const about = aboutWords(job.params, job.created_at, job.kind);
  const isSelected = job.id === selected;
  return (
    <tr className={isSelected ? styles.selected : undefined}>
      <th scope="row">
        <Link ref={linkRef} to={reportJobPath(job.id)} aria-current={isSelected || undefined} preventScrollReset>
          {name}
        </Link>
        <small>
          {about}
          {job.made_by === 'analyst' ? '' : job.made_by === 'nightly' ? ', made by night' : ', by command'}
        </small>
      </th>
      <td>
        <JobState {...{ job, name, now }} />
      </td>
      <td>
        <div className={styles.actions}>
          <Actions job={job} name={`${name}, ${about}`} onChange={onChange} />
        </div>
      </td>
    </tr>
  );
}
