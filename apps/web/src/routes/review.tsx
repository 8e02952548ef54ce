import { SUBMITTED_STAGE } from '@aivy/contracts';
import { preloadDisplayFont } from '@aivy/web-ui';
import { Navigate } from 'react-router-dom';
import { PageLoader } from '../core/page/page-loader';
import { useAppSelector } from '../core/store';
import { routePath } from '../config/route-names';
import { useOpenDiagnostic, useRetake, useSessionReady } from '../features/diagnostic';
import { ReviewPage as Review } from '../features/result';
import { readCompleted } from '../core/device/local-diagnostic';
import { attemptKey } from '../core/device/review-seen';
import { LazyChat } from '../player/tutor/lazy-chat';

/** What follows a finished test; without one the way to it. */
export default function ReviewPage() {
  preloadDisplayFont();
  const ready = useSessionReady();
  const { isLoggedIn, userId, userStage } = useAppSelector((state) => state.session);
  // The profile may be older than the submission.
  const doubtful = isLoggedIn && userStage < SUBMITTED_STAGE;
  const { state } = useOpenDiagnostic(doubtful);
  const retake = useRetake();
  if (!ready || (doubtful && state === null)) return <PageLoader />;
  const kept = isLoggedIn ? null : readCompleted(null);
  if (isLoggedIn ? doubtful && state?.kind !== 'submitted' : kept === null)
    return <Navigate replace to={routePath('TestPreview')} />;
  return (
    <>
      <main id="main" tabIndex={-1}>
        <Review attempt={attemptKey(userId, kept?.start_time ?? '')} retake={retake} />
      </main>
      <LazyChat
        question={null}
        closedBecause={isLoggedIn ? null : 'Create an account, and I answer questions about your test.'}
      />
    </>
  );
}
