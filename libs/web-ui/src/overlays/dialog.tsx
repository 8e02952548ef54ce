import { useRef, type ReactNode } from 'react';
import { Dialog as Radix } from 'radix-ui';
import { X } from 'lucide-react';
import { cx } from '../class-names';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Asked for by Escape, the close button or, unless `persistent`, a click outside. */
  onClose: () => void;
  title: string;
  /** Hides the title from sight only. */
  titleHidden?: boolean;
  description?: ReactNode;
  /** 480 for forms, 640 for choice cards, 880 for wide content, `full` covers the page. */
  size?: 'form' | 'wide' | 'media' | 'full';
  /** Does not close by a click outside. */
  persistent?: boolean;
  /** Leaves out the close button and ignores Escape. */
  locked?: boolean;
  /** Puts the focus somewhere else than the first control: call `event.preventDefault()` and focus. */
  onOpenAutoFocus?: (event: Event) => void;
  className?: string;
  children?: ReactNode;
}

/** A modal dialog: focus is trapped and returned, the page behind neither scrolls nor answers. */
export function Dialog({
  open,
  onClose,
  title,
  titleHidden,
  description,
  size = 'form',
  persistent,
  locked,
  onOpenAutoFocus,
  className,
  children,
}: DialogProps) {
  const stay = (event: Event) => event.preventDefault();
  // Radix gives the focus back to its own trigger only; ours open from anywhere.
  const opener = useRef<Element | null>(null);
  const remember = (event: Event) => {
    opener.current = document.activeElement;
    onOpenAutoFocus?.(event);
  };
  const giveBack = (event: Event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement || opener.current instanceof SVGElement) opener.current.focus();
  };
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          className={cx(styles.content, styles[size], className)}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...(persistent || locked ? { onPointerDownOutside: stay, onInteractOutside: stay } : {})}
          {...(locked ? { onEscapeKeyDown: stay } : {})}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={giveBack}
        >
          <Radix.Title className={titleHidden ? 'vh' : styles.title}>{title}</Radix.Title>
          {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
          {children}
          {!locked && (
            <Radix.Close className={styles.close} aria-label="Close">
              <X size={22} strokeWidth={1.9} aria-hidden />
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
