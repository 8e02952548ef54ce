import type { ReactNode } from 'react';
import { cx } from '../class-names';
import styles from './spinner.module.css';

export type SpinnerSize = 'small' | 'medium' | 'large';

export function Spinner({ size = 'medium' }: { size?: SpinnerSize }) {
  return <span className={cx(styles.ring, styles[size])} aria-hidden />;
}

/** Covers its positioned parent (or, `fixed`, the page) while something runs. `children` replace the unseen label. */
export function Overlay({
  label,
  size = 'medium',
  fixed,
  children,
}: {
  label: string;
  size?: SpinnerSize;
  fixed?: boolean;
  children?: ReactNode;
}) {
  return (
    <div
      className={cx(styles.overlay, fixed && styles.fixed, children != null && styles.solid)}
      role="status"
      aria-live="polite"
    >
      <Spinner size={size} />
      {children ?? <span className="vh">{label}</span>}
    </div>
  );
}

/** A calm placeholder while content loads; height in CSS units. */
export function Skeleton({ height = '1em', width = '100%' }: { height?: string; width?: string }) {
  return <span className={styles.skeleton} style={{ height, width }} aria-hidden />;
}
