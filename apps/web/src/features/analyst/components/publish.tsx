import { useState } from 'react';
import { Button, Dialog } from '@aivy/web-ui';
import { showAlert } from '../../../core/alerts/alerts-slice';
import { useAppDispatch } from '../../../core/store';
import { analystApi } from '../../../core/api/analyst';
import type { ReportDetail } from '../model/report';
import { outcomeWords, type Choice, type Outcome } from '../model/proposals';
import styles from './finding-panel.module.css';

const { usePublishReportMutation } = analystApi;

const count = new Intl.NumberFormat('en-US');
const items = (n: number): string => `${count.format(n)} ${n === 1 ? 'item' : 'items'}`;

/** Has students measured by what is chosen of a calibration, once a person has confirmed it. */
export function Publish({ report, choice, outcome }: { report: ReportDetail; choice: Choice; outcome: Outcome }) {
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(false);
  const [publish, { isLoading }] = usePublishReportMutation();
  if (report.published_release !== null)
    return (
      <p className={styles.published}>
        Published with release {report.published_release}
        {report.published_items && `: ${items(report.published_items.length)}`}.
      </p>
    );
  if (outcome.items === 0)
    return <p className={styles.note}>Nothing is chosen that could be published. Nothing changes.</p>;
  const confirm = async (): Promise<void> => {
    const ids = { with: [...choice.with], without: [...choice.without] };
    const { data } = await publish({
      job_id: report.id,
      ...(ids.with.length > 0 && { with: ids.with }),
      ...(ids.without.length > 0 && { without: ids.without }),
    });
    setOpen(false);
    if (!data) return;
    const text = `${items(data.items.length)} published with release ${data.release}.`;
    dispatch(showAlert({ tone: 'news', text }));
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Publish {items(outcome.items)}</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Publish ${items(outcome.items)}?`}
        description={`${outcomeWords(outcome)} Without this step nothing changes.`}
        locked={isLoading}
      >
        <div className={styles.choices}>
          <Button variant="outline" onClick={() => setOpen(false)}>
            Not now
          </Button>
          <Button pendingLabel={isLoading ? 'Publishing…' : undefined} onClick={() => void confirm()}>
            Publish {items(outcome.items)}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
