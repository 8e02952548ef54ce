import { memo, useMemo, useRef, type RefObject } from 'react';
import { withHeaderNames } from './header-names';
import { withNameWords } from './name-words';
import { sanitizeHtml } from './sanitize';
import { useMath } from './use-math';
import styles from './math-text.module.css';

export interface MathTextProps {
  /** Item HTML, trusted no further than the sanitizer; TeX between `\( \)` or `\[ \]`. */
  html: string;
  /** Typesettings of its formulas, if they came with it. */
  typeset?: string | undefined;
  className?: string;
  /** Element to render; default `div`. */
  as?: 'div' | 'span' | 'p';
  /** Whether it names the button it's in. */
  names?: boolean;
}

/**
 * Item HTML with its formulas drawn: in the same paint as the text around them if they were typeset at release, right
 * after it otherwise. Text without TeX loads nothing. While the renderer loads, the text is there but hidden; a page
 * that must not shift then waits with `useMath`. If the renderer can't be loaded, formulas show their source, and the
 * page should give the reason: `MathNotice`. Memoized, because a page renders again with every answer.
 */
export const MathText = memo(function MathText({
  html,
  typeset,
  className,
  as: Element = 'div',
  names = false,
}: MathTextProps) {
  const math = useMath([html], typeset);
  const host = useRef<HTMLElement>(null);
  const content = useMemo(() => {
    const drawn = math.kind === 'ready' ? math.draw(html) : sanitizeHtml(html);
    return { __html: names ? withNameWords(drawn) : withHeaderNames(drawn) };
  }, [html, math, names]);
  const Formulas = math.kind === 'ready' ? math.Formulas : undefined;
  const classNames = [styles.host, math.kind === 'waiting' ? styles.waiting : undefined, className].filter(
    (name) => name !== undefined,
  );
  return (
    <>
      <Element
        ref={host as RefObject<never>}
        className={classNames.join(' ')}
        aria-busy={math.kind === 'waiting' ? true : undefined}
        dangerouslySetInnerHTML={content}
      />
      {Formulas ? <Formulas host={host} html={content.__html} /> : null}
    </>
  );
});
