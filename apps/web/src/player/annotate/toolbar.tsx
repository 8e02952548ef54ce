import { StickyNote, Trash2 } from 'lucide-react';
import { useEffect, type PointerEvent } from 'react';
import type { AnnotationStyle } from './annotations-slice';
import { STYLES } from './paint';
import styles from './annotate.module.css';

export interface ToolbarPlace {
  /** The selection on the screen. */
  box: DOMRect;
  /** Id of the annotation that was clicked; null for a fresh selection. */
  existing: string | null;
}

export interface AnnotationToolbarProps {
  place: ToolbarPlace;
  onStyle(style: AnnotationStyle): void;
  onNote(): void;
  onDelete(): void;
  onClose(): void;
}

const WIDTH = 420;
const HEIGHT = 56;
const GAP = 8;

/** Colours, lines, note and delete, beside the selected text. */
export function AnnotationToolbar({ place: { box }, onStyle, onNote, onDelete, onClose }: AnnotationToolbarProps) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  const width = Math.min(WIDTH, window.innerWidth - 2 * GAP);
  const left = Math.max(GAP, Math.min(box.left + box.width / 2 - width / 2, window.innerWidth - width - GAP));
  const top =
    box.top > HEIGHT + GAP * 2 ? box.top - HEIGHT - GAP : Math.min(box.bottom + GAP, window.innerHeight - HEIGHT - GAP);
  // A press must not take the selection away before the click has read it.
  const keepSelection = (event: PointerEvent): void => event.preventDefault();
  return (
    <section
      className={styles.toolbar}
      aria-label="Annotate the selected text"
      data-annotation-toolbar
      style={{ left, top, maxWidth: width }}
      onPointerDown={keepSelection}
    >
      {STYLES.map(({ style, name }) => (
        <button
          key={style}
          type="button"
          className={styles.style}
          aria-label={name}
          title={name}
          onClick={() => onStyle(style)}
        >
          <span className={styles.sample} data-style={style} aria-hidden="true">
            Aa
          </span>
        </button>
      ))}
      <button type="button" className={styles.style} aria-label="Add a note" title="Note" onClick={onNote}>
        <StickyNote aria-hidden="true" size={20} />
      </button>
      <button
        type="button"
        className={styles.style}
        aria-label="Delete the highlight"
        title="Delete"
        onClick={onDelete}
      >
        <Trash2 aria-hidden="true" size={20} />
      </button>
    </section>
  );
}
