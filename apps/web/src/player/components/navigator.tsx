import { isAnswered } from '@aivy/exam';
import { Button, Popover } from '@aivy/web-ui';
import { ChevronUp } from 'lucide-react';
import { useAppSelector } from '../../core/store';
import { useTestPlace } from '../hooks/use-test-place';
import { selectSection } from '../selectors';
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
  const test = useTestPlace();
  const total = useAppSelector((state) => selectSection(state).answers.length);
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
      <Questions title={title} onPick={onPick} onReview={onReview} />
    </Popover>
  );
}

/** Only while it is open: an answer then draws nothing anew that nobody sees. */
function Questions({ title, onPick, onReview }: Pick<NavigatorProps, 'title' | 'onPick' | 'onReview'>) {
  const { position, reviewing } = useTestPlace();
  const record = useAppSelector(selectSection);
  return (
    <div className={styles.navigator}>
      <div className={styles.navigatorHead}>
        <h2>{title}</h2>
        <span>
          {record.answers.filter(isAnswered).length} of {record.answers.length} answered
        </span>
      </div>
      <GridLegend withCurrent={!reviewing} />
      <QuestionGrid record={record} current={reviewing ? null : position} onPick={onPick} />
      <Button variant="outline" className={styles.toReview} onClick={onReview}>
        Go to Review Page
      </Button>
    </div>
  );
}
