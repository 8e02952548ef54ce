import { useState } from 'react';
import { Button, Dialog } from '@aivy/web-ui';
import { showAlert } from '../../../core/alerts/alerts-slice';
import { useAppDispatch } from '../../../core/store';
import { usePublishReportMutation, type ReportDetail } from '../api';
import styles from './finding-panel.module.css';

/** Has students measured by the parameters of a calibration, once a person has confirmed it. */
export function Publish({ report }: { report: ReportDetail }) {
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(false);
  const [publish, { isLoading }] = usePublishReportMutation();
  if (report.published_release !== null)
    return <p className={styles.published}>Published with release {report.published_release}.</p>;
  // Points are of the items that have new parameters: without any there is nothing to publish.
  if (!report.finding?.points.length) return null;
  const confirm = async (): Promise<void> => {
    const { data } = await publish({ job_id: report.id });
    setOpen(false);
    if (data) dispatch(showAlert({ tone: 'news', text: `The parameters are published with release ${data.release}.` }));
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Publish parameters</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Publish these parameters?"
        description="From then on every student is measured by them, in all sections that they are about. Scores that were given stay as they are. Without this step nothing changes."
        locked={isLoading}
      >
        <div className={styles.choices}>
          <Button variant="outline" onClick={() => setOpen(false)}>
            Not now
          </Button>
          <Button pendingLabel={isLoading ? 'Publishing…' : undefined} onClick={() => void confirm()}>
            Publish parameters
          </Button>
        </div>
      </Dialog>
    </>
  );
}
