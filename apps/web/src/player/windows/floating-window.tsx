import { Maximize2, Minimize2, Minus, Move, PanelLeft, PanelRight, PanelTop, Square, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useAnnounce } from '../components/announcer';
import type { DockSide } from './arrange';
import type { Size } from './geometry';
import { useToolWindow } from './use-tool-window';
import styles from './floating-window.module.css';

export interface FloatingWindowProps {
  id: string;
  name: string;
  small: Size;
  large: Size;
  /** Width against a side, px. */
  docked: number;
  /** Height below which it can hardly be used, px. */
  least: number;
  /** The side at which it opens first. */
  home: DockSide;
  /** Selector of the field that gets the caret when the window comes back; without one the window itself is focused. */
  field?: string;
  onClose(): void;
  children: ReactNode;
}

const SNAPS = [
  ['left', PanelLeft],
  ['right', PanelRight],
  ['top', PanelTop],
] as const;

/** For the moment before its place is known: it takes the focus already. */
const UNPLACED = { left: 0, top: 0, opacity: 0 };

/**
 * A tool beside the test: not modal, against a side by itself, movable by pointer and keyboard, never off the stage; on
 * a phone a sheet at the bottom. What it stands beside makes room for it.
 */
export function FloatingWindow({
  id,
  name,
  small,
  large,
  docked,
  least,
  home,
  field,
  onClose,
  children,
}: FloatingWindowProps) {
  const [grabbed, setGrabbed] = useState(false);
  const element = useRef<HTMLElement>(null);
  const announce = useAnnounce();
  const { frame, dockedAt, expanded, snap, toggleSize, toggleMinimised, onBarPointerDown, onMoveKeyDown } =
    useToolWindow({ id, small, large, docked, least, home });
  const minimised = frame?.kind === 'bar';

  useEffect(() => {
    // What stands in the window may have taken the focus already.
    if (!element.current?.contains(document.activeElement)) element.current?.focus();
  }, []);

  const toggleGrab = (): void => {
    setGrabbed(!grabbed);
    announce(
      grabbed ? `${name} put down` : `${name} grabbed. Arrow keys move it, Shift moves further, Enter puts it down.`,
    );
  };
  const onMinimise = (): void => {
    toggleMinimised();
    if (minimised && field) requestAnimationFrame(() => element.current?.querySelector<HTMLElement>(field)?.focus());
  };

  return (
    <section
      ref={element}
      id={`window-${id}`}
      className={styles.window}
      style={frame ? { left: frame.x, top: frame.y, width: frame.width, height: frame.height } : UNPLACED}
      // As a bar it is no place to work in: the keys are the page's.
      role={minimised ? 'region' : 'dialog'}
      aria-label={name}
      tabIndex={-1}
      data-tool-window
      data-kind={frame?.kind}
    >
      <div className={styles.bar} onPointerDown={onBarPointerDown}>
        <h2 className={styles.name}>{name}</h2>
        <button
          type="button"
          className={styles.control}
          data-places
          aria-label={`Move ${name}`}
          aria-pressed={grabbed}
          title="Move with the arrow keys"
          onClick={toggleGrab}
          onBlur={() => setGrabbed(false)}
          onKeyDown={(event) => (grabbed ? onMoveKeyDown(event) : undefined)}
        >
          <Move aria-hidden="true" size={18} />
        </button>
        {SNAPS.filter(([side]) => side !== dockedAt).map(([side, Icon]) => (
          <button
            key={side}
            type="button"
            className={styles.control}
            data-places
            aria-label={`Snap ${name} ${side}`}
            title={`Snap ${side}`}
            onClick={() => snap(side)}
          >
            <Icon aria-hidden="true" size={18} />
          </button>
        ))}
        <button
          type="button"
          className={styles.control}
          data-sizes
          aria-label={expanded ? `Make ${name} smaller` : `Make ${name} larger`}
          title={expanded ? 'Smaller' : 'Larger'}
          onClick={toggleSize}
        >
          {expanded ? <Minimize2 aria-hidden="true" size={18} /> : <Maximize2 aria-hidden="true" size={18} />}
        </button>
        <button
          type="button"
          className={styles.control}
          data-restore={minimised ? '' : undefined}
          aria-label={minimised ? `Restore ${name}` : `Minimise ${name}`}
          title={minimised ? 'Restore' : 'Minimise'}
          onClick={onMinimise}
        >
          {minimised ? <Square aria-hidden="true" size={16} /> : <Minus aria-hidden="true" size={18} />}
        </button>
        <button type="button" className={styles.control} aria-label={`Close ${name}`} title="Close" onClick={onClose}>
          <X aria-hidden="true" size={18} />
        </button>
      </div>
      <div className={styles.content} hidden={minimised}>
        {children}
      </div>
    </section>
  );
}
