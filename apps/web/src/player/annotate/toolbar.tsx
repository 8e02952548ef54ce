import { StickyNote, Trash2 } from 'lucide-react';
import { useEffect, useMemo, type PointerEvent } from 'react';
import type { AnnotationStyle } from './annotations-slice';
import { regionElement, STYLES } from './paint';
import { toolbarPlace, type Edges, type ToolbarPlace } from './toolbar-place';
import styles from './annotate.module.css';

export interface ToolbarTarget {
  /** The selection on the screen. */
  box: DOMRect;
  /** Id of the annotation that was clicked; null for a fresh selection. */
  existing: string | null;
}

export interface AnnotationToolbarProps {
  target: ToolbarTarget;
  onStyle(style: AnnotationStyle): void;
  onNote(): void;
  onDelete(): void;
  onClose(): void;
}

/** @param element null where it is not on the screen, or beside nothing */
const edgesOf = (element: Element | null): Edges | null => element?.getBoundingClientRect() ?? null;

function placeFor(selection: Edges): ToolbarPlace {
  const main = document.querySelector('main')?.getBoundingClientRect();
  const stage = main ?? new DOMRect(0, 0, window.innerWidth, window.innerHeight);
  return toolbarPlace(selection, {
    passage: edgesOf(regionElement('passage')),
    question: edgesOf(regionElement('question')),
    stage,
  });
}

/** Colours, lines, note and delete, beside the selected text and never over it. */
export function AnnotationToolbar({ target: { box }, onStyle, onNote, onDelete, onClose }: AnnotationToolbarProps) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  const place = useMemo(() => placeFor(box), [box]);
  // A press must not take the selection away before the click has read it.
  const keepSelection = (event: PointerEvent): void => event.preventDefault();
  return (
    <section
      className={styles.toolbar}
      aria-label="Annotate the selected text"
      data-annotation-toolbar
      data-kind={place.kind}
      style={place.kind === 'gutter' ? { left: place.left, top: place.top } : undefined}
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
