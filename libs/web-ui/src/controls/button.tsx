import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../class-names';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'outline' | 'ghost' | 'accent' | 'danger';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  size?: 'medium' | 'large';
  /** Shown, with `aria-busy`, while the action runs: 'Signing in...'. The button keeps its width and cannot be pressed again. */
  pendingLabel?: string | undefined;
  icon?: ReactNode;
}

/** Classes of a button for an element that is none, such as a link. */
export const buttonClass = (
  variant: ButtonVariant = 'primary',
  size: 'medium' | 'large' = 'medium',
  className?: string,
): string => cx(styles.button, styles[variant], size === 'large' && styles.large, className);

export function Button({
  variant = 'primary',
  size = 'medium',
  pendingLabel,
  icon,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const pending = pendingLabel !== undefined;
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(variant, size, className)}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {icon}
      {/* Both labels share one grid cell, so the width never changes. */}
      <span className={styles.labels}>
        <span className={cx(pending && styles.hidden)}>{children}</span>
        {pending && <span>{pendingLabel}</span>}
      </span>
    </button>
  );
}
