import { Button } from '@aivy/web-ui';
import { useAppSelector } from '../../core/store';
import { saveText, type SaveState } from '../save-state';
import { useTestPlace } from '../hooks/use-test-place';
import { selectSection } from '../selectors';
import { Navigator } from './navigator';
import styles from './test-footer.module.css';

export interface TestFooterProps {
  sectionTitle: string;
  studentName: string | null;
  saveState: SaveState;
  navigatorOpen: boolean;
  onNavigator(open: boolean): void;
  onGoTo(index: number): void;
  onReview(): void;
  onSubmit(): void;
}

export function TestFooter({
  sectionTitle,
  studentName,
  saveState,
  navigatorOpen,
  onNavigator,
  onGoTo,
  onReview,
  onSubmit,
}: TestFooterProps) {
  const test = useTestPlace();
  const last = useAppSelector((state) => selectSection(state).answers.length) - 1;
  const submits = test.reviewing || test.position >= last;
  const back = test.reviewing ? test.position : test.position - 1;
  return (
    <footer className={styles.footer} aria-label="Question navigation">
      <div className={styles.who}>
        <span className={styles.name}>{studentName ?? 'Visitor'}</span>
        <span className={styles.save} role="status" data-save={saveState.kind}>
          <i className={styles.dot} aria-hidden="true" />
          {saveText(saveState)}
        </span>
      </div>
      <Navigator
        title={sectionTitle}
        open={navigatorOpen}
        onOpenChange={onNavigator}
        onPick={onGoTo}
        onReview={onReview}
      />
      <div className={styles.steps}>
        {back >= 0 ? (
          <Button variant="outline" className={styles.step} onClick={() => onGoTo(back)}>
            Back
          </Button>
        ) : null}
        {submits ? (
          <Button className={styles.step} onClick={onSubmit}>
            Submit
          </Button>
        ) : (
          <Button className={styles.step} onClick={() => onGoTo(test.position + 1)}>
            Next
          </Button>
        )}
      </div>
    </footer>
  );
}
