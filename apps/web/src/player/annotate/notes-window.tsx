import { Button } from '@aivy/web-ui';
import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useAppDispatch } from '../../core/store';
import { FloatingWindow } from '../windows/floating-window';
import {
  annotationChanged,
  annotationRemoved,
  annotationsCleared,
  MAX_NOTE,
  type Annotation,
} from './annotations-slice';
import { canPaint, regionElement, STYLES } from './paint';
import { breaksOf } from './text-offsets';
import { sentencesOf, touched } from './ranges';
import styles from './annotate.module.css';

export interface NotesWindowProps {
  questionId: number;
  annotations: readonly Annotation[];
  /** The annotation whose note is to be written now. */
  focusOn: string | null;
  onAdd(stretch: { region: 'passage'; start: number; end: number }): void;
  onRemove(stretch: { region: 'passage'; start: number; end: number }): void;
  onClose(): void;
}

const SMALL = { width: 460, height: 520 };
const LARGE = { width: 560, height: 680 };
/** Leaves both panes beside it on a laptop. */
const DOCKED = 360;
const LEAST = 180;
/** From here on a note says how much room it has. */
const NEARLY_FULL = MAX_NOTE - 50;

const quoteOf = ({ region, start, end }: Annotation): string =>
  (regionElement(region)?.textContent ?? '').slice(start, end);
const styleName = (style: Annotation['style']): string => STYLES.find((each) => each.style === style)?.name ?? style;

/** Of the field that a note is written in. */
export const noteFieldId = (annotationId: string): string => `note-${annotationId}`;

/** Everything that is highlighted in the question, with its notes; and the way to highlight without a mouse. */
export function NotesWindow({ questionId, annotations, focusOn, onAdd, onRemove, onClose }: NotesWindowProps) {
  const dispatch = useAppDispatch();
  const passage = regionElement('passage');
  const text = passage?.textContent ?? '';
  const sentences = useMemo(() => sentencesOf(text, passage ? breaksOf(passage) : []), [passage, text]);
  const inPassage = annotations.filter(({ region }) => region === 'passage');
  return (
    <FloatingWindow
      id="notes"
      name="Highlights & notes"
      small={SMALL}
      large={LARGE}
      docked={DOCKED}
      least={LEAST}
      home="right"
      onClose={onClose}
    >
      <div className={styles.notes}>
        {canPaint() ? null : (
          <p className={styles.hint}>This browser cannot paint highlights; they are kept in this list.</p>
        )}
        {annotations.length === 0 ? (
          <p className={styles.hint}>
            Nothing is highlighted in this question yet. Select text in the passage, or choose sentences below.
          </p>
        ) : null}
        <ul className={styles.list}>
          {annotations.map((annotation) => (
            <li key={annotation.id} className={styles.note}>
              <q className={styles.quote} data-style={annotation.style}>
                {quoteOf(annotation)}
              </q>
              <span className="vh">{styleName(annotation.style)}</span>
              <textarea
                id={noteFieldId(annotation.id)}
                aria-label={`Note on “${quoteOf(annotation).slice(0, 40)}”`}
                placeholder="Write a note"
                maxLength={MAX_NOTE}
                aria-describedby={
                  annotation.note.length >= NEARLY_FULL ? `${noteFieldId(annotation.id)}-room` : undefined
                }
                rows={2}
                value={annotation.note}
                autoFocus={annotation.id === focusOn}
                onChange={(event) => dispatch(annotationChanged({ id: annotation.id, note: event.target.value }))}
              />
              <button
                type="button"
                className={styles.delete}
                aria-label={`Delete the highlight “${quoteOf(annotation).slice(0, 40)}”`}
                onClick={() => dispatch(annotationRemoved(annotation.id))}
              >
                <Trash2 aria-hidden="true" size={18} />
              </button>
              {annotation.note.length >= NEARLY_FULL ? (
                <p id={`${noteFieldId(annotation.id)}-room`} className={styles.hint} role="status">
                  {annotation.note.length} of {MAX_NOTE} characters
                  {annotation.note.length >= MAX_NOTE ? ': this note takes no more' : ''}
                </p>
              ) : null}
            </li>
          ))}
        </ul>
        {annotations.length > 0 ? (
          <Button variant="outline" onClick={() => dispatch(annotationsCleared(questionId))}>
            Clear all in this question
          </Button>
        ) : null}
        <details className={styles.sentences}>
          <summary>Highlight by sentence</summary>
          <ul>
            {sentences.map((sentence) => {
              const on = touched(inPassage, sentence).length > 0;
              return (
                <li key={sentence.start}>
                  <button
                    type="button"
                    aria-pressed={on}
                    onClick={() => (on ? onRemove : onAdd)({ region: 'passage', ...sentence })}
                  >
                    {text.slice(sentence.start, sentence.end)}
                  </button>
                </li>
              );
            })}
          </ul>
        </details>
      </div>
    </FloatingWindow>
  );
}
