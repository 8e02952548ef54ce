import { memo, useMemo } from 'react';
import { withHeaderNames } from './header-names';
import { withNameWords } from './name-words';
import { sanitizeHtml } from './sanitize';
import { useMath } from './use-math';
import styles from './math-text.module.css';

export interface MathTextProps {
  /** Item HTML, trusted no further than the sanitiser; TeX between `\( \)` or `\[ \]`. */
  html: string;
  /** Typesettings of its formulas, if they came with it. */
  typeset?: string | undefined;
  className?: string;
  /** Element to render; default `div`. */
  as?: 'div' | 'span' | 'p';
  /** It names the button that it stands in. */
  names?: boolean;
}

/**
 * Item HTML with its formulae drawn, in the same paint as the text around them. Text without TeX loads nothing. While
 * the renderer is fetched the text is there unseen; a page that must not shift then waits with `useMath`. When it
 * cannot be fetched the formulae show their source, for which the page should say the reason: `MathNotice`. Memoised: a
 * page is drawn anew with every answer, its texts are not.
 */
export const MathText = memo(function MathText({
  html,
  typeset,
  className,
  as: Element = 'div',
  names = false,
}: MathTextProps) {
  const math = useMath([html], typeset);
  const content = useMemo(() => {
    const drawn = math.kind === 'ready' ? math.draw(html) : sanitizeHtml(html);
    return { __html: names ? withNameWords(drawn) : withHeaderNames(drawn) };
  }, [html, math, names]);
  const classNames = [styles.host, math.kind === 'waiting' ? styles.waiting : undefined, className].filter(
    (name) => name !== undefined,
  );
  return (
    <Element
      className={classNames.join(' ')}
      aria-busy={math.kind === 'waiting' ? true : undefined}
      dangerouslySetInnerHTML={content}
    />
  );
});
