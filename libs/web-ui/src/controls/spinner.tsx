import type { ReactNode } from 'react';
import { cx } from '../class-names';
import styles from './spinner.module.css';

export type SpinnerSize = 'small' | 'medium' | 'large';

export function Spinner({ size = 'medium' }: { size?: SpinnerSize }) {
  return <span className={cx(styles.ring, styles[size])} aria-hidden />;
}

/** Covers its positioned parent (or the page) while something runs. */
export function Overlay({ label, size = 'medium', fixed, children }: { label: string; size?: SpinnerSize; fixed?: boolean; children?: ReactNode }) {
  return (
    <div className={cx(styles.overlay, fixed && styles.fixed)} role="status" aria-live="polite">
      <Spinner size={size} />
      <span className={children ? undefined : 'vh'}>{label}</span>
      {children}
    </div>
  );
}

/** A calm placeholder while content loads; height in CSS units. */
export function Skeleton({ height = '1em', width = '100%' }: { height?: string; width?: string }) {
  return <span className={styles.skeleton} style={{ height, width }} aria-hidden />;
}
