import { showAlert } from '../../../core/alerts/alerts-slice';
import { useAppDispatch, useAppSelector } from '../../../core/store';
import { useEarlierSubmission } from '../../../player';
import { submissionKey, type SubmitOutcome } from '../submit';
import { useLeadOn } from './use-lead-on';

/** Whoever comes back to a test with a submission of a module under way waits (true) and is led on with its outcome. */
export function useReturn(testId: string): boolean {
  const dispatch = useAppDispatch();
  const userId = useAppSelector((state) => state.session.userId) ?? '';
  const leadOn = useLeadOn(testId);
  return useEarlierSubmission(submissionKey(userId, testId), (outcome: SubmitOutcome) => {
    if (outcome.kind === 'failed') dispatch(showAlert({ tone: 'error', text: outcome.message }));
    if (outcome.kind !== 'done') return false;
    leadOn(outcome);
    // The next module has this very screen.
    return outcome.next === null || outcome.breakEnds !== null;
  });
}
