import { useTypedLength } from '../../../../lib/typed-length';
import type { Paragraph } from '../letter-text';
import styles from './letter.module.css';

/** A paragraph with its bold words, up to a number of characters; the rest keeps its place unseen. */
export function Spans({ spans, shown = Number.POSITIVE_INFINITY }: { spans: Paragraph; shown?: number }) {
  return spans.map(({ text, strong }, index) => {
    const before = spans.slice(0, index).reduce((sum, span) => sum + span.text.length, 0);
    const seen = Math.max(0, Math.min(text.length, shown - before));
    const Tag = strong ? 'b' : 'span';
    return (
      <Tag key={index}>
        {text.slice(0, seen)}
        {seen < text.length ? <span className={styles.untyped}>{text.slice(seen)}</span> : null}
      </Tag>
    );
  });
}

const lengthOf = (spans: Paragraph): number => spans.reduce((sum, { text }) => sum + text.length, 0);

/**
 * Paragraphs that are typed one after the other. The whole text is there from the start for screen readers, and so that
 * nothing jumps. @param whole shows everything at once
 */
export function TypedParagraphs({ paragraphs, whole }: { paragraphs: readonly Paragraph[]; whole: boolean }) {
  const total = paragraphs.reduce((sum, spans) => sum + lengthOf(spans), 0);
  const typed = useTypedLength(total, whole);
  return paragraphs.map((spans, index) => {
    const before = paragraphs.slice(0, index).reduce((sum, earlier) => sum + lengthOf(earlier), 0);
    return (
      <div key={index} className={styles.prose}>
        <p aria-hidden>
          <Spans spans={spans} shown={typed - before} />
          {index === paragraphs.length - 1 && typed < total ? <span className={styles.caret} /> : null}
        </p>
        <p className="vh">{spans.map(({ text }) => text).join('')}</p>
      </div>
    );
  });
}
