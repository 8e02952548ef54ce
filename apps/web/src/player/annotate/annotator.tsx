import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch, useAppSelector, type RootState } from '../../core/store';
import { useAnnounce } from '../components/announcer';
import {
  annotationChanged,
  annotationRemoved,
  regionAnnotated,
  selectAnnotations,
  type Annotation,
  type AnnotationStyle,
} from './annotations-slice';
import { NoteMarks } from './note-marks';
import { noteFieldId, NotesWindow } from './notes-window';
import { paint, regionElement } from './paint';
import { annotated, touched, unannotated, wholeWords } from './ranges';
import { breaksOf, offsetOf, offsetsOf } from './text-offsets';
import { AnnotationToolbar, type ToolbarTarget } from './toolbar';
import './highlights.css';

/** What the test's keys ask of the annotator. */
export interface AnnotatorHandle {
  highlight(): void;
  clear(): void;
}

export interface AnnotatorProps {
  questionId: number;
  /** The list of highlights and notes is open. */
  listOpen: boolean;
  onList(open: boolean): void;
  handle: RefObject<AnnotatorHandle | null>;
}

type Region = Annotation['region'];
interface Stretch {
  region: Region;
  start: number;
  end: number;
}

const REGIONS: readonly Region[] = ['passage', 'question'];
/** A selection that is still being pulled at changes more often. */
const SELECTION_RESTS_MS = 250;
const newId = (): string => crypto.randomUUID().slice(0, 12);

/** The words that the selection touches, if it lies in a region that takes annotations. */
function selectedStretch(): (Stretch & { box: DOMRect }) | null {
  const selection = window.getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  for (const region of REGIONS) {
    const root = regionElement(region);
    const offsets = root && offsetsOf(root, range);
    const words = offsets && wholeWords(root.textContent, offsets, breaksOf(root));
    if (words) return { region, ...words, box: range.getBoundingClientRect() };
  }
  return null;
}

/** The place in the text under a point; Safari has only the older name for it. */
function caretAt(x: number, y: number): { node: Node; offset: number } | null {
  const position = document.caretPositionFromPoint?.(x, y);
  if (position) return { node: position.offsetNode, offset: position.offset };
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}

/** The annotation under a click. */
function annotationAt(list: readonly Annotation[], x: number, y: number): Annotation | null {
  const caret = caretAt(x, y);
  if (!caret) return null;
  for (const region of REGIONS) {
    const root = regionElement(region);
    if (!root?.contains(caret.node)) continue;
    const at = offsetOf(root, caret.node, caret.offset);
    return (
      touched(
        list.filter((each) => each.region === region),
        { start: at, end: at },
      )[0] ?? null
    );
  }
  return null;
}

