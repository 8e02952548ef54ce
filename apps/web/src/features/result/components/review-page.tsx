import { Button, Spinner } from '@aivy/web-ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppSelector } from '../../../core/store';
import { routePath } from '../../../config/route-names';
import { clearLocalDiagnostic } from '../../../core/device/local-diagnostic';
import { isReviewSeen, rememberReview } from '../../../core/device/review-seen';
import { REVIEW_LINE } from '../tutor-lines';
import { useVisitorEffort } from '../hooks/use-visitor-effort';
import type { Retake } from './retake-button';
import { SignUpPopup } from './sign-up-popup';
import { TutorSays } from '../../../core/page/tutor-says';
import { VisitorEffort } from './visitor-effort';
import styles from './review-page.module.css';

/** Specification §9. */
const REVIEW_LOADING_MS = 2_000;
const REPORT_STEPS = ['Score Reports', 'Summary: Remarks & Suggestions', 'Accuracy & Distribution'];

function ModuleOver() {
  return (
    <div className={styles.over}>
      <h1 className={styles.title}>This Module is Over</h1>
      <div role="status" className={styles.wait}>
        <p>All your work has been saved.</p>
        <p>Your score report is coming up in a moment.</p>
        <p>Do not refresh this page or quit the app.</p>
      </div>
      <Spinner />
    </div>
  );
}

/**
 * Between the test and its report: a short pause, then what the report holds and the way to it.
 * @param attempt names the attempt; the pause comes once for each
 */
export function ReviewPage({ attempt, retake }: { attempt: string; retake: Retake }) {
  const [isLoading, setIsLoading] = useState(() => !isReviewSeen(attempt));
  const [asksSignUp, setAsksSignUp] = useState(false);
  const isLoggedIn = useAppSelector((state) => state.session.isLoggedIn);
  const { loading, effort } = useVisitorEffort();
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => {
      rememberReview(attempt);
      setIsLoading(false);
    }, REVIEW_LOADING_MS);
    return () => clearTimeout(timer);
  }, [attempt]);
  // What the popup says: the test is gone, and the preview offers to take it again.
  const discard = (): void => {
    clearLocalDiagnostic(null);
    void navigate(routePath('TestPreview'), { replace: true });
  };
  if (isLoading || loading) return <ModuleOver />;
  if (effort)
    return (
      <VisitorEffort
        effort={effort}
        retake={retake}
        onWholeAgain={discard}
        onSignUp={() => void navigate(routePath('SignUp'))}
      />
    );
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Your test reports</h1>
      <ol className={styles.steps}>
        {REPORT_STEPS.map((name, index) => (
          <li
            key={name}
            className={index === 0 ? styles.currentStep : styles.step}
            aria-current={index === 0 ? 'step' : undefined}
          >
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            {name}
          </li>
        ))}
      </ol>
      <TutorSays text={REVIEW_LINE} pose="wave" />
      <div className={styles.action}>
        <Button
          variant="primary"
          size="large"
          onClick={() => (isLoggedIn ? void navigate(routePath('DiagnosticResultContent')) : setAsksSignUp(true))}
        >
          Proceed to Your Test Reports
        </Button>
      </div>
      <SignUpPopup
        open={asksSignUp}
        onSignUp={() => void navigate(routePath('SignUp'))}
        onDiscard={discard}
        onClose={() => setAsksSignUp(false)}
      />
    </div>
  );
}
