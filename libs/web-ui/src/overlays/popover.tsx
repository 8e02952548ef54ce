import {
  cloneElement,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../class-names';
import styles from './popover.module.css';
import { useAnchoredPosition, type Align, type Side } from './use-anchored-position';

type TriggerElement = ReactElement<{
  ref?: Ref<HTMLElement>;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  'aria-haspopup'?: 'dialog';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
}>;

export interface PopoverProps {
  /** The button that opens it; gets the aria state. Its component must pass `ref` on. */
  trigger: ReactElement;
  /** Name for screen readers. */
  label: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  side?: Side;
  align?: Align;
  className?: string;
  children: ReactNode;
}

const CloseContext = createContext<() => void>(() => undefined);
const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

/**
 * A non-modal dialog beside its button. Takes the focus, gives it back, closes by Escape, by a press outside and by
 * tabbing out. Written here because a general positioning library would cost the test page 20 kB.
 */
export function Popover({
  trigger,
  label,
  open: controlled,
  onOpenChange,
  side = 'bottom',
  align = 'center',
  className,
  children,
}: PopoverProps) {
  const [own, setOwn] = useState(false);
  const open = controlled ?? own;
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const position = useAnchoredPosition(anchor, box, open, { side, align });
  const set = useCallback(
    (next: boolean) => {
      setOwn(next);
      onOpenChange?.(next);
    },
    [onOpenChange],
  );
  const close = useCallback(() => {
    set(false);
    anchor.current?.focus();
  }, [set]);

  useEffect(() => {
    if (!open) return undefined;
    const enter = () =>
      (box.current?.querySelector<HTMLElement>(FOCUSABLE) ?? box.current)?.focus({ preventScroll: true });
    enter();
    // Content that comes late takes the focus where nothing else has it yet.
    const late = new MutationObserver(() => {
      if (document.activeElement === box.current) enter();
    });
    if (box.current) late.observe(box.current, { childList: true, subtree: true });
    const onPress = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!box.current?.contains(target) && !anchor.current?.contains(target)) set(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => {
      late.disconnect();
      document.removeEventListener('pointerdown', onPress);
    };
  }, [open, set]);

  const button = trigger as TriggerElement;
  return (
    <CloseContext value={close}>
      {cloneElement(button, {
        ref: anchor,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: (event: MouseEvent<HTMLElement>) => {
          button.props.onClick?.(event);
          set(!open);
        },
      })}
      {open &&
        createPortal(
          <div
            ref={box}
            id={id}
            role="dialog"
            aria-label={label}
            tabIndex={-1}
            className={cx(styles.box, position?.side === 'top' && styles.above)}
            style={position ? { left: position.left, top: position.top } : { left: 0, top: 0, opacity: 0 }}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              event.stopPropagation();
              close();
            }}
            onBlur={(event) => {
              const next = event.relatedTarget;
              if (next && !event.currentTarget.contains(next) && !anchor.current?.contains(next)) set(false);
            }}
          >
            <div
              className={cx(styles.content, className)}
              style={position ? { maxHeight: position.maxHeight } : undefined}
            >
              {children}
            </div>
            <span className={styles.arrow} style={position ? { left: position.arrow } : undefined} />
          </div>,
          document.body,
        )}
    </CloseContext>
  );
}

/** Closes the popover that it stands in when its child is pressed. */
export function PopoverClose({ children }: { children: ReactElement }) {
  const close = useContext(CloseContext);
  const button = children as ReactElement<{ onClick?: (event: MouseEvent<HTMLElement>) => void }>;
  return cloneElement(button, {
    onClick: (event: MouseEvent<HTMLElement>) => {
      button.props.onClick?.(event);
      close();
    },
  });
}
