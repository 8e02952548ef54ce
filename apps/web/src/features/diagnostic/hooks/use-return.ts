import { ERRORS } from '@aivy/contracts';
import { useNavigate } from 'react-router-dom';
import { routePath } from '../../../config/route-names';
import { showAlert } from '../../../core/alerts/alerts-slice';
import { useAppDispatch, useAppSelector } from '../../../core/store';
import { useEarlierSubmission } from '../../../player';
import { submissionKey, type SubmitOutcome } from '../submit';

/** Whoever comes back to a diagnostic whose submission is under way waits (true) and is led on with its outcome. */
export function useReturn(): boolean {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const userId = useAppSelector((state) => state.session.userId);
  return useEarlierSubmission(submissionKey(userId), (outcome: SubmitOutcome) => {
    if (outcome.kind === 'failed') {
      dispatch(showAlert({ tone: 'error', text: outcome.message }));
      return false;
    }
    const isNew = outcome.kind === 'done';
    if (!isNew) dispatch(showAlert({ tone: 'error', text: ERRORS['DT-TESTEXIST'].text }));
    const to = isNew ? `${routePath('LoadingPage')}?nextRoute=ReviewPage` : routePath('ReviewPage');
    void navigate(to, { replace: true });
    return true;
  });
}
