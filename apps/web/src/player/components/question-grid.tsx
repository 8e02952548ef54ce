import { isAnswered } from '@aivy/exam';
import { Bookmark } from 'lucide-react';
import type { SectionRecord } from '../types';
import styles from './question-grid.module.css';

export type GridFilter = 'all' | 'answered' | 'unanswered' | 'marked';

export interface QuestionGridProps {
  record: SectionRecord;
  /** Null on the review page, where no question is on the screen. */
  current: number | null;
  filter?: GridFilter;
  size?: 'popover' | 'page';
  onPick(index: number): void;
}

const matches = (filter: GridFilter, answered: boolean, marked: boolean): boolean =>
  filter === 'all' || (filter === 'answered' ? answered : filter === 'unanswered' ? !answered : marked);

/** All questions of the section as squares; each says its state in words too. */
export function QuestionGrid({ record, current, filter = 'all', size = 'popover', onPick }: QuestionGridProps) {
  return (
    <ol className={styles.grid} data-size={size}>
      {record.answers.map((answer, index) => {
        const answered = isAnswered(answer);
        const marked = record.marked[index] ?? false;
        const state = [
          answered ? 'answered' : 'unanswered',
          marked ? 'for review' : '',
          index === current ? 'current' : '',
        ]
          .filter(Boolean)
          .join(', ');
        return (
          <li key={index}>
            <button
              type="button"
              className={styles.square}
              data-answered={answered}
              data-current={index === current}
              data-dim={!matches(filter, answered, marked)}
              aria-label={`Question ${index + 1}, ${state}`}
              {...(index === current ? { 'aria-current': 'step' as const } : {})}
              onClick={() => onPick(index)}
            >
              {index + 1}
              {marked ? <Bookmark className={styles.flag} aria-hidden="true" size={18} /> : null}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

export function GridLegend({ withCurrent }: { withCurrent: boolean }) {
  return (
    <ul className={styles.legend} aria-label="Legend">
      {withCurrent ? (
        <li>
          <i className={styles.swatch} data-kind="current" />
          Current
        </li>
      ) : null}
      <li>
        <i className={styles.swatch} data-kind="answered" />
        Answered
      </li>
      <li>
        <i className={styles.swatch} />
        Unanswered
      </li>
      <li>
        <Bookmark className={styles.legendFlag} aria-hidden="true" size={16} />
        For review
      </li>
    </ul>
  );
}
