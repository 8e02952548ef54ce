import { useState } from 'react';
import { Button, Dialog } from '@aivy/web-ui';
import { showAlert } from '../../../core/alerts/alerts-slice';
import { useAppDispatch } from '../../../core/store';
import { analystApi } from '../../../core/api/analyst';
import type { ReportDetail } from '../model/report';
import styles from './finding-panel.module.css';

const { usePublishScaleMutation } = analystApi;

/** Has scores made by the scale that official scores have measured, once a person has confirmed it. */
export function PublishScale({ report }: { report: ReportDetail }) {
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(false);
  const [publish, { isLoading }] = usePublishScaleMutation();
  if (report.published_release !== null)
    return <p className={styles.published}>Published with release {report.published_release}.</p>;
  // Without a point no section has enough pairs.
  if (!report.finding?.points.length) return null;
  const confirm = async (): Promise<void> => {
    const { data } = await publish({ job_id: report.id });
    setOpen(false);
    if (data) dispatch(showAlert({ tone: 'news', text: `The scale is published with release ${data.release}.` }));
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Publish scale</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Publish this scale?"
        description="Tests that are begun from then on get their scores by it, and forecasts follow it. Scores that were given, and tests that are under way, keep the scale that they have. No question changes."
        locked={isLoading}
      >
        <div className={styles.choices}>
          <Button variant="outline" onClick={() => setOpen(false)}>
            Not now
          </Button>
          <Button pendingLabel={isLoading ? 'Publishing…' : undefined} onClick={() => void confirm()}>
            Publish scale
          </Button>
        </div>
      </Dialog>
    </>
  );
}
