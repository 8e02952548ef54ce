import { Suspense, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { LazyTex } from './lazy-tex';
import { DISPLAY_ATTRIBUTE, markTex, TEX_ATTRIBUTE } from './mark-tex';
import { hasTex } from './split-tex';
import { TexBoundary } from './tex-boundary';
import styles from './math-text.module.css';

export interface MathTextProps {
  /** Item HTML, trusted no further than the sanitiser; TeX between `\( \)` or `\[ \]`. */
  html: string;
  className?: string;
  /** Element to render; default `div`. */
  as?: 'div' | 'span' | 'p';
}

/** Item HTML with its formulae drawn. Text without TeX renders at once and loads nothing. */
export function MathText({ html, className, as: Element = 'div' }: MathTextProps) {
  const host = useRef<HTMLElement>(null);
  const keepHost = useCallback((node: HTMLElement | null) => void (host.current = node), []);
  const [slots, setSlots] = useState<HTMLElement[]>([]);
  const content = useMemo(() => ({ __html: markTex(html) }), [html]);
  const mathematical = hasTex(html);
  useLayoutEffect(() => {
    setSlots(mathematical && host.current ? [...host.current.querySelectorAll<HTMLElement>(`[${TEX_ATTRIBUTE}]`)] : []);
  }, [content, mathematical]);
  return (
    <>
      <Element ref={keepHost} className={className === undefined ? styles.host : `${styles.host} ${className}`} dangerouslySetInnerHTML={content} />
      {slots.map((slot, index) => createPortal(<Formula slot={slot} />, slot, `${index}`))}
    </>
  );
}

function Formula({ slot }: { slot: HTMLElement }) {
  const tex = slot.getAttribute(TEX_ATTRIBUTE) ?? '';
  const source = <code className={styles.source}>{tex}</code>;
  return (
    <TexBoundary key={tex} fallback={source}>
      <Suspense fallback={source}>
        <LazyTex tex={tex} display={slot.hasAttribute(DISPLAY_ATTRIBUTE)} />
      </Suspense>
    </TexBoundary>
  );
}
