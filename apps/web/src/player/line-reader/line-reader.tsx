import { Minus, Plus, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { followPointer } from '../../lib/follow-pointer';
import styles from './line-reader.module.css';
import { passagePlace, scrollPassage, watchPassage, type PassagePlace } from './passage-lines';
import { nearestLine } from './text-lines';

const MOST_LINES = 5;
/** Room below the window for its tools. */
const TOOLS_PX = 56;

/** A window over a few lines of the passage. It moves a line at a time, dims the rest, and takes no clicks but its own. */
export function LineReader({
  about,
  onClose,
}: {
  /** Names the passage. On another one it starts at the top. */
  about: number;
  onClose: () => void;
}) {
  const [place, setPlace] = useState<PassagePlace | null>(null);
  const [wanted, setWanted] = useState(0);
  const [size, setSize] = useState(2);
  const handle = useRef<HTMLDivElement>(null);
  const [before, setBefore] = useState(about);
  if (before !== about) {
    setBefore(about);
    setWanted(0);
  }
  useEffect(() => {
    const update = (): void => setPlace(passagePlace());
    update();
    return watchPassage(update);
  }, [about]);
  // It's drawn once it's known where the passage is.
  const drawn = place !== null && place.lines.length > 0;
  useEffect(() => {
    if (drawn) handle.current?.focus();
  }, [drawn]);
  if (!drawn) return null;

  const { pane, lines } = place;
  const count = Math.min(size, lines.length);
  const last = lines.length - count;
  const first = Math.min(wanted, last);
  const { top } = lines[first]!;
  const { bottom } = lines[first + count - 1]!;
  const goTo = (line: number): void => {
    const to = Math.max(0, Math.min(last, line));
    const [from, until] = [lines[to]!.top, lines[to + count - 1]!.bottom + TOOLS_PX];
    setWanted(to);
    if (from < 0) scrollPassage(from);
    else if (until > pane.height) scrollPassage(Math.min(from, until - pane.height));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = { ArrowUp: first - 1, ArrowDown: first + 1, Home: 0, End: last }[event.key];
    if (event.key === 'Escape') onClose();
    else if (to !== undefined) goTo(to);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const from = event.clientY - top;
    followPointer(event.currentTarget, event.pointerId, (moved) => goTo(nearestLine(lines, moved.clientY - from)));
  };
  const shown = count === 1 ? `Line ${first + 1}` : `Lines ${first + 1} to ${first + count}`;
  return (
    <section className={styles.reader} style={pane} aria-label="Line reader">
      <div className={styles.dim} style={{ top: 0, height: Math.max(0, top) }} />
      <div className={styles.window} style={{ top, height: bottom - top }} />
      <div className={styles.dim} style={{ top: Math.max(0, bottom), bottom: 0 }} />
      <div
        className={styles.tools}
        style={{ top: Math.max(0, Math.min(bottom + 6, pane.height - 50)) }}
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
          aria-valuemin={1}
          aria-valuemax={last + 1}
          aria-valuenow={first + 1}
          aria-valuetext={`${shown} of ${lines.length}`}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
        >
          ⠿ Line reader
        </div>
        {/* Not `disabled` at the ends: a button that is switched off under the focus would lose it. */}
        <button
          type="button"
          aria-label="One line fewer"
          aria-disabled={count === 1}
          onClick={() => setSize(Math.max(1, count - 1))}
        >
          <Minus aria-hidden="true" size={18} />
        </button>
        <button
          type="button"
          aria-label="One line more"
          aria-disabled={size === MOST_LINES}
          onClick={() => setSize(Math.min(MOST_LINES, size + 1))}
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
