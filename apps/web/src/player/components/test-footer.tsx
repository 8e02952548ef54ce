import { Button } from '@aivy/web-ui';
import { useAppSelector } from '../../core/store';
import { saveText, type SaveState } from '../save-state';
import { useTestPlace } from '../hooks/use-test-place';
import { selectSection } from '../selectors';
import type { TestSteps } from '../steps';
import { Navigator } from './navigator';
import { StepWait } from './step-wait';
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
  /** Of a section without a way back; null where the student goes about as they like. */
  steps: TestSteps | null;
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
  steps,
}: TestFooterProps) {
  const test = useTestPlace();
  const last = useAppSelector((state) => selectSection(state).answers.length) - 1;
  const submits = test.reviewing || test.position >= last;
  const back = test.reviewing ? test.position : test.position - 1;
  return (
    <footer className={styles.footer} aria-label="Question navigation">
      {steps ? <StepWait waiting={steps.waiting} /> : null}
      <div className={styles.who}>
        <span className={styles.name}>{studentName ?? 'Visitor'}</span>
        <span className={styles.save} role="status" data-save={saveState.kind}>
          <i className={styles.dot} aria-hidden="true" />
          {saveText(saveState)}
        </span>
      </div>
      {steps ? (
        <span className={styles.count}>
          <span className={styles.word}>Question </span>
          {test.position + 1} of {steps.total}
        </span>
      ) : (
        <Navigator
          title={sectionTitle}
          open={navigatorOpen}
          onOpenChange={onNavigator}
          onPick={onGoTo}
          onReview={onReview}
        />
      )}
      <div className={styles.steps}>
        {back >= 0 && !steps ? (
          <Button variant="outline" className={styles.step} onClick={() => onGoTo(back)}>
            Back
          </Button>
        ) : null}
        {submits ? (
          <Button className={styles.step} onClick={onSubmit}>
            Submit
          </Button>
        ) : (
          <Button
            className={styles.step}
            pendingLabel={steps?.waiting ? 'Next' : undefined}
            onClick={() => (steps ? steps.onNext() : onGoTo(test.position + 1))}
          >
            Next
          </Button>
        )}
      </div>
    </footer>
  );
}
