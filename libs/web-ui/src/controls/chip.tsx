import type { ReactNode } from 'react';
import { cx } from '../class-names';
import styles from './chip.module.css';

export type ChipTone = 'ivy' | 'sun' | 'english' | 'math' | 'correct' | 'wrong' | 'neutral' | 'on-ivy';

export function Chip({
  tone = 'neutral',
  icon,
  className,
  children,
}: {
  tone?: ChipTone;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span className={cx(styles.chip, styles[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
