import { StickyNote } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Annotation } from './annotations-slice';
import { regionElement } from './paint';
import { rangeOf } from './text-offsets';
import styles from './annotate.module.css';

interface Mark {
  annotation: Annotation;
  /** What the region's text stands in; the mark is placed in it and scrolls with it. */
  host: HTMLElement;
  /** Middle of the first marked line, px from the upper edge of `host` before its zoom. */
  middle: number;
}

function markOf(annotation: Annotation): Mark | null {
  const region = regionElement(annotation.region);
  const host = region?.parentElement;
  const range = region && rangeOf(region, annotation.start, annotation.end);
  const line = range?.getClientRects?.()[0];
  if (!host || !line) return null;
  const box = host.getBoundingClientRect();
  const zoom = host.offsetWidth > 0 ? box.width / host.offsetWidth : 1;
  return { annotation, host, middle: ((line.top + line.bottom) / 2 - box.top) / zoom };
}

const marksOf = (annotations: readonly Annotation[]): Mark[] =>
  annotations.filter(({ note }) => note.trim() !== '').flatMap((each) => markOf(each) ?? []);

/** A sign in the margin beside each highlight that has a note; it opens the note. */
export function NoteMarks({
  annotations,
  onOpen,
}: {
  annotations: readonly Annotation[];
  onOpen: (id: string) => void;
}) {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => {
    const update = (): void => setMarks(marksOf(annotations));
    update();
    // Lines break elsewhere when the text becomes larger, or a window takes room from it.
    const observer = new ResizeObserver(update);
    for (const { host } of marksOf(annotations)) observer.observe(host);
    return () => observer.disconnect();
  }, [annotations]);
  return marks.map(({ annotation: { id, note }, host, middle }) =>
    createPortal(
      <button
        type="button"
        className={styles.mark}
        style={{ top: middle }}
        aria-label={`Note: ${note}`}
        title={note}
        onClick={() => onOpen(id)}
      >
        <StickyNote aria-hidden="true" size={16} />
      </button>,
      host,
      id,
    ),
  );
}
