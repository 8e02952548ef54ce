import { MAX_NOTE, type Annotation } from './annotations-slice';

type Span = Pick<Annotation, 'start' | 'end'>;

const touches = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** What is left of an annotation when a stretch of text is taken out of it; a note stays with the first part. */
function without(annotation: Annotation, cut: Span, newId: () => string): Annotation[] {
  if (!touches(annotation, cut)) return [annotation];
  const before = { ...annotation, end: cut.start };
  const after = { ...annotation, start: cut.end };
  const parts = [before, after].filter(({ start, end }) => end > start);
  return parts.map((part, index) => (index === 0 ? part : { ...part, id: newId(), note: '' }));
}

const covers = (outer: Span, inner: Span): boolean => outer.start <= inner.start && inner.end <= outer.end;

/**
 * The annotations of a region with one more: it takes the place of whatever it covers, and the notes of what it covers
 * whole. Where they have no room in one note, they stay where they are. In the order of the text.
 */
export function annotated(list: readonly Annotation[], added: Annotation, newId: () => string): Annotation[] {
  const noted = list.filter((each) => each.note !== '' && covers(added, each));
  const note = [added.note, ...noted.map((each) => each.note)].filter((each) => each !== '').join('\n');
  const [stays, news] =
    note.length <= MAX_NOTE
      ? [[], [{ ...added, note }]]
      : [noted, noted.reduce((parts, each) => unannotated(parts, each, newId), [added])];
  const others = list.filter((each) => !stays.includes(each));
  return [...stays, ...others.flatMap((each) => without(each, added, newId)), ...news].sort(
    (a, b) => a.start - b.start,
  );
}

/** The annotations of a region without the stretch. */
export const unannotated = (list: readonly Annotation[], cut: Span, newId: () => string): Annotation[] =>
  list.flatMap((each) => without(each, cut, newId));

/** Those that a stretch touches, or that a place is in. */
export const touched = (list: readonly Annotation[], span: Span): Annotation[] =>
  list.filter((each) => touches(each, span.start === span.end ? { start: span.start, end: span.start + 1 } : span));

interface Piece {
  from: number;
  to: number;
}

/** A text in the pieces that `breaks` leave of it: words and sentences of two paragraphs or cells are never one. */
const piecesOf = (text: string, breaks: readonly number[]): Piece[] =>
  [0, ...breaks].map((from, index) => ({ from, to: breaks[index] ?? text.length }));

const segmentsOf = (text: string, breaks: readonly number[], granularity: 'word' | 'sentence') => {
  const segmenter = new Intl.Segmenter('en', { granularity });
  return piecesOf(text, breaks).flatMap(({ from, to }) =>
    [...segmenter.segment(text.slice(from, to))].map((each) => ({ ...each, index: from + each.index })),
  );
};

/**
 * A stretch of a text grown to whole words, without the space around it; null where there is nothing but space.
 * @param breaks offsets at which a paragraph or a cell begins
 */
export function wholeWords(text: string, { start, end }: Span, breaks: readonly number[] = []): Span | null {
  const inner = text.slice(start, end);
  const trimmed = { start: start + inner.length - inner.trimStart().length, end: start + inner.trimEnd().length };
  if (trimmed.end <= trimmed.start) return null;
  const words = segmentsOf(text, breaks, 'word').filter(({ isWordLike }) => isWordLike);
  const cut = (at: number) => words.find(({ index, segment }) => index < at && at < index + segment.length);
  const first = cut(trimmed.start);
  const last = cut(trimmed.end);
  return { start: first?.index ?? trimmed.start, end: last ? last.index + last.segment.length : trimmed.end };
}

/**
 * Sentences of a text as offsets: what the keyboard highlights, since a page without a caret selects no text by keys.
 * @param breaks offsets at which a paragraph or a cell begins
 */
export function sentencesOf(text: string, breaks: readonly number[] = []): Span[] {
  return segmentsOf(text, breaks, 'sentence').flatMap(({ segment, index }) => {
    const start = index + (segment.length - segment.trimStart().length);
    const end = index + segment.trimEnd().length;
    return end > start ? [{ start, end }] : [];
  });
}
