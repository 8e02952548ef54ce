import { Download } from 'lucide-react';
import { Button } from '@aivy/web-ui';
import { authApi } from '../../../core/api/auth';
import styles from './account-settings.module.css';

const { useExportAccountMutation } = authApi;

/** Hands the browser a file to keep. */
function download(name: string, content: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Some browsers read the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export function ExportData() {
  const [fetchData, { isLoading, isSuccess }] = useExportAccountMutation();
  const save = async (): Promise<void> => {
    const { data } = await fetchData();
    if (data) download(`aivy-${data.exported_at.slice(0, 10)}.json`, data);
  };
  return (
    <div className={styles.save}>
      <Button
        variant="outline"
        icon={<Download size={18} strokeWidth={1.9} aria-hidden />}
        pendingLabel={isLoading ? 'Collecting…' : undefined}
        onClick={() => void save()}
      >
        Export my data
      </Button>
      <span role="status">{isSuccess ? 'Saved to your downloads' : ''}</span>
    </div>
  );
}
