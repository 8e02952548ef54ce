import { useState } from 'react';
import { Download } from 'lucide-react';
import type { FileFormat } from '@aivy/contracts';
import { Button } from '@aivy/web-ui';
import { useAppDispatch } from '../../../core/store';
import { downloadReport } from '../download';
import styles from './queue.module.css';

const FORMATS = [
  ['csv', 'CSV'],
  ['json', 'JSON'],
  ['parquet', 'Parquet'],
] as const satisfies readonly (readonly [FileFormat, string])[];

/** The files of a report: the usual two in the queue, all of them as buttons beside the finding. */
export function Downloads({ jobId, name, buttons = false }: { jobId: string; name: string; buttons?: boolean }) {
  const dispatch = useAppDispatch();
  const [pending, setPending] = useState<FileFormat | null>(null);
  const save = async (format: FileFormat): Promise<void> => {
    if (pending) return;
    setPending(format);
    await dispatch(downloadReport(jobId, format));
    setPending(null);
  };
  return FORMATS.slice(0, buttons ? 3 : 2).map(([format, word], index) => {
    const icon = index === 0 && <Download size={18} strokeWidth={1.9} aria-hidden />;
    const label = `Download ${word}, ${name}`;
    return buttons ? (
      <Button
        key={format}
        variant="outline"
        icon={icon}
        pendingLabel={pending === format ? 'Saving…' : undefined}
        aria-label={label}
        onClick={() => void save(format)}
      >
        {index === 0 ? `Download ${word}` : word}
      </Button>
    ) : (
      <button
        key={format}
        type="button"
        className={styles.action}
        aria-busy={pending === format || undefined}
        aria-label={label}
        onClick={() => void save(format)}
      >
        {icon}
        {word}
      </button>
    );
  });
}
