import { isAnswered } from '@aivy/exam';
import { Button, Popover } from '@aivy/web-ui';
import { ChevronUp } from 'lucide-react';
import { useAppSelector } from '../../core/store';
import { selectTest } from '../selectors';
import { GridLegend, QuestionGrid } from './question-grid';
import styles from './test-footer.module.css';

export interface NavigatorProps {
  title: string;
  open: boolean;
  onOpenChange(open: boolean): void;
  onPick(index: number): void;
  onReview(): void;
}

export function Navigator({ title, open, onOpenChange, onPick, onReview }: NavigatorProps) {
  const test = useAppSelector(selectTest);
  const record = test.sections[test.section];
  const answered = record.answers.filter(isAnswered).length;
  const total = record.answers.length;
  return (
    <Popover
      label="Question navigator"
      side="top"
      open={open}
      onOpenChange={onOpenChange}
      className={styles.popover}
      trigger={
        <button type="button" className={styles.pill}>
          <span>
            {test.reviewing ? (
              'Check your work'
            ) : (
              <>
                <span className={styles.word}>Question </span>
                {test.position + 1} of {total}
              </>
            )}
          </span>
          <ChevronUp aria-hidden="true" size={18} />
        </button>
      }
    >
      <div className={styles.navigator}>
        <div className={styles.navigatorHead}>
          <h2>{title}</h2>
          <span>
            {answered} of {total} answered
          </span>
        </div>
        <GridLegend withCurrent={!test.reviewing} />
        <QuestionGrid record={record} current={test.reviewing ? null : test.position} onPick={onPick} />
        <Button variant="outline" className={styles.toReview} onClick={onReview}>
          Go to Review Page
        </Button>
      </div>
    </Popover>
  );
}
