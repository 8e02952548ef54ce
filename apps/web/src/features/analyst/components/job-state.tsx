import type { ReactNode } from 'react';
import { Ban, Check, Clock, X } from 'lucide-react';
import { cx } from '@aivy/web-ui';
import type { ReportJob } from '../model/report';
import { momentWords, placeWords, progressWords } from '../model/words';
import styles from './queue.module.css';

const ICON = { size: 17, strokeWidth: 2.3, 'aria-hidden': true } as const;

/** How far a report is, and what there is to say about it. */
export function JobState({
  job,
  name,
  now,
  full = false,
}: {
  job: ReportJob;
  /** For whom only hears it. */
  name: string;
  now: number;
  /** There is room for all that is known of its progress. */
  full?: boolean;
}) {
  const when = job.finished_at === null ? '' : momentWords(job.finished_at, now);
  switch (job.state) {
    case 'active': {
      const percent = Math.floor(job.progress * 100);
      return (
        <div className={styles.progress}>
          <div role="progressbar" aria-label={name} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
            <i style={{ width: `${percent}%` }} />
          </div>
          <small>{progressWords(job, now, full)}</small>
        </div>
      );
    }
    case 'waiting':
      return (
        <State icon={<Clock {...ICON} />} word="Waiting">
          {placeWords(job.place)}
        </State>
      );
    case 'ready':
      return (
        <State tone="ok" icon={<Check {...ICON} />} word="Ready">
          {when}
        </State>
      );
    case 'suppressed':
      return (
        <State tone="no" icon={<X {...ICON} />} word="Not made">
          {job.reason}
        </State>
      );
    case 'failed':
      return (
        <State tone="no" icon={<X {...ICON} />} word="Failed">
          {job.reason}
        </State>
      );
    case 'cancelled':
      return (
        <State icon={<Ban {...ICON} />} word="Cancelled">
          {when}
        </State>
      );
  }
}

function State({
  tone,
  icon,
  word,
  children,
}: {
  tone?: 'ok' | 'no';
  icon: ReactNode;
  word: string;
  children: ReactNode;
}) {
  return (
    <>
      <span className={cx(styles.state, tone && styles[tone])}>
        {icon}
        {word}
      </span>
      {children && <small>{children}</small>}
    </>
  );
}