/** Highlights and notes in the texts of Reading & Writing: by selecting, by the H key, or from the list. */
export function Annotator({ questionId, listOpen, onList, handle }: AnnotatorProps) {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const announce = useAnnounce();
  const all = useAppSelector(selectAnnotations);
  const mine = useMemo(() => all.filter(({ question_id: id }) => id === questionId), [all, questionId]);
  const [place, setPlace] = useState<(ToolbarTarget & Stretch) | null>(null);
  const [noteOf, setNoteOf] = useState<string | null>(null);

  useEffect(() => {
    paint(selectAnnotations(store.getState()).filter(({ question_id: id }) => id === questionId));
  }, [all, questionId, store]);
  useEffect(() => () => paint([]), []);

  const here = useCallback(
    (region: Region): Annotation[] =>
      selectAnnotations(store.getState()).filter((each) => each.question_id === questionId && each.region === region),
    [questionId, store],
  );
  const add = useCallback(
    (stretch: Stretch, style: AnnotationStyle): Annotation => {
      const annotation: Annotation = {
        id: newId(),
        question_id: questionId,
        region: stretch.region,
        start: stretch.start,
        end: stretch.end,
        style,
        note: '',
      };
      dispatch(
        regionAnnotated({
          questionId,
          region: stretch.region,
          annotations: annotated(here(stretch.region), annotation, newId),
        }),
      );
      announce('Highlighted');
      return annotation;
    },
    [announce, dispatch, here, questionId],
  );
  const remove = useCallback(
    (stretch: Stretch): void => {
      dispatch(
        regionAnnotated({
          questionId,
          region: stretch.region,
          annotations: unannotated(here(stretch.region), stretch, newId),
        }),
      );
      announce('Highlight removed');
    },
    [announce, dispatch, here, questionId],
  );
  const openNote = (id: string): void => {
    setNoteOf(id);
    onList(true);
    // Where the list is open already.
    document.getElementById(noteFieldId(id))?.focus();
  };
  const done = (): void => {
    window.getSelection()?.removeAllRanges();
    setPlace(null);
  };

  useEffect(() => {
    handle.current = {
      highlight: () => {
        const stretch = selectedStretch();
        if (!stretch) return announce('Select some text first, or use the list of highlights and notes');
        add(stretch, 'yellow');
        window.getSelection()?.removeAllRanges();
        setPlace(null);
      },
      clear: () => {
        const stretch = selectedStretch();
        for (const region of REGIONS) {
          if (stretch && stretch.region !== region) continue;
          dispatch(
            regionAnnotated({
              questionId,
              region,
              annotations: stretch ? unannotated(here(region), stretch, newId) : [],
            }),
          );
        }
        announce('Highlights removed');
        setPlace(null);
      },
    };
    return () => {
      handle.current = null;
    };
  }, [add, announce, dispatch, handle, here, questionId]);

  const latest = useRef(mine);
  useEffect(() => {
    latest.current = mine;
  });
  useEffect(() => {
    // What was selected before this tool came.
    const before = selectedStretch();
    if (before) setPlace({ ...before, existing: null });
    const onUp = (event: PointerEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('[data-annotation-toolbar]')) return;
      // Not the text behind a button or a window that this very click has closed.
      const onText = target?.closest('[data-region]') != null;
      // The browser settles the selection after the pointer has gone up.
      requestAnimationFrame(() => {
        const stretch = selectedStretch();
        if (stretch) return setPlace({ ...stretch, existing: null });
        const under = onText ? annotationAt(latest.current, event.clientX, event.clientY) : null;
        setPlace(
          under
            ? {
                region: under.region,
                start: under.start,
                end: under.end,
                box: new DOMRect(event.clientX, event.clientY, 1, 1),
                existing: under.id,
              }
            : null,
        );
      });
    };
    // A long press and the handles of a selection end in no pointer that goes up: what they select is looked at once it rests.
    let held = false;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const onHold = (): void => {
      held = true;
    };
    const onLetGo = (): void => {
      held = false;
    };
    const onSelection = (): void => {
      clearTimeout(rest);
      rest = setTimeout(() => {
        const stretch = held ? null : selectedStretch();
        if (stretch) setPlace({ ...stretch, existing: null });
      }, SELECTION_RESTS_MS);
    };
    const onScroll = (): void => setPlace(null);
    document.addEventListener('pointerdown', onHold, true);
    document.addEventListener('pointerup', onLetGo, true);
    document.addEventListener('pointercancel', onLetGo, true);
    document.addEventListener('selectionchange', onSelection);
    document.addEventListener('pointerup', onUp);
    document.addEventListener('scroll', onScroll, true);
    return () => {
      clearTimeout(rest);
      document.removeEventListener('pointerdown', onHold, true);
      document.removeEventListener('pointerup', onLetGo, true);
      document.removeEventListener('pointercancel', onLetGo, true);
      document.removeEventListener('selectionchange', onSelection);
      document.removeEventListener('pointerup', onUp);
      document.removeEventListener('scroll', onScroll, true);
    };
  }, []);

  return (
    <>
      {place ? (
        <AnnotationToolbar
          target={place}
          onStyle={(style) => {
            if (place.existing === null) add(place, style);
            else dispatch(annotationChanged({ id: place.existing, style }));
            done();
          }}
          onNote={() => {
            const id = place.existing ?? add(place, 'yellow').id;
            openNote(id);
            done();
          }}
          onDelete={() => {
            if (place.existing === null) remove(place);
            else dispatch(annotationRemoved(place.existing));
            done();
          }}
          onClose={done}
        />
      ) : null}
      <NoteMarks annotations={mine} onOpen={openNote} />
      {listOpen ? (
        <NotesWindow
          questionId={questionId}
          annotations={mine}
          focusOn={noteOf}
          onAdd={(stretch) => add(stretch, 'yellow')}
          onRemove={remove}
          onClose={() => onList(false)}
        />
      ) : null}
    </>
  );
}
