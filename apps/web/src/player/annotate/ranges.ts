import type { Annotation } from './annotations-slice';

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

/** The annotations of a region with one more: it takes the place of whatever it covers. In the order of the text. */
export const annotated = (list: readonly Annotation[], added: Annotation, newId: () => string): Annotation[] =>
  [...list.flatMap((each) => without(each, added, newId)), added].sort((a, b) => a.start - b.start);

/** The annotations of a region without the stretch. */
export const unannotated = (list: readonly Annotation[], cut: Span, newId: () => string): Annotation[] =>
  list.flatMap((each) => without(each, cut, newId));

/** Those that a stretch touches, or that a place is in. */
export const touched = (list: readonly Annotation[], span: Span): Annotation[] =>
  list.filter((each) => touches(each, span.start === span.end ? { start: span.start, end: span.start + 1 } : span));

/** A stretch of a text grown to whole words, without the space around it; null where there is nothing but space. */
export function wholeWords(text: string, { start, end }: Span): Span | null {
  const inner = text.slice(start, end);
  const trimmed = { start: start + inner.length - inner.trimStart().length, end: start + inner.trimEnd().length };
  if (trimmed.end <= trimmed.start) return null;
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
  const words = [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike);
  const cut = (at: number) => words.find(({ index, segment }) => index < at && at < index + segment.length);
  const first = cut(trimmed.start);
  const last = cut(trimmed.end);
  return { start: first?.index ?? trimmed.start, end: last ? last.index + last.segment.length : trimmed.end };
}

/** Sentences of a text as offsets: what the keyboard highlights, since a page without a caret selects no text by keys. */
export function sentencesOf(text: string): Span[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
  return [...segmenter.segment(text)].flatMap(({ segment, index }) => {
    const start = index + (segment.length - segment.trimStart().length);
    const end = index + segment.trimEnd().length;
    return end > start ? [{ start, end }] : [];
  });
}
