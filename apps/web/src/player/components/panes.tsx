import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { followPointer } from '../../lib/follow-pointer';
import { SPLIT } from '../layout';
import styles from './panes.module.css';

export interface PanesProps {
  /** Target of the skip link. */
  passageId: string | undefined;
  left: ReactNode;
  right: ReactNode;
  split: number;
  onSplit(percent: number): void;
}

const clampSplit = (percent: number): number => Math.min(SPLIT.max, Math.max(SPLIT.min, percent));

/** Passage and question side by side (stacked on narrow screens) with a divider that keyboard and pointer move. */
export function Panes({ passageId, left, right, split, onSplit }: PanesProps) {
  const frame = useRef<HTMLDivElement>(null);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.button !== 0) return;
    const divider = event.currentTarget;
    followPointer(divider, event.pointerId, (moved) => {
      const box = frame.current?.getBoundingClientRect();
      if (!box) return;
      // Stacked panes have the divider lie across.
      const stacked = divider.getBoundingClientRect().width > divider.getBoundingClientRect().height;
      const share = stacked ? (moved.clientY - box.top) / box.height : (moved.clientX - box.left) / box.width;
      onSplit(clampSplit(Math.round(share * 100)));
    });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = {
      ArrowLeft: split - SPLIT.step,
      ArrowUp: split - SPLIT.step,
      ArrowRight: split + SPLIT.step,
      ArrowDown: split + SPLIT.step,
      Home: SPLIT.min,
      End: SPLIT.max,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onSplit(clampSplit(next));
  };

  return (
    <div
      ref={frame}
      className={styles.panes}
      data-shown-question={passageId}
      style={{ '--split': split } as CSSProperties}
    >
      {/* Scrollable regions take focus, so that the keyboard can scroll them. */}
      <section id={passageId} className={styles.left} aria-label="Passage" tabIndex={0}>
        <div className={styles.measure}>{left}</div>
      </section>
      <div
        className={styles.divider}
        role="separator"
        aria-label="Divider between passage and question"
        aria-orientation="vertical"
        tabIndex={0}
        aria-valuenow={split}
        aria-valuemin={SPLIT.min}
        aria-valuemax={SPLIT.max}
        aria-valuetext={`Passage ${split} percent`}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
        onDoubleClick={() => onSplit(SPLIT.initial)}
      />
      <section className={styles.right} aria-label="Question and answers">
        <div className={styles.measure}>{right}</div>
      </section>
    </div>
  );
}
