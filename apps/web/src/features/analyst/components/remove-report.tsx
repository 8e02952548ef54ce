import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Dialog } from '@aivy/web-ui';
import { ANALYST_PATH } from '../../../config/analyst-paths';
import { analystApi } from '../../../core/api/analyst';
import styles from './finding-panel.module.css';

const { useRemoveReportMutation } = analystApi;

/** Removes a report that is ready, with its files; asked before, because nothing brings it back but making it anew. */
export function RemoveReport({ jobId, name }: { jobId: string; name: string }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [remove, { isLoading }] = useRemoveReportMutation();
  const confirm = async (): Promise<void> => {
    const { error } = await remove({ job_id: jobId });
    if (error) return setOpen(false);
    await navigate(ANALYST_PATH, { preventScrollReset: true });
  };
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        Remove
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Remove this report?"
        description={`${name}: its numbers and files are erased. The same report can be made anew.`}
        locked={isLoading}
      >
        <div className={styles.choices}>
          <Button variant="outline" onClick={() => setOpen(false)}>
            Keep it
          </Button>
          <Button variant="danger" pendingLabel={isLoading ? 'Removing…' : undefined} onClick={() => void confirm()}>
            Remove
          </Button>
        </div>
      </Dialog>
    </>
  );
}
