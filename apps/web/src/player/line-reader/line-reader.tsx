import { Minus, Plus, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { followPointer } from '../../lib/follow-pointer';
import styles from './line-reader.module.css';

const MOST_LINES = 5;
/** From the top of the passage to where it begins. */
const START_PX = 44;
/** Line height of the passage, as in the reading styles. */
const LINE_HEIGHT = 1.68;

interface Pane {
  left: number;
  top: number;
  width: number;
  height: number;
}

const paneOf = (): Pane | null => {
  const pane = document.getElementById('passage')?.getBoundingClientRect();
  return pane ? { left: pane.left, top: pane.top, width: pane.width, height: pane.height } : null;
};

/** A window of a few lines over the passage; the rest is dimmed. It takes no clicks but its own handle's. */
export function LineReader({
  about,
  fontPx,
  onClose,
}: {
  /** Names the passage: over another one it begins anew. */
  about: number;
  /** Size of the passage's text. */ fontPx: number;
  onClose: () => void;
}) {
  const [pane, setPane] = useState<Pane | null>(null);
  const [top, setTop] = useState(START_PX);
  const [lines, setLines] = useState(2);
  const handle = useRef<HTMLDivElement>(null);
  const [before, setBefore] = useState(about);
  if (before !== about) {
    setBefore(about);
    setTop(START_PX);
  }
  const line = fontPx * LINE_HEIGHT;
  useEffect(() => {
    const update = (): void => setPane(paneOf());
    update();
    const observer = new ResizeObserver(update);
    const passage = document.getElementById('passage');
    if (passage) observer.observe(passage);
    window.addEventListener('resize', update);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', update);
    };
  }, [about]);
  // It is drawn once it is known where the passage is.
  const drawn = pane !== null;
  useEffect(() => {
    if (drawn) handle.current?.focus();
  }, [drawn]);
  if (!pane) return null;
  const height = lines * line;
  const clamp = (to: number): number => Math.max(0, Math.min(to, pane.height - height));
  const at = clamp(top);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowUp: -line, ArrowDown: line }[event.key];
    if (event.key === 'Escape') onClose();
    else if (step !== undefined) setTop(clamp(at + step));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const from = event.clientY - at;
    followPointer(event.currentTarget, event.pointerId, (moved) => setTop(clamp(moved.clientY - from)));
  };
  return (
    <section className={styles.reader} style={pane} aria-label="Line reader">
      <div className={styles.dim} style={{ top: 0, height: at }} />
      <div className={styles.window} style={{ top: at, height }} />
      <div className={styles.dim} style={{ top: at + height, bottom: 0 }} />
      <div
        className={styles.tools}
        style={{ top: Math.min(at + height + 6, pane.height - 50) }}
        role="group"
        aria-label="Line reader tools"
      >
        <div
          ref={handle}
          className={styles.grip}
          role="slider"
          tabIndex={0}
          aria-label="Line reader: arrow keys move it, Escape closes it"
          aria-orientation="vertical"
          aria-valuemin={0}
          aria-valuemax={Math.round(pane.height - height)}
          aria-valuenow={Math.round(at)}
          aria-valuetext={`${lines} ${lines === 1 ? 'line' : 'lines'}`}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
        >
          ⠿ Line reader
        </div>
        {/* Not `disabled` at the ends: a button that is switched off under the focus would lose it. */}
        <button
          type="button"
          aria-label="One line fewer"
          aria-disabled={lines === 1}
          onClick={() => setLines(Math.max(1, lines - 1))}
        >
          <Minus aria-hidden="true" size={18} />
        </button>
        <button
          type="button"
          aria-label="One line more"
          aria-disabled={lines === MOST_LINES}
          onClick={() => setLines(Math.min(MOST_LINES, lines + 1))}
        >
          <Plus aria-hidden="true" size={18} />
        </button>
        <button type="button" aria-label="Close the line reader" onClick={onClose}>
          <X aria-hidden="true" size={18} />
        </button>
      </div>
    </section>
  );
}
