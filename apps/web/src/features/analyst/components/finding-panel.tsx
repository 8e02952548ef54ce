import { useId, useState, type ReactNode } from 'react';
import { ChartNoAxesColumn, Table2 } from 'lucide-react';
import type { Finding } from '@aivy/contracts';
import { Button, DataTable, IntervalChart, Skeleton } from '@aivy/web-ui';
import type { ApiError } from '../../../core/api/api';
import { analystApi } from '../../../core/api/analyst';
import type { ReportDetail, ReportJob } from '../model/report';
import { isUnderWay, POLL_MS } from '../hooks/use-live-jobs';
import { KINDS } from '../model/kinds';
import { aboutWords } from '../model/words';
import { Actions } from './actions';
import { Downloads } from './downloads';
import { JobState } from './job-state';
import { PublishScale } from './publish-scale';
import { RemoveReport } from './remove-report';
import styles from './finding-panel.module.css';

const { useGetReportQuery } = analystApi;

export interface FindingPanelProps {
  jobId: string;
  now: number;
  /** Fills the form with a report's parameters. */
  onChange(job: ReportJob): void;
}

/** What a report found, or how far it is. */
export function FindingPanel({ jobId, now, onChange }: FindingPanelProps) {
  const { data: known, isError } = analystApi.endpoints.getReport.useQueryState({ job_id: jobId });
  // The list moves it on; this is for when the list has lost sight of it, and for one that could not be loaded.
  const pollingInterval = (known ? isUnderWay(known) : isError) ? POLL_MS : 0;
  const { data, error, refetch } = useGetReportQuery({ job_id: jobId }, { pollingInterval });
  const { status } = (error ?? {}) as Partial<ApiError>;
  // What a person has removed elsewhere is not there any more, whatever is still in the cache.
  if (status === 404)
    return (
      <Card title="There is no such report">
        <p className={styles.note}>It may have been removed, or be older than reports are kept.</p>
      </Card>
    );
  if (data) return <Found report={data} now={now} onChange={onChange} />;
  if (error)
    return (
      <Card title="This report could not be loaded">
        <div className={styles.again}>
          <Button variant="outline" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      </Card>
    );
  return (
    <Card title="Loading the report" titleHidden>
      <Skeleton />
    </Card>
  );
}

function Card({
  about,
  title,
  titleHidden = false,
  children,
}: {
  about?: string;
  title: string;
  titleHidden?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      {about && <p className={styles.about}>{about}</p>}
      <h2 id={id} className={titleHidden ? 'vh' : styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function Found({ report, now, onChange }: Omit<FindingPanelProps, 'jobId'> & { report: ReportDetail }) {
  const { name } = KINDS[report.kind];
  const about = aboutWords(report.params, report.created_at, report.kind);
  const { finding } = report;
  if (report.state !== 'ready' || !finding)
    return (
      <Card about={about} title={name}>
        <div className={styles.state}>
          <JobState job={report} name={`Progress of ${name}`} now={now} full />
        </div>
        <div className={styles.files}>
          <Actions job={report} name={`${name}, ${about}, shown here`} onChange={onChange} />
        </div>
      </Card>
    );
  return (
    <Card about={`${name}, ${about.replace(/^All/, 'all')}`} title={finding.title}>
      <Numbers finding={finding} />
      <p className={styles.note}>{finding.note}</p>
      <div className={styles.files}>
        <Downloads jobId={report.id} name={name} buttons />
        {report.kind === 'score-link' && <PublishScale report={report} />}
        {report.kind === 'item-calibration' && report.published_release !== null && (
          <p className={styles.published}>Published with release {report.published_release}.</p>
        )}
        {report.made_by === 'analyst' && <RemoveReport jobId={report.id} name={`${name}, ${about}`} />}
      </div>
    </Card>
  );
}

const count = new Intl.NumberFormat('en-US');
const number = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 6 });
const cell = (value: number | null): string => (value === null ? '' : number.format(value).replace('-', '−'));

/** The chart, or its numbers as a table. */
function Numbers({ finding: { points, unit } }: { finding: Finding }) {
  const [isTable, setTable] = useState(false);
  if (points.length === 0) return null;
  const Icon = isTable ? ChartNoAxesColumn : Table2;
  return (
    <>
      {isTable ? (
        <div className={styles.table}>
          <DataTable
            caption={unit}
            head={['Group', 'n', 'Value', 'From', 'To']}
            rows={points.map(({ label, n, value, low, high }) => [
              label,
              count.format(n),
              cell(value),
              cell(low),
              cell(high),
            ])}
          />
          <p className={styles.unit}>{unit}</p>
        </div>
      ) : (
        <IntervalChart points={points} unit={unit} />
      )}
      <button type="button" className={styles.switch} onClick={() => setTable(!isTable)}>
        <Icon size={18} strokeWidth={1.9} aria-hidden />
        {isTable ? 'View as chart' : 'View as table'}
      </button>
    </>
  );
}
