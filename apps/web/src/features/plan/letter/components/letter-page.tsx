import { Button, ProgressDots } from '@aivy/web-ui';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { LETTER_PAGES, type LetterPageNumber } from '../letter-steps';
import styles from './letter.module.css';

export interface LetterPageProps {
  page: LetterPageNumber;
  title: string;
  next: { label: string; go(): void };
  /** Absent on the first page. */
  onBack?: (() => void) | undefined;
  /** The paper was touched. */
  onTouch?: () => void;
  children: ReactNode;
}

/** One page of the letter: where one is, its title, and the one button that leads on. */
export function LetterPage({ page, title, next, onBack, onTouch, children }: LetterPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <article className={styles.paper} onPointerDown={onTouch}>
      <div className={styles.progress}>
        <ProgressDots current={page} total={LETTER_PAGES} label="Page" />
        <span className="num">
          Page {page} of {LETTER_PAGES}
        </span>
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      <div className={styles.foot}>
        {onBack ? (
          <Button variant="ghost" icon={<ChevronLeft aria-hidden size={20} />} onClick={onBack}>
            Back
          </Button>
        ) : (
          <span />
        )}
        <Button onClick={next.go}>{next.label}</Button>
      </div>
    </article>
  );
}
