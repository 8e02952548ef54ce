import type { ReactElement, ReactNode } from 'react';
import { Popover as Radix } from 'radix-ui';
import { cx } from '../class-names';
import styles from './popover.module.css';

export interface PopoverProps {
  /** The button that opens it; gets the aria state. */
  trigger: ReactElement;
  /** Name for screen readers. */
  label: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  side?: 'top' | 'bottom' | 'left' | 'right';
  align?: 'start' | 'center' | 'end';
  className?: string;
  children: ReactNode;
}

export function Popover({ trigger, label, open, onOpenChange, side = 'bottom', align = 'center', className, children }: PopoverProps) {
  return (
    <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content aria-label={label} className={cx(styles.content, className)} side={side} align={align} sideOffset={8} collisionPadding={16}>
          {children}
          <Radix.Arrow className={styles.arrow} width={18} height={9} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Closes the popover that it stands in. */
export const PopoverClose = ({ children }: { children: ReactElement }) => <Radix.Close asChild>{children}</Radix.Close>;
