import { cx } from '@aivy/web-ui';
import { ChevronDown } from 'lucide-react';
import styles from './chat-sheet.module.css';
import { TutorPanel, type TutorPanelProps } from './tutor-panel';

interface ChatSheetProps extends Omit<TutorPanelProps, 'close'> {
  open: boolean;
  /** Where it is on a wide screen. */
  className: string | undefined;
  /** Absent where it can't be closed. */
  onClose?: (() => void) | undefined;
}

/** The talk in its frame; on a phone a sheet over the lower part of the page. */
export function ChatSheet({ className, onClose, ...panel }: ChatSheetProps) {
  return (
    <section
      className={cx(styles.sheet, className)}
      hidden={!panel.open}
      aria-label="Chat with AI tutor"
      data-own-keys="true"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose?.();
      }}
    >
      <TutorPanel
        {...panel}
        close={
          onClose ? (
            <button type="button" className={styles.close} aria-label="Close chat" onClick={onClose}>
              <ChevronDown aria-hidden="true" />
            </button>
          ) : null
        }
      />
    </section>
  );
}
