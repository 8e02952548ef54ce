import { isAnswered } from '@aivy/exam';
import { useState, type RefObject } from 'react';
import { useAppSelector } from '../../core/store';
import { selectSection } from '../selectors';
import { GridLegend, QuestionGrid, type GridFilter } from './question-grid';
import styles from './check-your-work.module.css';

export interface CheckYourWorkProps {
  title: string;
  onPick(index: number): void;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The section at a glance before it is submitted; the counters light up their questions. */
export function CheckYourWork({ title, onPick, headingRef }: CheckYourWorkProps) {
  const record = useAppSelector(selectSection);
  const [filter, setFilter] = useState<GridFilter>('all');
  const answered = record.answers.filter(isAnswered).length;
  const counters: readonly (readonly [GridFilter, string, number])[] = [
    ['answered', 'Answered', answered],
    ['unanswered', 'Unanswered', record.answers.length - answered],
    ['marked', 'For review', record.marked.filter(Boolean).length],
  ];
  return (
    <section className={styles.page} aria-labelledby="check-title" tabIndex={0}>
      <h2 id="check-title" className={styles.title} ref={headingRef} tabIndex={-1}>
        Check Your Work
      </h2>
      <p className={styles.lead}>Pick a question to go back to it. Nothing is submitted until you press Submit.</p>
      <div className={styles.card}>
        <h3 className={styles.section}>{title}</h3>
        <div className={styles.counters} role="group" aria-label="Show only">
          {counters.map(([key, label, count]) => (
            <button
              key={key}
              type="button"
              className={styles.counter}
              aria-pressed={filter === key}
              onClick={() => setFilter(filter === key ? 'all' : key)}
            >
              <b>{count}</b> {label}
            </button>
          ))}
        </div>
        <GridLegend withCurrent={false} />
        <QuestionGrid record={record} current={null} filter={filter} size="page" onPick={onPick} />
      </div>
    </section>
  );
}
