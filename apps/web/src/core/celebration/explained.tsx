import { cx, Popover } from '@aivy/web-ui';
import { CircleQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './explained.module.css';

/** A figure that says what it means in one tap. */
export function Explained({
  label,
  why,
  className,
  children,
}: {
  /** Name of the explanation for screen readers. */
  label: string;
  why: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Popover
      label={label}
      className={styles.why!}
      trigger={
        <button type="button" className={cx(styles.explained, className)}>
          {children}
          <CircleQuestionMark size={14} strokeWidth={1.9} aria-hidden className={styles.mark} />
          <span className="vh">What does this mean?</span>
        </button>
      }
    >
      <p>{why}</p>
    </Popover>
  );
}
