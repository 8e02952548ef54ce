import { Maximize2, Minimize2, Minus, Move, PanelLeft, PanelRight, PanelTop, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useAnnounce } from '../components/announcer';
import type { Size, SnapSide } from './geometry';
import { useFloatingWindow } from './use-floating-window';
import styles from './floating-window.module.css';

export interface FloatingWindowProps {
  id: string;
  name: string;
  small: Size;
  large: Size;
  /** Where it opens first. */
  home: SnapSide;
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

/** A tool beside the test: not modal, movable by pointer and keyboard, never off the stage. */
export function FloatingWindow({ id, name, small, large, home, field, onClose, children }: FloatingWindowProps) {
  const [expanded, setExpanded] = useState(false);
  const [minimised, setMinimised] = useState(false);
  const [grabbed, setGrabbed] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const restore = useRef<HTMLButtonElement>(null);
  const announce = useAnnounce();
  const { place, size, snap, onBarPointerDown, onMoveKeyDown } = useFloatingWindow(
    id,
    expanded ? large : small,
    home,
    minimised,
  );

  const enter = (): void =>
    ((field ? frame.current?.querySelector<HTMLElement>(field) : null) ?? frame.current)?.focus();
  useEffect(() => {
    // What stands in the window may have taken the focus already.
    if (!frame.current?.contains(document.activeElement)) frame.current?.focus();
  }, []);

  const toggleGrab = (): void => {
    setGrabbed(!grabbed);
    announce(
      grabbed ? `${name} put down` : `${name} grabbed. Arrow keys move it, Shift moves further, Enter puts it down.`,
    );
  };

  return (
    <>
      <section
        ref={frame}
        id={`window-${id}`}
        className={styles.window}
        style={{ left: place.x, top: place.y, width: size.width, height: size.height }}
        role="dialog"
        aria-label={name}
        tabIndex={-1}
        data-tool-window
        hidden={minimised}
      >
        <div className={styles.bar} onPointerDown={onBarPointerDown}>
          <h2 className={styles.name}>{name}</h2>
          <button
            type="button"
            className={styles.control}
            aria-label={`Move ${name}`}
            aria-pressed={grabbed}
            title="Move with the arrow keys"
            onClick={toggleGrab}
            onBlur={() => setGrabbed(false)}
            onKeyDown={(event) => (grabbed ? onMoveKeyDown(event) : undefined)}
          >
            <Move aria-hidden="true" size={18} />
          </button>
          {SNAPS.map(([side, Icon]) => (
            <button
              key={side}
              type="button"
              className={styles.control}
              data-snap={side}
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
            aria-label={expanded ? `Make ${name} smaller` : `Make ${name} larger`}
            title={expanded ? 'Smaller' : 'Larger'}
            onClick={() => setExpanded(!expanded)}
          >
            {expanded ? <Minimize2 aria-hidden="true" size={18} /> : <Maximize2 aria-hidden="true" size={18} />}
          </button>
          <button
            type="button"
            className={styles.control}
            aria-label={`Minimise ${name}`}
            title="Minimise"
            onClick={() => {
              setMinimised(true);
              requestAnimationFrame(() => restore.current?.focus());
            }}
          >
            <Minus aria-hidden="true" size={18} />
          </button>
          <button type="button" className={styles.control} aria-label={`Close ${name}`} title="Close" onClick={onClose}>
            <X aria-hidden="true" size={18} />
          </button>
        </div>
        <div className={styles.content}>{children}</div>
      </section>
      {minimised ? (
        <button
          ref={restore}
          type="button"
          className={styles.tab}
          data-tab={id}
          aria-label={`Restore ${name}`}
          onClick={() => {
            setMinimised(false);
            requestAnimationFrame(enter);
          }}
        >
          {name}
        </button>
      ) : null}
    </>
  );
}
